import { laid } from '../laying.ts';
import { mySeat, view } from '../play-state.ts';
import { rack } from '../rack.ts';
import { afterChanges } from './after-changes.ts';
import { gatherNews, planNews } from './money-flights.ts';
import { flyAway, isStill, rollMs, settleSlides, slide } from './moves.ts';
import { homeIn, type Place, placeOf, placesIn } from './places.ts';

/** Where a tile was, and whether it lay in the word or on the grid. */
type Seen = Place & { readonly isLaid: boolean; readonly onGrid: boolean };

let seen = new Map<string, Seen>();

const whereIs = (place: Place): Seen => {
  const onGrid = place.element.closest('.board') !== null;
  return { ...place, onGrid, isLaid: onGrid || place.element.closest('.tray') !== null };
};

/**
 * Tiles are known by `data-fly`: `t7` for a tile of mine, `lot 1 0` for the first tile of the lot drawn for seat 1, `open E 0`
 * for the first open E of a draft.
 */
const look = (table: HTMLElement): Map<string, Seen> =>
  new Map(Array.from(placesIn(table), ([key, place]) => [key, whereIs(place)]));

/** Remembers where a tile that is being dragged hangs in the air: from there it goes on. */
export const startFrom = (element: HTMLElement): void => {
  const tile = element.querySelector<HTMLElement>('[data-fly]');
  if (tile !== null) seen.set(tile.dataset['fly'] ?? '', whereIs(placeOf(tile)));
};

/** A tile of another name that has just gone, with the same letter: a lot's tile that was bought, an open one that was taken. */
const twinAmong = (gone: Map<string, Seen>, element: HTMLElement): Seen | undefined => {
  const was = element.dataset['fly']?.startsWith('lot ') === true ? 'open ' : 'lot ';
  for (const [key, twin] of gone) {
    if (!key.startsWith(was) || twin.element.textContent !== element.textContent) continue;
    gone.delete(key);
    return twin;
  }
  return undefined;
};

const STAGGER_MS = 70;

const moneyNow = (): number => view.peek()?.seats[mySeat.peek()]?.money ?? 0;
let moneyBefore = 0;

/** First all places are measured, then all is set in motion. */
const fly = (table: HTMLElement): void => {
  const isRicher = moneyNow() > moneyBefore;
  moneyBefore = moneyNow();
  const before = seen;
  settleSlides();
  const now = look(table);
  seen = now;
  const { plans, lotsTo } = planNews(table);
  if (isStill()) return;
  const homes = new Map(['bag', 'wild', 'money'].map((home) => [home, homeIn(table, home)]));
  for (const start of plans) start();
  const gone = new Map([...before].filter(([key]) => !now.has(key)));
  // Tiles come out of the bag once the die has come to rest.
  let delay = rollMs();
  for (const [key, { left, top, width, onGrid, element }] of now) {
    const was = before.get(key);
    // On a grid, which is pulled about, it was elsewhere without having moved.
    if (onGrid && was?.onGrid) continue;
    const from = was ?? twinAmong(gone, element) ?? homes.get(element.dataset['from'] ?? '');
    if (from === undefined) continue;
    // A grid is scaled, and what moves on it with it.
    const scale = onGrid ? width / (element.offsetWidth || width || 1) : 1;
    const [x, y] = [(from.left - left) / scale, (from.top - top) / scale];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const isDrawn = was === undefined && element.dataset['from'] === 'bag';
    slide(element, { x, y, scale: from.width / (width || 1), delay: isDrawn ? delay : 0 });
    if (isDrawn) delay += STAGGER_MS;
  }
  const money = homes.get('money');
  for (const [key, { element, left, top, width, isLaid }] of gone) {
    const goal = isLaid && isRicher ? money : lotsTo.get(key.split(' ', 2).join(' '));
    const to = goal === undefined ? { x: 0, y: 24 } : { x: goal.left - left, y: goal.top - top };
    flyAway(element, { left, top, width, ...to });
  }
};

/** Lets tiles be seen to go from bag to lot to rack to word to money; returns what stops it. */
export const startFlights = (table: HTMLElement): (() => void) => {
  seen = look(table);
  moneyBefore = moneyNow();
  const stopNews = gatherNews();
  const stop = afterChanges(
    () => [view.value, laid.value, rack.value],
    () => fly(table),
  );
  return () => {
    stop();
    stopNews();
    seen = new Map();
  };
};
