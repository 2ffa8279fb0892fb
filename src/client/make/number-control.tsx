import { useId } from 'preact/hooks';
import { t } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SelectRow } from './select-row.tsx';
import { steppedNumber, typedNumber } from './typed-number.ts';

/** A value that is no number says something of its own: null «none», undefined «as the rule book has it». */
export type NumberValue = number | null | undefined;

export type NumberControlProps = {
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
  /** How far a tap on − or + goes; 1 where nothing is said. */
  readonly step?: number;
  /** What the field counts, where the name does not say so: «seconds». */
  readonly unit?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: NumberValue) => void;
};

/** A number that the rules leave free: the usual ones at a tap, any other by stepping or typing. */
export const NumberControl = ({
  name,
  hint,
  value,
  usual,
  nameOf,
  from,
  to,
  step = 1,
  unit,
  disabled = false,
  onChange,
}: NumberControlProps) => {
  const { anyNumber } = t().make;
  const id = useId();
  const range = { from, to };
  const go = (by: number): void => onChange(steppedNumber(value, by, usual, range));
  const stepButton = (by: number, label: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      class="number-step"
      aria-label={label}
      aria-describedby={`${id}-about`}
      disabled={disabled || (typeof value === 'number' && (by < 0 ? value <= from : value >= to))}
      onClick={() => go(by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="number-control">
      <SelectRow<NumberValue>
        name={name}
        hint={disabled ? hint : `${hint} ${anyNumber.range(from, to)}`}
        value={value}
        values={usual.includes(value) ? usual : [...usual, value]}
        nameOf={nameOf}
        disabled={disabled}
        onChange={onChange}
      />
      <div class="number-field">
        <span id={`${id}-about`} hidden>
          {name}
        </span>
        {stepButton(-step, anyNumber.less, 'minus')}
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          aria-label={unit === undefined ? anyNumber.own : anyNumber.ownIn(unit)}
          aria-describedby={`${id}-about`}
          disabled={disabled}
          value={typeof value === 'number' ? String(value) : ''}
          onChange={({ currentTarget }) => {
            const next = typedNumber(currentTarget.value, value, range);
            // What was typed may be brought within bounds, to the value that is shown already.
            currentTarget.value = typeof next === 'number' ? String(next) : '';
            onChange(next);
          }}
          onKeyDown={(event) => {
            const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[
              event.key
            ];
            if (by === undefined) return;
            event.preventDefault();
            go(by);
          }}
        />
        {stepButton(step, anyNumber.more, 'plus')}
        {unit !== undefined && <span class="quiet">{unit}</span>}
      </div>
    </div>
  );
};
