/** Finds the browsers that the smoke test runs in beside Chromium: Firefox, and WebKit with a screen; installs Debian's where apt can be used. */
import { findOrInstall } from './apt.ts';

/** The path of a Firefox, or undefined where none is there and none can be installed. */
export const findFirefox = (): string | undefined =>
  findOrInstall(
    [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    'firefox-esr',
    'Firefox for the smoke test',
  );

/** The path of the program that drives WebKit for GTK, or undefined as above. */
export const findWebKitDriver = (): string | undefined =>
  findOrInstall(
    [process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'],
    'webkit2gtk-driver',
    'WebKit for the smoke test',
  );

/** The path of a screen in memory, on which WebKit draws, or undefined as above. */
export const findScreen = (): string | undefined =>
  findOrInstall([process.env['XVFB_PATH'], '/usr/bin/Xvfb'], 'xvfb', 'a screen for WebKit');
