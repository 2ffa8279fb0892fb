import { signal } from '@preact/signals';
import type { Face, GameEvent } from '../../games/buyword/events.ts';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { type Moment, momentScene } from '../table/great-moment.ts';
import { type GreatFrom, greatWord } from '../table/great-word.ts';
import { drawMs, isStill, settleMoves } from '../table/motion/moves.ts';
import type { Scene, ScenePlan } from '../table/motion/scenes.ts';
import type { BuyWordState } from './buyword-state.ts';
import type { LaidTiles } from './rack.ts';
import { ROLL_MS } from './roll-die.ts';
import type { createTally } from './tally.ts';

/**
 * One sale in ten brings $196 or more, one in twenty has nine letters, and half of all bring $100 (counted over games of bots of
 * all levels).
 */
const GREAT_FROM: GreatFrom = {
  worth: 196,
  length: 9,
  beat: Number.POSITIVE_INFINITY,
  record: { words: 4, worth: 100 },
};

/** How long money counts up, and the tiles of a sale fly to it; how long a bid stands before the next one. */
const SALE_MS = 400;
const BID_MS = 240;

type Sold = Extract<GameEvent, { type: 'sold' }>;

/** The great word of a sale, if there is one; `before`: what had happened in the game. */
export const momentOf = (sold: Sold, before: readonly GameEvent[]): Moment | undefined => {
  const undone = new Set(before.flatMap((event) => (event.type === 'undone' ? [event.sale] : [])));
  const prices = before.flatMap((event) =>
    event.type === 'sold' && !undone.has(event.sale) ? [event.price] : [],
  );
  const [{ word } = { word: '' }] = sold.words;
  const great = greatWord({ worth: sold.price, length: word.length, before: prices }, GREAT_FROM);
  return great && { word, worth: t().play.price(sold.price), great, by: word.length };
};

/** What is seen of chance and of great words at a table of BuyWord. */
export const createShow = (
  { playScenes, mySeat }: BuyWordState,
  { laid }: LaidTiles,
  tally: Pick<ReturnType<typeof createTally>, 'scene'>,
) => {
  /** What the die is about to show, while it rolls. */
  const rolling = signal<Face | undefined>(undefined);
  const moment = signal<Moment | undefined>(undefined);

  const roll = (face: Face): Scene => ({
    ms: ROLL_MS,
    begin: (hear) => {
      rolling.value = face;
      hear('roll');
      return () => {
        rolling.value = undefined;
      };
    },
  });

  const draw = (tiles: number): Scene => ({
    ms: drawMs(tiles),
    begin: (hear) => {
      hear('draw');
      return settleMoves;
    },
  });

  const sale: Scene = { ms: SALE_MS, begin: () => settleMoves };
  const bid: Scene = { ms: BID_MS, begin: () => settleMoves };

  /** Whether the word that was sold still lies there in a row, to be counted. */
  const liesInRow = ({ seat, words: [first] }: Sold): boolean =>
    seat === mySeat.peek() &&
    laid.peek().every(({ at }) => at === undefined) &&
    laid
      .peek()
      .map(({ letter }) => letter)
      .join('') === first?.word;

  const plan = (fresh: readonly GameEvent[], before: readonly GameEvent[]): ScenePlan => {
    if (isStill() || document.hidden) return {};
    const rolled = fresh.find((event) => event.type === 'rolled');
    const drawn = fresh.reduce((sum, event) => sum + (event.type === 'drew' ? event.tiles.length : 0), 0);
    const sold = fresh.find((event) => event.type === 'sold');
    const great = sold && momentOf(sold, before);
    return {
      before: [
        ...(sold !== undefined && liesInRow(sold) ? [tally.scene()] : []),
        ...(rolled === undefined ? [] : [roll(rolled.face)]),
      ],
      after: [
        ...(great !== undefined ? [momentScene(great, into(moment))] : sold === undefined ? [] : [sale]),
        ...(fresh.some(({ type }) => type === 'bid') ? [bid] : []),
        ...(drawn > 0 ? [draw(drawn)] : []),
      ],
    };
  };

  return { rolling, moment, start: (): (() => void) => playScenes(plan) };
};
