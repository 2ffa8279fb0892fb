import { useId } from 'preact/hooks';
import { t } from '../base/texts.ts';
import { Stepper } from '../ui/stepper.tsx';
import type { NumberRange } from '../ui/typed-number.ts';

type SumFieldProps = NumberRange & {
  readonly label: string;
  readonly value: number;
  readonly onChange: (sum: number) => void;
};

/** A sum of money: typed, or a dollar more and less at a tap. */
export const SumField = ({ label, ...stepper }: SumFieldProps) => {
  const id = useId();
  const { less, more } = t().auction;
  return (
    <div class="sum-field line gap-3">
      <label for={id}>{label}</label>
      <Stepper {...stepper} lessLabel={less} moreLabel={more} field={{ id }} />
    </div>
  );
};

type QuickSumsProps = {
  /** What is chosen: said above, or only aloud; without either it is no group of its own. */
  readonly legend?: string;
  readonly label?: string;
  readonly choices: readonly {
    readonly label: string;
    readonly pressed?: boolean;
    readonly disabled?: boolean;
    readonly onChoose: () => void;
  }[];
};

/** Sums or players that are one tap away. */
export const QuickSums = ({ legend, label, choices }: QuickSumsProps) => {
  const Group = legend === undefined && label === undefined ? 'div' : 'fieldset';
  return (
    <Group class="row gap-3 whole-row" aria-label={label}>
      {legend !== undefined && <legend>{legend}</legend>}
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          class="quick-sum pressable frame centre touch strong figures"
          aria-pressed={choice.pressed}
          disabled={choice.disabled}
          onClick={choice.onChoose}
        >
          {choice.label}
        </button>
      ))}
    </Group>
  );
};
