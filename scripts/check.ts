/** `npm run check`: format, lint, types, layers, unused code; all of them, then the verdict. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'format and lint': ['biome', 'check', '--error-on-warnings', '.'],
  'types (pure layers)': ['tsc', '-p', 'tsconfig.pure.json'],
  'types (server, tools, tests)': ['tsc', '-p', 'tsconfig.json'],
  'types (client)': ['tsc', '-p', 'tsconfig.client.json'],
  'types (service worker)': ['tsc', '-p', 'tsconfig.service-worker.json'],
  layers: ['node', 'scripts/check-layers.ts'],
  'unused code': ['knip'],
};

const run = (command: readonly string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const [program = '', ...rest] = command;
    const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
    const child = spawn(program, rest, {
      cwd: ROOT,
      env: { ...process.env, PATH: path },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** Runs all checks side by side and prints how each went; true where all are well. */
export const checkAll = async (): Promise<boolean> => {
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, command]) => ({ name, ...(await run(command)) })),
  );
  for (const { name, ok, output } of results) {
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) console.log(output.trimEnd());
  }
  return results.every(({ ok }) => ok);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await checkAll()) ? 0 : 1);
