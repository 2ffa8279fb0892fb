import { useId } from 'preact/hooks';
import { t } from '../base/texts.ts';
import { SelectRow } from '../ui/select-row.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { NumberValue } from '../ui/typed-number.ts';

type NumberControlProps = {
  readonly name: string;
  readonly hint: string;
  readonly value: NumberValue;
  /** Quick choices, in order; the value in force is offered too where it is none of them. */
  readonly usual: readonly NumberValue[];
  /** What a value is called among the quick choices. */
  readonly nameOf: (value: NumberValue) => string;
  /** Any whole number in this range can be typed. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** What the field counts, where the name does not say so: «seconds». */
  readonly unit: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: NumberValue) => void;
};

/** A number that the rules leave free: the usual ones at a tap, any other by stepping or typing. */
export const NumberControl = ({ name, hint, nameOf, unit, ...number }: NumberControlProps) => {
  const { anyNumber } = t().make;
  const id = useId();
  const { value, usual, from, to, disabled, onChange } = number;
  return (
    <div class="number-control stack gap-4">
      <SelectRow<NumberValue>
        name={name}
        hint={disabled ? hint : `${hint} ${anyNumber.range(from, to)}`}
        value={value}
        values={usual.includes(value) ? usual : [...usual, value]}
        nameOf={nameOf}
        disabled={disabled}
        onChange={onChange}
      />
      <div class="number-field row gap-3">
        <span id={id} hidden>
          {name}
        </span>
        <Stepper<NumberValue>
          {...number}
          lessLabel={anyNumber.less}
          moreLabel={anyNumber.more}
          field={{
            'aria-label': unit === undefined ? anyNumber.own : anyNumber.ownIn(unit),
            'aria-describedby': id,
          }}
        />
        {unit !== undefined && <span class="quiet">{unit}</span>}
      </div>
    </div>
  );
};
