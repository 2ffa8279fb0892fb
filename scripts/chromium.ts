/** Finds the Chromium that browser tests run in; installs Debian's headless shell where it is missing and apt can be used. */
import { findOrInstall } from './apt.ts';

/** Chromium without the window around its pages: the same engine, and a page opens in a third of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium, or undefined where none is there and none can be installed. */
export const findChromium = (): string | undefined =>
  findOrInstall(
    [process.env['CHROMIUM_PATH'], SHELL],
    'chromium-headless-shell',
    'Chromium for the browser tests',
  ) ?? findOrInstall(WHOLE, 'chromium', 'Chromium for the browser tests');
