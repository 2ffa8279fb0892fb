import { open, over } from './shot.ts';
for (const [size, lang, scheme] of [['desktop','en','dark'],['phone','fr','light']] as const) {
  const { browser, page } = await open(size, lang, scheme, over);
  await page.goto('/replay?game=planted&review=1');
  const start = Date.now();
  await page.locator('.expected-chart').waitFor();
  console.log('first', Date.now() - start);
  await page.locator('.review-player').first().waitFor({ timeout: 60000 });
  console.log('whole', Date.now() - start);
  await page.screenshot({ path: `/tmp/coach-ui/review-${size}.png` });
  await page.locator('.review').evaluate((e) => e.scrollTo(0, 500));
  await page.screenshot({ path: `/tmp/coach-ui/review2-${size}.png` });
  await page.locator('.review').evaluate((e) => e.scrollTo(0, 1100));
  await page.screenshot({ path: `/tmp/coach-ui/review3-${size}.png` });
  if (size === 'phone') await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/coach-ui/review4-${size}.png` });
  await browser.close();
}
