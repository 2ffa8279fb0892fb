import { useSignal } from '@preact/signals';
import { t } from '../language.ts';
import type { GameName } from '../saves/saved-game.ts';
import { LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { startLocalGame } from './local-game.ts';

/** How many share a device, by game (BW-1.1, CW-1). */
const COUNTS: Readonly<Record<GameName, readonly number[]>> = {
  buyword: [2, 3, 4],
  'choose-your-words': [2, 3, 4, 5, 6, 7, 8],
};
const LONGEST_NAME = 24;

/** Who plays: how many, and their names; who has none is called by a number. */
export const PassSetUp = ({ game }: { readonly game: GameName }) => {
  const { play, cards } = t();
  const count = useSignal<number>(2);
  const typed = useSignal<readonly string[]>(Array<string>(8).fill(''));
  const start = (): void =>
    startLocalGame({
      game,
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
      <p class="lead">{game === 'buyword' ? play.passLead : cards.passLead}</p>
      <Choice
        legend={play.passCount}
        options={COUNTS[game].map((value) => ({ value, label: value }))}
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
        <LinkButton
          kind="bare"
          icon="settings"
          href={game === 'buyword' ? '/new?play=pass' : `/new?game=${game}&play=pass`}
        >
          {play.passRules}
        </LinkButton>
      </p>
    </form>
  );
};
