/** Finds things on a page by role and name, as a person would, in any engine. */
import type { EngineBrowser } from './engine.ts';

export type Thing = {
  readonly role: 'button' | 'group' | 'heading' | 'link' | 'log' | 'radio' | 'region';
  readonly name: RegExp;
  /** What it is part of, if it matters. */
  readonly within?: Thing;
};

/** How long others may think, and a busy machine take. */
const PATIENCE_MS = 60_000;

/** What the page itself looks with. A name leaves out what is hidden from screen readers. */
const LOOK = `
  const SELECTORS = {
    button: 'button:not(:disabled)', group: 'fieldset, [role="group"]', heading: 'h1, h2, h3', link: 'a[href]',
    log: '[role="log"]', radio: 'input[type="radio"]', region: 'section',
  };
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent.trim();
  };
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby'))?.textContent ??
    textOf(element.querySelector(':scope > legend') ?? element.closest('label') ?? element);
  const isShown = (element) => element.getClientRects().length > 0 && element.closest('[inert]') === null;
  const findAll = ({ role, name, within }) =>
    (within === null ? [document] : findAll(within))
      .flatMap((place) => [...place.querySelectorAll(SELECTORS[role])])
      .filter((element) => isShown(element) && new RegExp(name).test(nameOf(element)));
`;

type Told = { readonly role: string; readonly name: string; readonly within: Told | null };

const told = ({ role, name, within }: Thing): Told => ({
  role,
  name: name.source,
  within: within === undefined ? null : told(within),
});

/** Waits in the page, picture by picture, until something has a value, and gives that. */
export const awaited = (what: string, toSay: string): string => `new Promise((resolve, reject) => {
  ${LOOK}
  const lastMs = performance.now() + ${PATIENCE_MS};
  const value = () => { ${what} };
  const look = () => {
    const found = value();
    if (found !== undefined) resolve(found);
    else if (performance.now() < lastMs) requestAnimationFrame(look);
    else reject(new Error(${JSON.stringify(toSay)} + ' is missing; the page shows: ' + document.body.innerText.slice(0, 2000)));
  };
  look();
})`;

const described = ({ role, name }: Thing): string => `${role} ${name}`;

/** Waits until one of some things is there, and says which. */
export const seen = (browser: EngineBrowser, ...things: readonly Thing[]): Promise<number> =>
  browser.read(
    awaited(
      `const at = ${JSON.stringify(things.map(told))}.findIndex((thing) => findAll(thing).length > 0);
       return at < 0 ? undefined : at;`,
      things.map(described).join(' or '),
    ),
  );

/** Waits until an expression is true in the page. */
export const holds = (browser: EngineBrowser, expression: string): Promise<boolean> =>
  browser.read(awaited(`return ${expression} ? true : undefined;`, expression));

/** Taps a thing once it is there, lies still, and nothing lies over it. */
export const tap = async (browser: EngineBrowser, thing: Thing): Promise<void> => {
  const point = await browser.read<{ readonly x: number; readonly y: number }>(
    awaited(
      `const [found] = findAll(${JSON.stringify(told(thing))});
       const target = found?.closest('label') ?? found;
       if (target === undefined) return undefined;
       target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
       const { left, top, width, height } = target.getBoundingClientRect();
       const x = Math.round(left + width / 2);
       const y = Math.round(top + height / 2);
       const isStill = window.lastLooked?.target === target && window.lastLooked.x === x && window.lastLooked.y === y;
       window.lastLooked = { target, x, y };
       return isStill && target.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;`,
      described(thing),
    ),
  );
  await browser.tapAt(point);
};
