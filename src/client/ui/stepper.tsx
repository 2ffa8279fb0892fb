import { Icon } from './icon.tsx';
import { KEY_STEPS, type NumberValue, steppedNumber, typedNumber } from './typed-number.ts';

type StepperProps<Value extends NumberValue> = {
  readonly value: Value;
  /** Any whole number in this range can be typed. */
  readonly from: number;
  readonly to: number;
  /** How far a tap on − or + goes; 1 where nothing is said. */
  readonly step?: number;
  /** Where steps begin while there is no number: at the first of these. */
  readonly usual?: readonly NumberValue[];
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly disabled?: boolean;
  readonly onChange: (value: Value | number) => void;
  /** The field: its id where something else names it, its name otherwise, and what tells more about it. */
  readonly field: {
    readonly id?: string;
    readonly 'aria-label'?: string;
    readonly 'aria-describedby'?: string;
  };
};

/** A whole number: typed, or a step more and less at a tap or key; what is typed is brought within its bounds when one is done. */
export const Stepper = <Value extends NumberValue>(props: StepperProps<Value>) => {
  const {
    value,
    from,
    to,
    step = 1,
    usual = [],
    lessLabel,
    moreLabel,
    disabled = false,
    onChange,
    field,
  } = props;
  const range = { from, to };
  const go = (by: number): void => onChange(steppedNumber(value, by, usual, range));
  const stepButton = (by: number, label: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      class="step-button frame centre touch strong figures"
      aria-label={label}
      aria-describedby={field['aria-describedby']}
      disabled={disabled || (typeof value === 'number' && (by < 0 ? value <= from : value >= to))}
      onClick={() => go(by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {stepButton(-step, lessLabel, 'minus')}
      <input
        {...field}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        disabled={disabled}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const next = typedNumber(currentTarget.value, value, range);
          // What was typed may be brought within bounds, to the value that is shown already.
          currentTarget.value = String(next ?? '');
          onChange(next);
        }}
        onKeyDown={(event) => {
          const steps = KEY_STEPS[event.key];
          if (steps === undefined) return;
          event.preventDefault();
          go(steps * step);
        }}
      />
      {stepButton(step, moreLabel, 'plus')}
    </>
  );
};
