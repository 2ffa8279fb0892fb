/**
 * The first step of every command (`npm start`, `npm test` …), in plain JavaScript that any Node from 20 on can run:
 * installs what is missing, then runs a TypeScript program with the Node that the project brings.
 *
 *   node scripts/launch.mjs PROGRAM.ts [arguments]
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNode, handOver } from './find-node.mjs';
import { installPackages, ROOT } from './install.mjs';

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

const [program, ...programArguments] = process.argv.slice(2);
if (!program) fail('usage: node scripts/launch.mjs PROGRAM.ts [arguments]');
if (!isInstalled()) {
  console.error('Installing packages (npm ci), once …');
  const refusal = installPackages();
  if (refusal) fail(refusal);
}

const { node, note, problem } = findNode();
if (problem) fail(problem);
if (note) console.error(note);
const child = spawn(node, [join(ROOT, program), ...programArguments], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
});
child.on('error', (error) => fail(`The program could not be started: ${error.message}.`));
handOver(child);
