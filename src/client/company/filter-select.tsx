import { useId } from 'preact/hooks';

type FilterSelectProps<T> = {
  readonly name: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
};

/** One of several, with its name above it. */
export const FilterSelect = <T,>({ name, value, values, nameOf, onChange }: FilterSelectProps<T>) => {
  const id = useId();
  return (
    <p class="filter">
      <label for={id}>{name}</label>
      <select
        id={id}
        value={String(values.indexOf(value))}
        onChange={(event) => onChange(values[Number(event.currentTarget.value)] as T)}
      >
        {values.map((each, at) => (
          <option key={String(each)} value={String(at)} selected={each === value}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </p>
  );
};
