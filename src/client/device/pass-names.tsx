import { useSignal } from '@preact/signals';
import { t } from '../base/texts.ts';

const LONGEST_NAME = 24;

/** The names of those who share a device, as they are typed; who has none is called by a number. */
export const usePassNames = (count: number) => {
  const typed = useSignal<readonly string[]>([]);
  const names = Array.from({ length: count }, (_, seat) => typed.value[seat] ?? '');
  return {
    names,
    people: (): string[] => names.map((name, seat) => name.trim() || t().play.passName(seat + 1)),
    rename: (seat: number, name: string): void => {
      const longer = Array.from(
        { length: Math.max(count, typed.value.length) },
        (_, at) => typed.value[at] ?? '',
      );
      typed.value = longer.with(seat, name);
    },
  };
};

type PassNamesProps = Pick<ReturnType<typeof usePassNames>, 'names' | 'rename'>;

/** A field for each of them. */
export const PassNames = ({ names, rename }: PassNamesProps) => {
  const { play } = t();
  return (
    <fieldset class="columns gap-4">
      <legend>{play.passNames}</legend>
      {names.map((name, seat) => (
        <input
          key={seat}
          class="text-input text-4"
          type="text"
          value={name}
          placeholder={play.passName(seat + 1)}
          aria-label={play.passName(seat + 1)}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
        />
      ))}
    </fieldset>
  );
};
