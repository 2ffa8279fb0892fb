import '../style/make.css';
import { useId } from 'preact/hooks';

type SelectRowProps<T> = {
  readonly name: string;
  readonly hint: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
  /** Values that cannot be chosen; their names say why. */
  readonly isClosed?: (value: T) => boolean;
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
        {values.map((each, at) => (
          <option
            key={String(each)}
            value={String(at)}
            selected={each === value}
            disabled={isClosed(each) && each !== value}
          >
            {nameOf(each)}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
};
