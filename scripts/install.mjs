import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs the packages of the lock file, optional ones too; gives a sentence where that fails, else nothing. */
export const installPackages = () => {
  // Quiet where it goes well: npm's words about versions of Node concern the machine's, not the one we bring.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', ['ci', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error) return `npm could not be started (${error.message}). Install Node.js with npm, then try again.`;
  if (status !== 0)
    return 'The packages could not be installed; npm says why above. Mend that, then try again.';
  return undefined;
};
