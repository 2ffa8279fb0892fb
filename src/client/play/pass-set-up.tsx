import { useSignal } from '@preact/signals';
import { t } from '../language.ts';
import { LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { startLocalGame } from './local-game.ts';

const COUNTS = [2, 3, 4] as const;
const LONGEST_NAME = 24;

/** Who plays: how many, and their names; who has none is called by a number. */
export const PassSetUp = () => {
  const { play } = t();
  const count = useSignal<number>(2);
  const typed = useSignal<readonly string[]>(['', '', '', '']);
  const start = (): void =>
    startLocalGame({
      people: typed.value.slice(0, count.value).map((name, seat) => name.trim() || play.passName(seat + 1)),
    });
  return (
    <form
      class="pass-set-up card"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p class="lead">{play.passLead}</p>
      <Choice
        legend={play.passCount}
        options={COUNTS.map((value) => ({ value, label: value }))}
        value={count.value}
        onChange={(value) => {
          count.value = value;
        }}
      />
      <fieldset class="pass-names">
        <legend>{play.passNames}</legend>
        {typed.value.slice(0, count.value).map((name, seat) => (
          <input
            key={seat}
            type="text"
            value={name}
            placeholder={play.passName(seat + 1)}
            aria-label={play.passName(seat + 1)}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              typed.value = typed.value.with(seat, currentTarget.value);
            }}
          />
        ))}
      </fieldset>
      <button type="submit" class="button">
        {play.passStart}
      </button>
      <p>
        <LinkButton kind="bare" icon="settings" href="/new?play=pass">
          {play.passRules}
        </LinkButton>
      </p>
    </form>
  );
};
