/** Programs of the system that tests need: found, or installed from Debian where apt can be used. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const runApt = (...words: string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const canUseApt = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** The first of some paths that is there; installs a package where none is. Undefined where that cannot be done either. */
export const findOrInstall = (
  paths: readonly (string | undefined)[],
  name: string,
  what: string,
): string | undefined => {
  const find = (): string | undefined => paths.find((path) => path !== undefined && existsSync(path));
  const found = find();
  if (found !== undefined || !canUseApt()) return found;
  console.error(`Installing ${what} (apt-get install ${name}), once …`);
  if (!runApt('update', '-qq') || !runApt('install', '-y', '-qq', '--no-install-recommends', name))
    return undefined;
  return find();
};
