import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Ended = { readonly code: number; readonly said: string };

/** Runs one of the commands for hosts, such as `npm run backup`, without npm. */
export const runCommand = (
  program: 'backup' | 'restore' | 'migrate',
  env: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<Ended> =>
  new Promise((resolve) => {
    const file = fileURLToPath(new URL(`../../src/cli/${program}.ts`, import.meta.url));
    execFile(
      process.execPath,
      [file, ...words],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });
