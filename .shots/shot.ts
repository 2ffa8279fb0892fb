import { launchBrowser, DEVICES, pressAtOnce } from '../test/e2e/site.ts';
import { plant, savedGame } from '../test/e2e/saves.ts';
export const BASE = 'http://127.0.0.1:7391';
export const over = savedGame({ seed: 'to be seen again', bots: [{name:'Penny',bot:'penny'}, {name:'Marlowe',bot:'marlowe'}], until: ({ phase }) => phase === 'over' });
export const SIZES = { phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, laptop: { viewport: { width: 1280, height: 720 } }, desktop: { viewport: { width: 1440, height: 900 } } } as const;
export const open = async (size: keyof typeof SIZES, lang: 'en'|'fr', scheme: 'light'|'dark', save?: string) => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ ...SIZES[size], locale: lang === 'fr' ? 'fr-FR' : 'en-GB', baseURL: BASE, colorScheme: scheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await pressAtOnce(context);
  const page = await context.newPage();
  page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e));
  if (save) await plant(save)(page);
  page.setDefaultTimeout(20000);
  return { browser, page };
};
