import '../style/make.css';
import { useId } from 'preact/hooks';
import { runsOf } from './group-runs.ts';

type SelectRowProps<T> = {
  readonly name: string;
  readonly hint: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
  /** Values that cannot be chosen; their names say why. */
  readonly isClosed?: (value: T) => boolean;
  /** The name of the group under which a value stands beside its neighbours of the same group, if any. */
  readonly groupOf?: (value: T) => string | undefined;
  readonly disabled?: boolean;
};

/** One choice among several, with a line that says what it is about. */
export const SelectRow = <T,>({
  name,
  hint,
  value,
  values,
  nameOf,
  onChange,
  isClosed = () => false,
  groupOf = () => undefined,
  disabled = false,
}: SelectRowProps<T>) => {
  const id = useId();
  return (
    <div class="option-row">
      <label for={id}>{name}</label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
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
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
};
