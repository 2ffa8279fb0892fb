import { open, over } from './shot.ts';
for (const [size, lang, scheme] of [['phone','en','light'],['desktop','fr','dark'],['laptop','en','dark']] as const) {
  const { browser, page } = await open(size, lang, scheme, over);
  await page.goto('/replay?game=planted');
  const last = Number(await page.locator('.replay-bar input[type=range]').getAttribute('max'));
  await page.locator('.replay-bar input[type=range]').fill(String(last - 6));
  await page.screenshot({ path: `/tmp/coach-ui/replay-${size}.png` });
  await page.keyboard.press('f');
  await page.locator('dialog[open]').waitFor();
  await page.screenshot({ path: `/tmp/coach-ui/fork-dialog-${size}.png` });
  await page.locator('dialog[open] button.button').last().click();
  await page.waitForURL(/\/play/);
  await page.locator('.play-area').waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/coach-ui/fork-table-${size}.png` });
  await browser.close();
}
