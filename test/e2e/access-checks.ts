import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page, a line each. */
export const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** How far the page is wider than its window, in pixels. */
export const overflow = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const TARGETS =
  'a:not(.skip, .way-door, p a, li > a.rule-number), button:not(.way-door), .way, summary, .switch, .tiers label span, .choice label > span, input[type=text], .text-input';
const SMALLEST_PIXELS = 48;

/** What can be tapped and is smaller than a thumb likes; links within a sentence apart. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator(TARGETS)
    .evaluateAll(
      (elements, smallest) =>
        elements
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < smallest)
          .map((each) => each.outerHTML),
      SMALLEST_PIXELS,
    );
