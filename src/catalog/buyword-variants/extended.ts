import type { Options } from '../../games/buyword/options.ts';
import type { BuyWordRefusal, OptionBounds } from '../../games/buyword/refusals.ts';
import type { Extended } from '../../games/buyword/variants/extended.ts';
import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import type { Conflict, Fix, FormRow } from '../table-form.ts';
import { optionVariant } from '../variant.ts';

type Bounds = Extract<OptionBounds, { readonly kind: 'extended' }>;
type Value = Extended | null;

const USUAL_BAGS = 2;
const USUAL_TARGET = 1500;
const NO_END: Extended = { refill: 'all', bags: null, target: null };

const isOn = ({ extended }: Options): boolean => extended !== null;
const atRoundEnd = ({ refillWhen: _, ...rest }: Extended): Extended => rest;

const ROWS: readonly FormRow[] = [
  {
    name: 'extended',
    option: 'extended',
    values: () => ['off', 'all', 'sold'],
    part: {
      get: (value: Value) => value?.refill ?? 'off',
      set: (value: Value, refill: Extended['refill'] | 'off'): Value =>
        refill === 'off' ? null : { refill, bags: value?.bags ?? USUAL_BAGS, target: value?.target ?? null },
    },
  },
  {
    name: 'refillWhen',
    option: 'extended',
    values: () => ['roundEnd', 'atOnce'],
    when: ({ extended }: Options) => extended?.refill === 'sold',
    part: {
      get: (value: Value) => value?.refillWhen ?? 'roundEnd',
      set: (value: Value, time: 'roundEnd' | 'atOnce') => {
        const rest = atRoundEnd(value ?? NO_END);
        return time === 'atOnce' ? { ...rest, refillWhen: time } : rest;
      },
    },
  },
  {
    name: 'bags',
    option: 'extended',
    values: () => [null, 2, 3, 4, 5, 10, 20],
    step: 1,
    when: isOn,
    part: {
      get: (value: Value) => value?.bags ?? null,
      set: (value: Value, bags: number | null = null) => ({ ...(value ?? NO_END), bags }),
      range: ({ mostBags }: Bounds) => ({ from: 1, to: mostBags }),
    },
  },
  {
    // BW-16.2: above what everybody starts with.
    name: 'target',
    option: 'extended',
    values: ({ startMoney }: Options) => [
      null,
      ...[500, 800, 1000, 1500, 2000, 3000, 5000, 10_000].filter((sum) => sum > startMoney),
    ],
    step: 50,
    when: isOn,
    part: {
      get: (value: Value) => value?.target ?? null,
      set: (value: Value, target: number | null = null) => ({ ...(value ?? NO_END), target }),
      range: ({ highestTarget }: Bounds, { startMoney }: Options) => ({
        from: startMoney + 1,
        to: highestTarget,
      }),
    },
  },
];

type Fixes = ReturnType<typeof buyWordVariantIn<'extended'>>['fixes'];

const fix = (label: (fixes: Fixes) => string, change: (extended: Extended) => Extended): Fix => ({
  label: (language) => label(buyWordVariantIn(language, 'extended').fixes),
  change: (options: Partial<Options>) => ({ ...options, extended: change(options.extended ?? NO_END) }),
});

const conflict = (refusal: BuyWordRefusal, { extended }: Partial<Options>): Conflict | undefined => {
  const target = (rest: Partial<Extended>): Fix =>
    fix(
      (fixes) => fixes.target(USUAL_TARGET),
      (now) => ({ ...now, ...rest, target: USUAL_TARGET }),
    );
  const bags = (count: number): Fix =>
    fix(
      (fixes) => fixes.bags(count),
      (now) => ({ ...now, bags: count, target: null }),
    );
  switch (refusal.code) {
    case 'needs-extended': {
      const on = fix(
        (fixes) => fixes.on,
        () => ({ ...NO_END, bags: USUAL_BAGS }),
      );
      return { at: ['seats', 'extended'], fixes: [on, { seats: refusal.most }] };
    }
    case 'extended-endless':
      return { at: ['extended'], fixes: [bags(USUAL_BAGS), target({ bags: null })] };
    case 'at-once-needs-sold': {
      const sold = fix(
        (fixes) => fixes.soldLetters,
        (now) => ({ ...now, refill: 'sold' }),
      );
      return { at: ['extended'], fixes: [sold, fix((fixes) => fixes.roundEnd, atRoundEnd)] };
    }
    case 'target-too-low':
      return {
        at: ['extended', 'startMoney'],
        fixes: [target({}), bags(extended?.bags ?? USUAL_BAGS)],
      };
    default:
      return undefined;
  }
};

/** BW-16: the bag is filled again when it is empty. */
export const EXTENDED = optionVariant({
  option: 'extended',
  rule: 'BW-16',
  plainly: () => ({ refill: 'all', bags: 2 }),
  texts: (language) => buyWordVariantIn(language, 'extended'),
  rows: ROWS,
  preset: { name: 'long', options: () => ({ extended: { ...NO_END, bags: 3 } }), inSight: ['bags'] },
  conflict,
});
