/** Finds the Chromium that browser tests run in; installs Debian's where there is none and apt can be used. */
import { findOrInstall } from './apt.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium, or undefined where none is there and none can be installed. */
export const findChromium = (): string | undefined =>
  findOrInstall([process.env['CHROMIUM_PATH'], ...PLACES], 'chromium', 'Chromium for the browser tests');
