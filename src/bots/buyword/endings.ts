/** When the end of a game can be reckoned exactly (ending.ts), and what that says of the choices of a player. */
import { pipsByLetter, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import { type Ending, type EndingSale, openEnding } from './ending.ts';
import type { Start } from './rollouts.ts';
import { holdingOf, knownBag, stayingSeats } from './standing.ts';
import type { TableWords } from './table-words.ts';
import { LOT_SIZES } from './value/value-net.ts';

/** With so many tiles in the bag or fewer an ending is tried, and may take this part of the work of a decision. */
export const NEARLY_EMPTY = 9;
const ENDING_SHARE = 0.5;
/** So many steps of an ending are a unit of work (levels.ts). */
const STEPS_A_UNIT = 70_000;
const LARGEST_LOT = Math.max(...LOT_SIZES);

/** Whether a view is one of an ending that may be reckoned, however much work that is. */
export const isEnding = (view: View, seat: number): boolean =>
  view.bagCount <= NEARLY_EMPTY &&
  view.bag >= view.lastBag &&
  !view.lastChance &&
  !view.options.crossword &&
  view.options.extended?.target == null &&
  stayingSeats(view) === 1 &&
  view.seats[seat]?.left === false &&
  view.seats[seat]?.owes === 0;

/** The work that is left for a decision where an ending, if it is one, was tried in vain. */
export const workWithoutEnding = (view: View, seat: number, work: number): number =>
  isEnding(view, seat) ? work * (1 - ENDING_SHARE) : work;

/** The most that lots made of some letters may cost together: the dearest letters in one lot, the next in another. */
const mostToPay = (letters: Uint8Array, pips: ArrayLike<number>): number => {
  const each = Array.from(letters).flatMap((count, code) => Array<number>(count).fill(pips[code] as number));
  each.sort((a, b) => b - a);
  let cost = 0;
  for (let from = 0; from < each.length; from += LARGEST_LOT) {
    cost += priceOf(each.slice(from, from + LARGEST_LOT).reduce((sum, worth) => sum + worth, 0));
  }
  return cost;
};

const plus = (one: Uint8Array, other: Uint8Array): Uint8Array =>
  one.map((count, code) => count + (other[code] as number));

/** What is known of an ending: letters of the bag, what is held and on offer, and by which rules it is played. */
type Scene = {
  readonly bag: Uint8Array;
  readonly hand: Uint8Array;
  readonly lot: Uint8Array;
  readonly wilds: number;
  readonly rules: Pick<View['options'], 'tileLimit' | 'shortDraw' | 'tiles'>;
};

const sceneOf = (view: View, seat: number, lot: string): Scene | undefined => {
  const holding = isEnding(view, seat) ? holdingOf(view, seat) : undefined;
  const bag = holding && knownBag(view);
  if (holding === undefined || bag === undefined) return undefined;
  const onOffer = countLetters(lot);
  const pips = pipsByLetter(TILE_SETS[view.options.tiles]);
  if (holding.money < mostToPay(onOffer, pips) + mostToPay(bag, pips)) return undefined;
  return { bag, hand: holding.hand, lot: onOffer, wilds: holding.wilds, rules: view.options };
};

/** An ending that is kept, with what it was opened for. */
type Kept = { readonly scene: Scene; readonly letters: Uint8Array; readonly ending: Ending };

const isPartOf = ({ scene, letters: all, ending }: Kept, part: Scene, letters: Uint8Array): boolean =>
  scene.rules.tileLimit === part.rules.tileLimit &&
  scene.rules.shortDraw === part.rules.shortDraw &&
  part.wilds <= scene.wilds &&
  letters.every((count, code) => count <= (all[code] as number)) &&
  [part.hand, plus(part.hand, part.lot)].every((hand) => ending.isSolved({ ...part, hand }));

/** What an ending says of a player's choices, where it can be reckoned within the work; money that is held is left out. */
export type Endings = {
  /** What the rest of the game brings by the size of the next lot. */
  readonly sizes: (view: View, seat: number) => readonly number[] | undefined;
  /** What it brings more to buy a lot for its price than to decline it. */
  readonly gainOfBuying: (view: View, seat: number, lot: string, price: number) => number | undefined;
  readonly sale: (view: View, seat: number) => EndingSale | undefined;
  /** What it brings to end the round with certain letters, a lot that is on offer among them or not; or by the size of the next lot, where that is given. */
  readonly outlooks: (
    view: View,
    seat: number,
    lot: string,
    starts: readonly Start[],
  ) => readonly number[] | undefined;
};

export const createEndings = (words: TableWords, work: number): Endings => {
  /** The last one: what comes after is part of it, and it says of that what a new one would. */
  let kept: Kept | undefined;

  const open = (scene: Scene, letters: Uint8Array): Ending | undefined =>
    openEnding({
      finder: words.sets(),
      accept: words.accept,
      pips: pipsByLetter(TILE_SETS[scene.rules.tiles]),
      letters,
      wilds: scene.wilds,
      tileLimit: scene.rules.tileLimit ?? Number.POSITIVE_INFINITY,
      buysShort: scene.rules.shortDraw === 'partial',
      steps: work * STEPS_A_UNIT * ENDING_SHARE,
    });

  const ask = <Answer>(
    view: View,
    seat: number,
    lot: string,
    answerFor: (ending: Ending, scene: Scene) => Answer | undefined,
  ): Answer | undefined => {
    const scene = work > 0 ? sceneOf(view, seat, lot) : undefined;
    if (scene === undefined) return undefined;
    const letters = plus(plus(scene.hand, scene.lot), scene.bag);
    if (kept !== undefined && isPartOf(kept, scene, letters)) return answerFor(kept.ending, scene);
    const ending = open(scene, letters);
    const answer = ending && answerFor(ending, scene);
    if (ending !== undefined && answer !== undefined) kept = { scene, letters, ending };
    return answer;
  };

  return {
    sizes: (view, seat) => ask(view, seat, '', (ending, scene) => ending.sizes(scene)),
    gainOfBuying: (view, seat, lot, price) =>
      ask(view, seat, lot, (ending, scene) => {
        const without = ending.selling(scene);
        const bought = ending.selling({ ...scene, hand: plus(scene.hand, scene.lot) });
        return without === undefined || bought === undefined ? undefined : bought - price - without;
      }),
    sale: (view, seat) => ask(view, seat, '', (ending, scene) => ending.sale(scene)),
    outlooks: (view, seat, lot, starts) =>
      ask(view, seat, lot, (ending, { bag }) => {
        const worths = starts.flatMap(({ after: { hand, wilds }, head }) => {
          const question = { bag, hand, wilds };
          return (head === undefined ? ending.selling(question) : ending.sizes(question)?.[head]) ?? [];
        });
        return worths.length < starts.length ? undefined : worths;
      }),
  };
};
