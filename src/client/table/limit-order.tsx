import { useId } from 'preact/hooks';
import { Switch } from '../ui/switch.tsx';

const FIRST_LIMIT = 64;

type LimitOrderProps<Name extends string> = {
  /** What the order is called, and what is said of it and of its limit. */
  readonly name: Name;
  readonly texts: Readonly<Record<Name | `${Name}Hint` | `${Name}Limit`, string>>;
  readonly limit: number | null;
  readonly onChange: (limit: number | null) => void;
};

/** An order that holds up to an amount. */
export const LimitOrder = <Name extends string>(props: LimitOrderProps<Name>) => {
  const { name, texts, limit, onChange } = props;
  const id = useId();
  return (
    <div class="stack gap-4">
      <Switch
        label={texts[name]}
        hint={texts[`${name}Hint`]}
        on={limit !== null}
        onChange={(on) => onChange(on ? FIRST_LIMIT : null)}
      />
      {limit !== null && (
        <p class="field limit-field">
          <label for={id}>{texts[`${name}Limit`]}</label>
          <input
            id={id}
            class="text-input"
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            step={1}
            required
            value={limit}
            onInput={(event) => {
              const { valueAsNumber } = event.currentTarget;
              if (Number.isInteger(valueAsNumber)) onChange(valueAsNumber);
            }}
          />
        </p>
      )}
    </div>
  );
};
