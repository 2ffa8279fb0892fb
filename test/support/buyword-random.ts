/** Random actions of BuyWord, each of an offered kind and within its bounds. */
import type { Action } from '../../src/games/buyword/actions.ts';
import type { Judge } from '../../src/games/buyword/env.ts';
import type { Offer } from '../../src/games/buyword/offers.ts';
import { whyNotWord } from '../../src/games/buyword/selling.ts';
import { formatTerms, sortTerms } from '../../src/games/buyword/variants/deal-terms.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { randomOrder } from './random-order.ts';

export type Random = () => number;
type OfferOf<Kind> = Extract<Offer, { kind: Kind }>;

const pick = <T>(things: readonly T[], random: Random): T | undefined =>
  things[Math.floor(random() * things.length)];

export const shuffled = (letters: string, random: Random): string =>
  randomOrder([...letters], random).join('');

const isGood = (view: View, judge: Judge, word: string): boolean =>
  view.options.judge === 'challenge' || whyNotWord(view.options, judge, word) === undefined;

const wordOfHand = (offer: OfferOf<'sell'>, view: View, judge: Judge, random: Random): Action | undefined => {
  for (let tries = 0; tries < 6; tries++) {
    const useWild = offer.wilds > 0 && random() < 0.4;
    const size = Math.min(offer.tiles.length, 2 + Math.floor(random() ** 2 * 5), 14);
    const letters = shuffled(offer.tiles, random).slice(0, useWild ? Math.max(1, size - 1) : size);
    if (letters === '' || letters.length + (useWild ? 1 : 0) < 2) continue;
    const wildAt = useWild ? Math.floor(random() * (letters.length + 1)) : null;
    const word = wildAt === null ? letters : `${letters.slice(0, wildAt)}E${letters.slice(wildAt)}`;
    if (isGood(view, judge, word)) return { kind: 'sell', word, wildAt };
  }
  return undefined;
};

type Cell = { letter: string; wild: boolean };

/** Lays some tiles in a line from a cell on, over what lies there, and reads all the words they make; written apart from the rules. */
const layFrom = (
  view: View,
  start: { row: number; col: number },
  across: boolean,
  laid: readonly Cell[],
): { words: { text: string; wilds: number }[]; action: Action; joined: boolean } | undefined => {
  const board = new Map(view.board.map(({ row, col, letter, wild }) => [`${row},${col}`, { letter, wild }]));
  const own = new Set<string>();
  let [row, col] = [start.row, start.col];
  for (const tile of laid) {
    while (board.has(`${row},${col}`)) [row, col] = across ? [row, col + 1] : [row + 1, col];
    board.set(`${row},${col}`, tile);
    own.add(`${row},${col}`);
  }
  const runThrough = (r: number, c: number, dr: number, dc: number) => {
    while (board.has(`${r - dr},${c - dc}`)) [r, c] = [r - dr, c - dc];
    const [top, left] = [r, c];
    const cells: Cell[] = [];
    let lying = 0;
    for (; board.has(`${r},${c}`); [r, c] = [r + dr, c + dc]) {
      cells.push(board.get(`${r},${c}`) as Cell);
      if (!own.has(`${r},${c}`)) lying++;
    }
    return { row: top, col: left, cells, lying };
  };
  const [first = '0,0'] = own;
  const [r = 0, c = 0] = first.split(',').map(Number);
  const main = across ? runThrough(r, c, 0, 1) : runThrough(r, c, 1, 0);
  if (main.cells.length < 2) return undefined;
  const runs = [main];
  for (const key of own) {
    const [y = 0, x = 0] = key.split(',').map(Number);
    const cross = across ? runThrough(y, x, 1, 0) : runThrough(y, x, 0, 1);
    if (cross.cells.length > 1) runs.push(cross);
  }
  const textOf = (cells: readonly Cell[]) => cells.map(({ letter }) => letter).join('');
  const wildAt = main.cells.findIndex(({ wild }) => wild);
  return {
    words: runs.map(({ cells }) => ({ text: textOf(cells), wilds: cells.filter(({ wild }) => wild).length })),
    joined: runs.some(({ lying }) => lying > 0),
    action: {
      kind: 'sell',
      word: textOf(main.cells),
      wildAt: wildAt < 0 ? null : wildAt,
      at: { row: main.row, col: main.col, across },
    },
  };
};

const LONGEST = 15;

