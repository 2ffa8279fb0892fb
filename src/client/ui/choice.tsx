import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type ChoiceProps<T extends string | number> = {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few, side by side. */
export const Choice = <T extends string | number>({ legend, options, value, onChange }: ChoiceProps<T>) => {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-options row items-stretch gap-4">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="frame inline items-centre gap-4 touch">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
