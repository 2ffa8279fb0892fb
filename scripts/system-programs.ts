import { findChromium } from './chromium.ts';
import { findNginx } from './nginx.ts';
import { findFirefox, findScreen, findWebKitDriver } from './other-engines.ts';
import { findPostgres } from './postgres.ts';

/** Finds a program, or says in a sentence what is missing; where it is found, tests read its path from the environment. */
const need = (name: string, find: () => string | undefined, missing: string): string | undefined => {
  const path = find();
  if (path === undefined) return missing;
  process.env[name] = path;
  return undefined;
};

/** Chromium for browser tests; a sentence where there is none. */
export const needChromium = (): string | undefined =>
  need(
    'CHROMIUM_PATH',
    findChromium,
    'The browser tests need Chromium: install it (apt-get install chromium-headless-shell) or name yours in CHROMIUM_PATH.',
  );

/** nginx for the tests of hosting; a sentence where there is none. */
export const needNginx = (): string | undefined =>
  need(
    'NGINX_PATH',
    findNginx,
    'The tests of hosting need nginx: install it (apt-get install nginx) or name yours in NGINX_PATH.',
  );

/** PostgreSQL for the tests of the store; a sentence where there is none. */
export const needPostgres = (): string | undefined =>
  need(
    'POSTGRES_BIN',
    findPostgres,
    'The tests of the store need PostgreSQL: install it (apt-get install postgresql) or name the folder of its programs in POSTGRES_BIN.',
  );

/** Firefox and WebKit for the smoke test; a sentence where one is missing. */
export const needOtherEngines = (): string | undefined =>
  need(
    'FIREFOX_PATH',
    findFirefox,
    'The smoke test needs Firefox: install it (apt-get install firefox-esr) or name yours in FIREFOX_PATH.',
  ) ??
  need(
    'WEBKIT_DRIVER_PATH',
    findWebKitDriver,
    'The smoke test needs WebKit: install it (apt-get install webkit2gtk-driver) or name your WebKitWebDriver in WEBKIT_DRIVER_PATH.',
  ) ??
  need(
    'XVFB_PATH',
    findScreen,
    'The smoke test needs a screen for WebKit: install one (apt-get install xvfb) or name your Xvfb in XVFB_PATH.',
  );
