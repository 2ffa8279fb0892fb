import { open, over } from './shot.ts';
for (const [size, lang, scheme] of [['desktop','en','light'],['phone','en','dark']] as const) {
  const { browser, page } = await open(size, lang, scheme, over);
  await page.goto('/replay?game=planted&review=1');
  await page.locator('.review-player').first().waitFor({ timeout: 60000 });
  await page.getByRole('button', { name: /^Try it yourself/ }).first().click();
  await page.locator('.coach').waitFor();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/coach-ui/try-${size}.png` });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await done.click();
  await page.locator('.try-table').waitFor();
  await page.screenshot({ path: `/tmp/coach-ui/try2-${size}.png` });
  await browser.close();
}
