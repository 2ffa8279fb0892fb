#!/usr/bin/env node
/**
 * `wordstake`, where the package is installed: serves the games, or backs their data up and puts it back. In plain JavaScript that
 * any Node from 20 on can run; the rest runs with the Node that the package brings.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, handOver } from '../scripts/find-node.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PROGRAMS = {
  start: 'cli/serve.js',
  backup: 'cli/backup.js',
  restore: 'cli/restore.js',
  migrate: 'cli/migrate.js',
};
const USAGE = `Usage: wordstake [start]                           serves the games on http://localhost:8080
       wordstake backup [FOLDER] [--keep NUMBER]    copies the data while the server plays on
       wordstake restore FOLDER                     puts a backup back; the server must not run
       wordstake migrate --from PLACE --to PLACE    carries the data to another database; likewise

Data lie in ./data-local, or where DATA_DIR says. PORT, HOST and more: docs/hosting.md`;

const end = (text, code) => {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
};

const [command = 'start', ...words] = process.argv.slice(2);
if (command === '--help' || command === 'help') end(USAGE, 0);
if (command === '--version') end(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version, 0);
if (!Object.hasOwn(PROGRAMS, command)) end(`There is no command "${command}".\n\n${USAGE}`, 2);
const program = join(ROOT, 'dist', 'server', PROGRAMS[command]);
if (!existsSync(program)) end('This is no installed package: in a clone, use npm start.', 1);
const { node, note, problem } = findNode();
if (problem) end(problem, 1);
if (note) console.error(note);

// Beside the package, not in it: what npm installs it also removes.
const DATA_DIR = resolve(process.env.DATA_DIR || 'data-local');
const child = spawn(node, [program, ...words], { stdio: 'inherit', env: { ...process.env, DATA_DIR } });
child.on('error', (error) => end(`The program could not be started: ${error.message}.`, 1));
handOver(child);
