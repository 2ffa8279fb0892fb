import type { Extended } from '../../games/buyword/variants/extended.ts';
import { t } from '../texts.ts';
import { chooseOption, wish } from './make-state.ts';
import { SelectRow } from './select-row.tsx';

const REFILLS = ['off', 'all', 'sold'] as const;
const BAGS: readonly (number | null)[] = [null, 1, 2, 3, 4, 5, 6, 8, 10, 20, 50, 99];
const TARGETS: readonly (number | null)[] = [null, 500, 800, 1000, 1500, 2000, 3000, 5000, 10_000];
const FIRST_BAGS = 2;

/** The values to choose from, the one in force among them even where it came by a link. */
const withCurrent = (values: readonly (number | null)[], current: number | null) =>
  values.includes(current) ? values : [...values, current];

/** BW-16: whether the bag is filled again, with what, and when that ends. */
export const ExtendedControl = () => {
  const { make } = t();
  const extended = wish.value.options.extended ?? null;
  const names = { off: make.extendedOff, all: make.extendedAll, sold: make.extendedSold };
  const change = (next: Extended | null): void => chooseOption('extended', next);
  return (
    <>
      <SelectRow<(typeof REFILLS)[number]>
        {...make.option.extended}
        value={extended?.refill ?? 'off'}
        values={REFILLS}
        nameOf={(refill) => names[refill]}
        onChange={(refill) =>
          change(
            refill === 'off'
              ? null
              : { refill, bags: extended?.bags ?? FIRST_BAGS, target: extended?.target ?? null },
          )
        }
      />
      {extended !== null && (
        <>
          <SelectRow
            {...make.bags}
            value={extended.bags}
            values={withCurrent(BAGS, extended.bags)}
            nameOf={make.bagsValue}
            onChange={(bags) => change({ ...extended, bags })}
          />
          <SelectRow
            {...make.target}
            value={extended.target}
            values={withCurrent(TARGETS, extended.target)}
            nameOf={make.targetValue}
            onChange={(target) => change({ ...extended, target })}
          />
        </>
      )}
    </>
  );
};
