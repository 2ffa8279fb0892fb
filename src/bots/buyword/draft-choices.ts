/** The Expert in a draft (BW-13): each tile is tried out, the others take what serves them best, and what all end up with is compared. */
import { pipsOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { BuyWordChoice, OfferOf } from './evaluator.ts';
import { moneyOf, type Player, sharesOf } from './player.ts';
import { rivalsOf } from './rivals.ts';

/** Picks still to come bring letters of about so many pips. */
const USUAL_PIPS = 1.4;

/** One who drafts: what the lot is worth so far, its pips and how many tiles it lacks; and what each letter would add. */
type Drafter = {
  readonly seat: number;
  readonly share: number;
  readonly money: number;
  readonly worth: number;
  readonly pips: number;
  readonly room: number;
  readonly adds: ReadonlyMap<string, number>;
};

const drafterOf = (player: Player, seat: number, letters: readonly string[]): Drafter => {
  const { view, evaluator } = player;
  const lot = view.lots.find(({ from }) => from === seat)?.tiles ?? '';
  const worth = lot === '' ? 0 : evaluator.lotWorth(view, seat, lot);
  return {
    seat,
    share: sharesOf(player)[seat] ?? 0,
    money: moneyOf(view, seat),
    worth,
    pips: pipsOf(TILE_SETS[view.options.tiles], lot),
    room: Math.max(0, (view.lotSize ?? lot.length + 1) - lot.length),
    adds: new Map(
      letters.map((letter) => [letter, evaluator.lotWorth(view, seat, lot + letter) - worth] as const),
    ),
  };
};

/** What the right to buy a lot of such worth and pips is worth, with tiles to come. */
const rightOf = ({ worth, pips, room, money }: Drafter): number => {
  const price = (pips + room * USUAL_PIPS) ** 2;
  return price > money ? 0 : Math.max(0, worth - price);
};

const withLetter = (drafter: Drafter, letter: string, pips: number): Drafter => ({
  ...drafter,
  worth: drafter.worth + (drafter.adds.get(letter) ?? 0),
  pips: drafter.pips + pips,
  room: drafter.room - 1,
});

/** What a letter is worth to one who drafts, less what it adds to the price. */
const gainBy = (drafter: Drafter, letter: string, pips: number): number => {
  const { worth, pips: paid, room } = withLetter(drafter, letter, pips);
  return worth - (paid + room * USUAL_PIPS) ** 2;
};

/** A letter to take: what it is worth to the player itself, and what all have in the end if the others take what serves them best. */
export type DraftPick = {
  readonly letter: string;
  readonly own: number;
  /** What the player's lot is worth beyond its price then, and the same less what rivals have. */
  readonly right: number;
  readonly edge: number;
};

/** What comes of each tile that a seat may take now. */
export const draftPicks = (player: Player, tiles: string): DraftPick[] => {
  const { view, seat } = player;
  const letters = [...new Set(tiles)].sort();
  const pips = new Map(letters.map((letter) => [letter, pipsOf(TILE_SETS[view.options.tiles], letter)]));
  const pipsAt = (letter: string): number => pips.get(letter) as number;
  const players = view.seats.length;
  const order = [seat, ...rivalsOf(view, seat)].sort(
    (a, b) => ((a - seat + players) % players) - ((b - seat + players) % players),
  );
  const start = order.map((each) => drafterOf(player, each, letters));

  /** All who draft once each has taken what serves them best, the first letter given. */
  const draftedAfter = (first: string): Drafter[] => {
    const drafters = [...start];
    const left = new Map(letters.map((letter) => [letter, tiles.split(letter).length - 1]));
    for (let pick = 0; pick < tiles.length; pick++) {
      const drafter = drafters[pick % drafters.length] as Drafter;
      if (drafter.room === 0) break;
      let best = first;
      if (pick > 0) {
        let most = Number.NEGATIVE_INFINITY;
        for (const [letter, count] of left) {
          const gain = count === 0 ? Number.NEGATIVE_INFINITY : gainBy(drafter, letter, pipsAt(letter));
          if (gain <= most) continue;
          most = gain;
          best = letter;
        }
      }
      left.set(best, (left.get(best) as number) - 1);
      drafters[pick % drafters.length] = withLetter(drafter, best, pipsAt(best));
    }
    return drafters;
  };

  const [me] = start as [Drafter];
  return letters.map((letter) => {
    const drafted = draftedAfter(letter);
    return {
      letter,
      own: gainBy(me, letter, pipsAt(letter)),
      right: rightOf(drafted[0] as Drafter),
      edge: drafted.reduce((sum, each) => sum + (each.seat === seat ? 1 : -each.share) * rightOf(each), 0),
    };
  });
};

/** Takes the tile after which the player ends up best against the others. */
export const chooseDraftAmongRivals = (player: Player, { tiles }: OfferOf<'draft'>): BuyWordChoice => {
  const picks = draftPicks(player, tiles);
  const best = picks.reduce((a, b) => (b.edge > a.edge || (b.edge === a.edge && b.own > a.own) ? b : a));
  const code = picks.some(({ own }) => own > best.own) ? 'drafted-away' : 'drafted';
  return { action: { kind: 'draft', letter: best.letter }, why: { code, letter: best.letter } };
};
