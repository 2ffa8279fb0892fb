/** What selling goes by, for who decides about a state and for who offers from a view alike. */
import type { Seat } from '../core/seat.ts';
import type { Judge } from './env.ts';
import type { Options } from './options.ts';
import { whyNotInLists } from './variants/theme.ts';

/** Far more than any hand holds: only a word sold and challenged over and over reaches it, and a game must end. */
export const MOST_SALES_A_ROUND = 200;

type AnySale = {
  readonly seat: Seat;
  readonly round: number;
  readonly challenged: unknown;
  readonly builtOn: boolean;
  readonly undone: boolean;
};

type AnyMoment<Sale> = { readonly round: number; readonly options: Options; readonly sales: readonly Sale[] };

/** Whether a round has had all the sales it takes. Sales are in order: so many places before the end tells. */
export const isRoundFull = ({ round, sales }: AnyMoment<AnySale>): boolean =>
  sales.at(-MOST_SALES_A_ROUND)?.round === round;

/** Whether a sale can still be challenged: sold this round, no challenge has decided it (BW-6.1), and no sale of another player stands on it (BW-14.5). */
export const isOpenSale = (round: number, sale: AnySale): boolean =>
  sale.round === round && sale.challenged === null && !sale.undone && !sale.builtOn;

/** The sales a seat may challenge (BW-6.1). */
export const salesToChallenge = <Sale extends AnySale>(moment: AnyMoment<Sale>, seat: Seat): Sale[] =>
  moment.options.judge === 'challenge'
    ? moment.sales.filter((sale) => isOpenSale(moment.round, sale) && sale.seat !== seat)
    : [];

/** How many of so many tiles must go before a player may say done (BW-7.1). */
export const excessOf = ({ tileLimit }: Options, tileCount: number, lastChance: boolean): number =>
  tileLimit === null || lastChance ? 0 : Math.max(0, tileCount - tileLimit);

/** BW-5.4, BW-15.1: what speaks against a word of the table's lists, with what the players agreed on added and taken away. */
export const whyNotWord = (
  options: Options,
  judge: Judge,
  word: string,
): 'not-a-word' | 'off-theme' | undefined =>
  options.houseBans.includes(word) ? 'not-a-word' : whyNotInLists(options, judge, word);
