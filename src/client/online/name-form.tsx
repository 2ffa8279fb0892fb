import { useRef } from 'preact/hooks';
import { t } from '../language.ts';

const LONGEST_NAME = 24;

/** Asks for a name. */
export const NameForm = ({ onName }: { readonly onName: (name: string) => void }) => {
  const { online } = t();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(input.current?.value ?? '');
      }}
    >
      <label>
        {online.whoAreYou}
        <input
          ref={input}
          type="text"
          name="name"
          aria-label={online.name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          required
        />
      </label>
      <button type="submit" class="button">
        {online.goOn}
      </button>
    </form>
  );
};
