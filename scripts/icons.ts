/** `npm run icons`: draws the icons of the app from src/client/favicon.svg into src/client/public. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../test/e2e/site.ts';
import { ROOT } from './install.mjs';

const CLIENT = join(ROOT, 'src', 'client');
const FELT = '#0c6148';

type Icon = {
  readonly size: number;
  /** How much of the icon the tile takes; what a device may cut off is felt. */
  readonly part: number;
  readonly ground: string;
};

const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192': { size: 192, part: 1, ground: 'transparent' },
  'icon-512': { size: 512, part: 1, ground: 'transparent' },
  'icon-maskable-512': { size: 512, part: 0.6, ground: FELT },
  'icon-180': { size: 180, part: 0.76, ground: FELT },
};

const svg = readFileSync(join(CLIENT, 'favicon.svg'), 'utf8');
const browser = await launchBrowser();
try {
  for (const [name, { size, part, ground }] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;display:grid;place-content:center;height:100vh;background:${ground}">
       <div style="width:${size * part}px;height:${size * part}px">${svg}</div></body>`,
    );
    writeFileSync(join(CLIENT, 'public', `${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
