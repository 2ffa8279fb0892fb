import { useSignal } from '@preact/signals';
import { type Look, lookBeside } from '../../shared/looks.ts';
import { LONGEST_NAME, uniqueNames } from '../../shared/unique-name.ts';
import { t } from '../base/texts.ts';
import { LookButton } from '../faces/look-button.tsx';
import { myLook } from '../faces/my-look.ts';

/** Those who share a device: what they are called and how they look. */
export type PassPeople = { readonly people: readonly string[]; readonly looks: readonly Look[] };

/** The names of those who share a device, as they are typed, and their faces; who has no name is called by a number. */
export const usePassNames = (count: number) => {
  const typed = useSignal<Readonly<Record<number, string>>>({});
  const chosen = useSignal<Readonly<Record<number, Look>>>({});
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const names = seats.map((seat) => typed.value[seat] ?? '');
  const looks = seats.map((seat) => chosen.value[seat] ?? lookBeside(myLook.value, seat));
  const called = (name: string, seat: number): string => name.trim() || t().play.passName(seat + 1);
  return {
    names,
    looks,
    /** All of them, no two of one name. */
    people: (): PassPeople => ({ people: uniqueNames(names.map(called)), looks }),
    rename: (seat: number, name: string): void => {
      typed.value = { ...typed.value, [seat]: name };
    },
    restyle: (seat: number, look: Look): void => {
      chosen.value = { ...chosen.value, [seat]: look };
    },
  };
};

type PassNamesProps = Omit<ReturnType<typeof usePassNames>, 'people'>;

/** A face and a field for each of them. */
export const PassNames = ({ names, looks, rename, restyle }: PassNamesProps) => {
  const { play } = t();
  return (
    <fieldset class="columns gap-4">
      <legend>{play.passNames}</legend>
      {names.map((name, seat) => (
        <div key={seat} class="line gap-4">
          <LookButton
            look={looks[seat] ?? myLook.value}
            of={name.trim() || play.passName(seat + 1)}
            onChange={(look) => restyle(seat, look)}
          />
          <input
            class="text-input text-4"
            type="text"
            value={name}
            placeholder={play.passName(seat + 1)}
            aria-label={play.passName(seat + 1)}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
          />
        </div>
      ))}
    </fieldset>
  );
};
