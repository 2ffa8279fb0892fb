/** Measures a table: whether all that one needs is on the screen, at every size and with large text. */
import type { Page } from 'playwright-core';
import { settled, stepButton } from './table-page.ts';

/** The windows that a table must fit: desktops, laptops, phones upright and on their side. */
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 657],
  [1280, 720],
  [390, 844],
  [390, 664],
  [375, 553],
  [360, 640],
  [844, 390],
] as const;

const TEXT_SIZES = ['100%', '200%'] as const;

/** Read in one go; what is wrong, a line each. */
const MEASURE = `(() => {
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const page = document.documentElement;
  if (page.scrollHeight > height) faults.push('the page is ' + (page.scrollHeight - height) + ' px too high');
  if (page.scrollWidth > width) faults.push('the page is ' + (page.scrollWidth - width) + ' px too wide');
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const short = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24);
  const inSight = (what, element) => {
    const box = element.getBoundingClientRect();
    const name = what + ' “' + short(element) + '”';
    if (box.top < -0.5 || box.left < -0.5 || box.bottom > height + 0.5 || box.right > width + 0.5) {
      faults.push(name + ' lies outside: ' + [box.left, box.top, box.right, box.bottom].map(Math.round));
      return;
    }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element)))
      faults.push(name + ' is covered by ' + (hit?.className || hit?.tagName));
  };
  const NEEDED = {
    button: '.stage-actions :is(button, a, input, select)',
    prompt: '#next-step',
    tile: '[data-zone="rack"] > *',
    letter: '[data-zone="word"] button',
    key: '.letter-key',
    ring: '.ring, .ring-tile',
    money: '[data-home="money"], .my-seat .seat-chips',
    clock: '.stage-clock [role="timer"]',
    menu: '.stage-bar button',
    coach: '.coach-says',
  };
  for (const [what, selector] of Object.entries(NEEDED))
    for (const element of all(selector)) inSight(what, element);
  for (const element of all('.stage-actions :is(button, a), #next-step, .bag, .stage-bar button, .stage-centre, .stage-mine, .stage-rivals li'))
    for (const [side, more] of [
      ['wide', element.scrollWidth - element.clientWidth],
      ['high', element.scrollHeight - element.clientHeight],
    ])
      if (more > 1 && element.clientWidth > 0)
        faults.push((element.className || element.id) + ' “' + short(element) + '” is ' + more + ' px too ' + side + ' inside');
  for (const element of all('.facts > div, .stages > *')) {
    const [box, bar] = [element, element.closest('.stage-facts')].map((each) => each.getBoundingClientRect());
    if (box.top < bar.bottom && box.right > bar.right + 1) faults.push('“' + short(element) + '” is cut off in the bar');
  }
  const places = ['bar', 'coach', 'rivals', 'centre', 'keys', 'prompt', 'mine', 'actions'].flatMap((name) =>
    all('.stage-' + name).map((element) => ({ name, box: element.getBoundingClientRect() })),
  );
  for (const [at, { name, box }] of places.entries())
    for (const other of places.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) faults.push(name + ' and ' + other.name + ' overlap by ' + Math.round(down) + ' px');
    }
  if (all('.stage').length === 0) faults.push('there is no table');
  return faults;
})()`;

/** Opens a planted table anew, where bots take their time, and leaves the turn to them by a button of the step. */
export const leaveToOthers = async (page: Page, button: RegExp): Promise<void> => {
  await page.goto('/play?pace=9999&game=planted');
  await settled(page);
  await stepButton(page, button).first().click();
  await page.locator('.prompt-wait').waitFor();
};

/** What is out of sight, covered or cut off at a table, over all windows and sizes of text. */
export const faultsOnStage = async (
  page: Page,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const text of TEXT_SIZES) {
    await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const faults = await page.evaluate<readonly string[]>(MEASURE);
      found.push(...faults.map((fault) => `${width}×${height} ${text}: ${fault}`));
    }
  }
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  return found;
};
