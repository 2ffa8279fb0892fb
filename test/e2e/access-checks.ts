import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Finding = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** Runs axe within the page, where it is put once; what it is content with is neither counted nor sent. */
const runAxe = async (page: Page, only?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(`${axe.source};undefined`);
  const options = { resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: only }) };
  const found = await page.evaluate<readonly Finding[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** What axe finds wrong with a page, a line each. */
export const violations = (page: Page): Promise<string[]> => runAxe(page);

/** What axe finds wrong by day, and with the colours by lamplight. */
export const violationsInBothLights = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await runAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byLamp = await runAxe(page, ['color-contrast']);
  return [...byDay, ...byLamp.map((line) => `dark: ${line}`)];
};

/** How far the page is wider than its window, in pixels. */
export const overflow = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const setText = (page: Page, size: string): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '${size}'`);

/** Text as large as people may ask for without loss. */
export const largeText = (page: Page): Promise<unknown> => setText(page, '200%');

/** What is shown, at the least that must do: on the narrowest screen, and in large text on a phone. */
export const onNarrowScreens = async (page: Page, look: (at: string) => Promise<void>): Promise<void> => {
  for (const [size, width] of [
    ['100%', 320],
    ['200%', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await setText(page, size);
    await look(`${size} on ${width}`);
  }
  await setText(page, '');
};

/** What is lost on narrow screens and in large text; the window is as wide as before afterwards. */
export const lost = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  await onNarrowScreens(page, async (at) => {
    const pixels = await overflow(page);
    if (pixels !== 0) found.push(`${pixels} pixels too wide at ${at}`);
  });
  if (before !== null) await page.setViewportSize(before);
  return found;
};

const TARGETS =
  'a:not(.skip, .way-door, p a, li > a.rule-number), button:not(.way-door), .way, summary, .switch, .tiers label span, .choice label > span, input[type=text], .text-input';
const SMALLEST_PIXELS = 48;

/** What can be tapped and is smaller than a thumb likes; links within a sentence apart, unless told what to measure. */
export const smallTargets = (page: Page, targets = TARGETS): Promise<string[]> =>
  page
    .locator(targets)
    .evaluateAll(
      (elements, smallest) =>
        elements
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < smallest)
          .map((each) => each.outerHTML),
      SMALLEST_PIXELS,
    );
