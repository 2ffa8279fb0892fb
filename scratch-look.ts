// Plays by the page, taking pictures. Not committed.
import { launchBrowser, startServer, DEVICES } from './test/e2e/site.ts';
import { createSimpleCardsBot } from './src/bots/choose-your-words/simple-bot.ts';
const lang = (process.argv[2] ?? 'en') as 'en'|'fr';
const device = (process.argv[3] ?? 'phone') as 'phone'|'desktop';
const options = JSON.parse(process.argv[4] ?? '{"stack":40,"ante":2}');
const bots = Number(process.argv[5] ?? 2);
const scheme = lang === 'fr' ? 'dark' : 'light';
const server = await startServer();
const browser = await launchBrowser();
const ctx = await browser.newContext({ ...DEVICES[device], baseURL: server.base, locale: lang === 'fr' ? 'fr-FR':'en-GB', colorScheme: scheme, reducedMotion: 'reduce' });
const page = await ctx.newPage();
page.setDefaultTimeout(8000);
page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log('CONSOLE', m.text()); });
page.on('pageerror', (e) => console.log('PAGEERROR', String(e)));
await page.goto('/');
await page.request.post('/api/identity', { data: { name: lang === 'fr' ? 'Camille' : 'Ada', language: lang } });
if (lang === 'fr') Object.assign(options, { dictionary: 'fr-full', deck: 'french' });
const made = await page.request.post('/api/tables', { data: { game: 'choose-your-words', capacity: bots + 1, options } });
const body: any = await made.json();
if (!made.ok()) { console.log(body); process.exit(1); }
const code = body.info.code;
for (let i = 0; i < bots; i++) await page.request.post(`/api/tables/${code}/add-bot`, { data: { bot: 'simple' } });
await page.goto(`/t/${code}`);
await page.locator('.lobby').waitFor();
await page.screenshot({ path: `/tmp/cards/lobby-${lang}-${device}.png` });
await page.request.post(`/api/tables/${code}/start`, { data: {} });
await page.locator('.card-table').waitFor();
const seen = new Set<string>();
const shot = async (name: string) => { if (seen.has(name)) return; seen.add(name); await page.waitForTimeout(150); await page.screenshot({ path: `/tmp/cards/${name}-${lang}-${device}.png`, fullPage: process.argv[6] === 'full' }); };
for (let i = 0; i < 160; i++) {
  await page.locator('.card-table:not(:has(.prompt-wait))').waitFor({ timeout: 60000 });
  if (await page.locator('.result').count()) { await shot('result'); break; }
  if (await page.locator('.round-end').count()) { await shot('round-end'); await page.locator('.round-end .actions button').click(); continue; }
  const now = await page.locator('.stage-now').innerText().catch(() => 'category');
  const n = await page.locator('.play-area .actions button').count();
  if (await page.locator('.category-form').count()) { await shot('category'); await page.locator('.category-form input[type=text]').fill('Things that fly'); await page.locator('.category-form .actions button').first().click(); await page.locator('.category-form').waitFor({state:'detached'}); continue; }
  if (await page.locator('.bet-actions').count()) { await shot('bet' + now.slice(0,1));
    // try a word
    if (!seen.has('try')) { for (let k=0;k<4;k++) { await page.locator('.card-hand .card-place:not(.card-used)').first().click(); if (await page.locator('.wild-chooser').count()) { await shot('wild'); await page.locator('.wild-chooser .letter-key').first().click(); } } await shot('try'); }
    const main = page.locator('.bet-actions button.button:not(.button-quiet)'); const label = await main.innerText(); await main.click(); console.log(now, label);
    await page.waitForFunction((l) => document.querySelector('.bet-actions button.button:not(.button-quiet)')?.textContent !== l || document.querySelector('.prompt-wait'), label).catch(()=>{});
    continue; }
  if (await page.locator('.card-place[aria-pressed]').count()) { await page.locator('.card-place[aria-pressed]').first().click(); await page.locator('.card-place[aria-pressed]').nth(1).click(); await shot('exchange'); await page.locator('.play-area .actions button').first().click(); await page.locator('.card-place[aria-pressed]').first().waitFor({state:'detached'}); continue; }
  if (await page.locator('.card-tray').count()) { await shot('declare-empty');
    await page.keyboard.press('Escape');
    for (let k=0;k<6;k++) { await page.locator('.card-hand .card-place:not(.card-used)').first().click(); if (await page.locator('.wild-chooser').count()) { await shot('wild'); await page.locator('.wild-chooser .letter-key').first().click(); } }
    await shot('declare'); await page.locator('.play-area .actions button').first().click(); await page.locator('.card-tray').waitFor({state:'detached'}); await page.waitForTimeout(100); await page.screenshot({ path: `/tmp/cards/sealed-${lang}-${device}.png` }); continue; }
  if (await page.locator('.showdown').count()) { await shot('challenge');
    const doubt = page.locator('.doubts button').first();
    if (!seen.has('ask') && await doubt.count()) { await doubt.click(); await shot('ask'); await page.locator('.play-area fieldset.actions button').last().click(); }
    await page.locator('.play-area > .actions button').first().click(); await page.waitForTimeout(200); continue; }
  console.log('??', now, n, await page.locator('.prompt h2').innerText().catch(()=>'-')); await page.screenshot({ path: '/tmp/cards/odd.png' }); await page.waitForTimeout(300);
}
console.log([...seen].join(' '));
await browser.close(); await server.stop(); process.exit(0);
