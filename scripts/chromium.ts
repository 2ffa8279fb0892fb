/** Finds the Chromium that browser tests run in; installs Debian's where there is none and apt can be used. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const installed = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path !== undefined && existsSync(path));

const runApt = (...words: string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const canUseApt = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a Chromium, or undefined where none is there and none can be installed. */
export const findChromium = (): string | undefined => {
  const found = installed();
  if (found !== undefined || !canUseApt()) return found;
  console.error('Installing Chromium for the browser tests (apt-get install chromium), once …');
  if (!runApt('update', '-qq') || !runApt('install', '-y', '-qq', '--no-install-recommends', 'chromium'))
    return undefined;
  return installed();
};
