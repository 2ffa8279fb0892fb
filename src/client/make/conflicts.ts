/** What cannot be played together, where that is said, and what would mend it at a tap. */

import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { whyNotTogether } from '../../games/buyword/option-mixes.ts';
import { type Options, readOptions } from '../../games/buyword/options.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { Extended } from '../../games/buyword/variants/extended.ts';
import type { Messages } from '../../messages/messages.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import type { TableWish, Way } from './table-wish.ts';

/** What one may change to get out of it. */
export type Fix = { readonly label: string; readonly change: (wish: TableWish) => TableWish };

/** A choice that does not go with another: it is told beside each of them. */
export type Conflict = {
  readonly refusal: BuyWordRefusal;
  readonly at: readonly (keyof Options | 'seats')[];
  readonly fixes: readonly Fix[];
};

type Value = string | null;

const USUAL_BAGS = 2;
const USUAL_TARGET = 1500;

const withOptions =
  (change: Partial<Options>) =>
  (wish: TableWish): TableWish => ({ ...wish, options: { ...wish.options, ...change } });
const NO_END: Extended = { refill: 'all', bags: null, target: null };
const withExtended =
  (change: Partial<Extended>) =>
  (wish: TableWish): TableWish =>
    withOptions({ extended: { ...(wish.options.extended ?? NO_END), ...change } })(wish);
const atRoundEnd = (wish: TableWish): TableWish => {
  const { refillWhen: _, ...extended } = wish.options.extended ?? NO_END;
  return withOptions({ extended })(wish);
};
const withSeats =
  (seats: number) =>
  (wish: TableWish): TableWish => ({ ...wish, seats });

const otherLanguage = (options: Partial<Options>): Language =>
  languageOf(options.dictionary ?? 'en-full') === 'en' ? 'fr' : 'en';

type WayOut = Omit<Conflict, 'refusal'>;

const waysOut = (
  refusal: BuyWordRefusal,
  make: Messages['make'],
  { options }: TableWish,
): WayOut | undefined => {
  const { fix } = make;
  const noTheme: Fix = { label: fix.noTheme, change: withOptions({ theme: null }) };
  const seats = (count: number): Fix => ({ label: fix.seats(count), change: withSeats(count) });
  switch (refusal.code) {
    case 'needs-extended':
      return {
        at: ['seats', 'extended'],
        fixes: [
          {
            label: fix.extended,
            change: withOptions({ extended: { refill: 'all', bags: USUAL_BAGS, target: null } }),
          },
          seats(refusal.most),
        ],
      };
    case 'not-alone':
      return {
        at: ['seats', refusal.option],
        fixes: [
          { label: fix.off[refusal.option], change: withOptions({ [refusal.option]: 'off' }) },
          seats(2),
        ],
      };
    case 'theme-not-in-language': {
      const other = otherLanguage(options);
      const words = withOptions({ dictionary: `${other}-full`, tiles: TILES_FOR[other] });
      return { at: ['theme', 'dictionary'], fixes: [noTheme, { label: fix.words[other], change: words }] };
    }
    case 'theme-needs-players':
      return { at: ['seats', 'theme'], fixes: [seats(refusal.least), noTheme] };
    case 'theme-needs-challenge':
      return {
        at: ['theme', 'judge'],
        fixes: [{ label: fix.challenge, change: withOptions({ judge: 'challenge' }) }, noTheme],
      };
    case 'extended-endless':
      return {
        at: ['extended'],
        fixes: [
          { label: fix.bags(USUAL_BAGS), change: withExtended({ bags: USUAL_BAGS, target: null }) },
          { label: fix.target(USUAL_TARGET), change: withExtended({ bags: null, target: USUAL_TARGET }) },
        ],
      };
    case 'at-once-needs-sold':
      return {
        at: ['extended'],
        fixes: [
          { label: fix.soldLetters, change: withExtended({ refill: 'sold' }) },
          { label: fix.roundEnd, change: atRoundEnd },
        ],
      };
    case 'target-too-low': {
      const bags = options.extended?.bags ?? USUAL_BAGS;
      return {
        at: ['extended', 'startMoney'],
        fixes: [
          { label: fix.target(USUAL_TARGET), change: withExtended({ target: USUAL_TARGET }) },
          { label: fix.bags(bags), change: withExtended({ bags, target: null }) },
        ],
      };
    }
    default:
      return undefined;
  }
};

/** What speaks against a table as it is wished, if anything does. */
export const conflictOf = (wish: TableWish, make: Messages['make']): Conflict | undefined => {
  const read = readOptions(wish.options, wish.seats);
  const refusal = read.ok ? whyNotTogether(read.value, wish.seats) : read.error;
  if (refusal === undefined) return undefined;
  return { refusal, ...(waysOut(refusal, make, wish) ?? { at: [], fixes: [] }) };
};

/** What other choices leave of an option, the first of them where something else was wished (BW-5.5, BW-14), and why. */
export const leftOf = (
  { seats, options }: TableWish,
  way: Way,
  option: keyof Options,
  make: Messages['make'],
): { readonly values: readonly [Value, ...Value[]]; readonly why: string } | undefined => {
  if (option === 'selling' && options.crossword === true)
    return { values: ['inTurn', 'oneByOne'], why: make.forcedTurns };
  if (option === 'turnSeconds' && way === 'pass') return { values: [null], why: make.forcedTime };
  return option === 'judge' && seats === 1 ? { values: ['dictionary'], why: make.forcedBank } : undefined;
};