const wordOnGrid = (offer: OfferOf<'sell'>, view: View, judge: Judge, random: Random): Action | undefined => {
  for (let tries = 0; tries < 12; tries++) {
    const near = pick(view.board, random);
    const size = Math.min(
      offer.tiles.length,
      1 + Math.floor(random() ** 2 * 4) + (near === undefined ? 1 : 0),
    );
    const laid: Cell[] = [...shuffled(offer.tiles, random).slice(0, size)].map((letter) => ({
      letter,
      wild: false,
    }));
    if (offer.wilds > 0 && random() < 0.4) laid.push({ letter: 'E', wild: true });
    if (laid.length === 0) continue;
    const across = random() < 0.5;
    const back = Math.floor(random() * 3);
    const side = Math.floor(random() * 3) - 1;
    const start =
      near === undefined
        ? { row: 0, col: 0 }
        : across
          ? { row: near.row + side, col: near.col - back }
          : { row: near.row - back, col: near.col + side };
    const play = layFrom(view, start, across, randomOrder(laid, random));
    if (play === undefined || (near !== undefined && !play.joined)) continue;
    const sound = play.words.every(
      ({ text, wilds }) => wilds < 2 && text.length <= LONGEST && isGood(view, judge, text),
    );
    if (sound) return play.action;
  }
  return undefined;
};

/** A ring of lots among some who hold one, or in sales a lot for money. */
const proposal = (offer: OfferOf<'propose'>, view: View, random: Random): Action | undefined => {
  const lots = randomOrder(
    offer.lots.filter(({ holder }) => offer.seats.includes(holder)),
    random,
  );
  const giving = ({ from, holder }: (typeof lots)[number]) =>
    offer.lots.filter((each) => each.holder === holder).length > 1
      ? { from: holder, origin: from }
      : { from: holder };
  const used = new Set<number>();
  const ring = lots.filter(({ holder }) => !used.has(holder) && used.add(holder));
  const size = 2 + Math.floor(random() * Math.max(0, ring.length - 1));
  const chosen = ring.slice(0, size);
  const [lot] = lots;
  const buyer = pick(
    offer.seats.filter((seat) => seat !== lot?.holder),
    random,
  );
  if (lot === undefined || buyer === undefined) return undefined;
  const forMoney = offer.money && random() < 0.5;
  if (!forMoney && chosen.length < 2) return undefined;
  const price = Math.floor(random() * ((view.seats[buyer]?.money ?? 0) + 1));
  const terms = sortTerms(
    forMoney
      ? {
          lots: [{ ...giving(lot), to: buyer }],
          money: price === 0 ? [] : [{ from: buyer, to: lot.holder, amount: price }],
        }
      : {
          lots: chosen.map((given, i) => ({
            ...giving(given),
            to: (chosen[(i + 1) % chosen.length] as (typeof chosen)[number]).holder,
          })),
          money: [],
        },
  );
  const known = view.proposals.some(({ terms: text }) => text === formatTerms(terms));
  return known ? undefined : { kind: 'propose', ...terms };
};

const between = (from: number, to: number, random: Random): number =>
  from + Math.floor(random() * (to - from + 1));

/** An action of an offered kind; undefined where none comes to mind. */
export const randomAction = (offer: Offer, view: View, judge: Judge, random: Random): Action | undefined => {
  switch (offer.kind) {
    case 'choose':
      return { kind: 'choose', number: between(offer.from, offer.to, random) };
    case 'draft':
      return { kind: 'draft', letter: pick([...offer.tiles], random) as string };
    case 'propose':
      return proposal(offer, view, random);
    case 'accept':
    case 'reject':
    case 'withdraw':
      return { kind: offer.kind, proposal: pick(offer.proposals, random) as number };
    case 'bid':
      return { kind: 'bid', amount: between(offer.from, Math.min(offer.to, offer.from + 9), random) };
    case 'sell':
      return (view.options.crossword ? wordOnGrid : wordOfHand)(offer, view, judge, random);
    case 'vote':
      return { kind: 'vote', ballot: pick(['yes', 'no', 'pass'] as const, random) as 'yes' };
    case 'discard': {
      const tiles = shuffled(offer.tiles, random).slice(0, between(1, offer.most, random));
      return { kind: 'discard', tiles: [...tiles].sort().join('') };
    }
    case 'challenge':
      return { kind: 'challenge', sale: pick(offer.sales, random) as number };
    case 'leave':
      return random() < 0.006 ? { kind: 'leave' } : undefined;
    default:
      return { kind: offer.kind };
  }
};
