import { useId } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';

type SumFieldProps = {
  readonly label: string;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (sum: number) => void;
};

/** A sum of money: typed, or a dollar more and less at a tap; what is typed is brought within its bounds when one is done. */
export const SumField = ({ label, sum, least, most, lessLabel, moreLabel, onChange }: SumFieldProps) => {
  const id = useId();
  return (
    <div class="sum-field">
      <label for={id}>{label}</label>
      <button
        type="button"
        class="sum-step"
        aria-label={lessLabel}
        disabled={sum <= least}
        onClick={() => onChange(sum - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={sum}
        onChange={({ currentTarget }) => {
          const typed = Number(currentTarget.value.replace(/\D/g, '') || Number.NaN);
          const next = Number.isNaN(typed) ? sum : Math.min(Math.max(typed, least), most);
          currentTarget.value = String(next);
          onChange(next);
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onChange(Math.min(Math.max(sum + step, least), most));
        }}
      />
      <button
        type="button"
        class="sum-step"
        aria-label={moreLabel}
        disabled={sum >= most}
        onClick={() => onChange(sum + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
