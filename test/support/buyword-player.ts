import type { Player } from '../../src/bots/buyword/player.ts';
import { STYLE_PARAMETERS } from '../../src/bots/buyword/styles.ts';
import type { Style } from '../../src/bots/characters.ts';
import type { View } from '../../src/games/buyword/view.ts';

/** What lots are worth to each seat, in dollars: letters that are not named together are worth what is named among them. */
export type Worths = readonly Readonly<Record<string, number>>[];

const sorted = (letters: string): string => [...letters].sort().join('');
const holds = (letters: string, lot: string): boolean =>
  [...lot].every((letter) => letters.split(letter).length >= lot.split(letter).length);

/** An Expert's thoughts about rivals, with worths that a test has fixed; money by seat where it is not as it is. */
export const playerWith = (
  view: View,
  seat: number,
  worths: Worths,
  { money = [], style = 'steady' }: { readonly money?: readonly number[]; readonly style?: Style } = {},
): Player => {
  const none = (): never => {
    throw new Error('only worths are asked for');
  };
  const worthOf = (each: number, letters: string): number => {
    const named = Object.entries(worths[each] ?? {});
    const whole = named.find(([lot]) => sorted(lot) === sorted(letters));
    const parts = whole === undefined ? named.filter(([lot]) => holds(letters, lot)) : [whole];
    return parts.reduce((sum, [, worth]) => sum + worth, 0);
  };
  return {
    view: { ...view, seats: view.seats.map((own, each) => ({ ...own, money: money[each] ?? own.money })) },
    seat,
    evaluator: {
      lotWorth: (_view, each, letters) => worthOf(each, letters),
      gainOfBuying: (_view, each, letters, price) => worthOf(each, letters) - price,
      nameSize: none,
      sell: none,
    },
    style: STYLE_PARAMETERS[style],
    shrewd: true,
  };
};
