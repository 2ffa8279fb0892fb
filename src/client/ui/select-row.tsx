import { useId } from 'preact/hooks';
import { runsOf } from './group-runs.ts';

type SelectRowProps<T> = {
  readonly name: string;
  /** What it is about; where nothing is said of it, it is one of several filters. */
  readonly hint?: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
  /** Values that cannot be chosen; their names say why. */
  readonly isClosed?: (value: T) => boolean;
  /** The name of the group under which a value stands beside its neighbours of the same group, if any. */
  readonly groupOf?: (value: T) => string | undefined;
  /** Whether a value is called so in every language. */
  readonly isName?: (value: T) => boolean;
  readonly disabled?: boolean;
  /** How it looks where nothing is said of it. */
  readonly look?: 'filter stack gap-2' | 'field' | 'line gap-4 nowrap';
};

/** One choice among several, with its name above and what it is about beneath. */
export const SelectRow = <T,>({
  name,
  hint,
  value,
  values,
  nameOf,
  onChange,
  isClosed = () => false,
  groupOf = () => undefined,
  isName = () => false,
  disabled = false,
  look = 'filter stack gap-2',
}: SelectRowProps<T>) => {
  const id = useId();
  return (
    <div class={hint === undefined ? look : 'option-row'}>
      <label for={id}>{name}</label>
      <select
        id={id}
        class={hint === undefined ? 'text-input' : undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        disabled={disabled}
        value={String(values.indexOf(value))}
        onChange={(event) => onChange(values[Number(event.currentTarget.value)] as T)}
      >
        {runsOf(values, groupOf).map(({ group, values: run }) => {
          const options = run.map(({ value: each, at }) => (
            <option
              key={String(each)}
              value={String(at)}
              selected={each === value}
              disabled={isClosed(each) && each !== value}
              translate={isName(each) ? false : undefined}
            >
              {nameOf(each)}
            </option>
          ));
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </select>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
};
