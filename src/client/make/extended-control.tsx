import { readOptions } from '../../games/buyword/options.ts';
import { type Extended, HIGHEST_TARGET, MOST_BAGS } from '../../games/buyword/variants/extended.ts';
import { t } from '../texts.ts';
import { chooseOption, wish } from './make-state.ts';
import { NumberControl } from './number-control.tsx';
import { SelectRow } from './select-row.tsx';
import type { TableWish } from './table-wish.ts';

const REFILLS = ['off', 'all', 'sold'] as const;
const BAGS: readonly (number | null)[] = [null, 2, 3, 4, 5, 10, 20];
const TARGETS: readonly (number | null)[] = [null, 500, 800, 1000, 1500, 2000, 3000, 5000, 10_000];
const FIRST_BAGS = 2;

/** What everybody starts with: a target must be above it (BW-16.2). */
const moneyAtStart = ({ options, seats }: TableWish): number => {
  if (options.startMoney !== undefined) return options.startMoney;
  const usual = readOptions({}, seats);
  return usual.ok ? usual.value.startMoney : 0;
};

/** BW-16: whether the bag is filled again, with what, and when that ends. */
export const ExtendedControl = () => {
  const { make } = t();
  const extended = wish.value.options.extended ?? null;
  const startMoney = moneyAtStart(wish.value);
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
          <NumberControl
            {...make.bags}
            value={extended.bags}
            usual={BAGS}
            nameOf={(bags) => make.bagsValue(bags ?? null)}
            from={1}
            to={MOST_BAGS}
            onChange={(bags) => change({ ...extended, bags: bags ?? null })}
          />
          <NumberControl
            {...make.target}
            value={extended.target}
            usual={TARGETS.filter((sum) => sum === null || sum > startMoney)}
            nameOf={(sum) => make.targetValue(sum ?? null)}
            from={startMoney + 1}
            to={HIGHEST_TARGET}
            step={50}
            onChange={(target) => change({ ...extended, target: target ?? null })}
          />
        </>
      )}
    </>
  );
};
