import { useSignal } from '@preact/signals';
import type { GameName } from '../saves/saved-game.ts';
import { t } from '../texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { startLocalGame } from './local-game.ts';
import { PassNames, usePassNames } from './pass-names.tsx';

/** How many share a device, by game (BW-1.1, CW-1). */
const COUNTS: Readonly<Record<GameName, readonly number[]>> = {
  buyword: [2, 3, 4],
  'choose-your-words': [2, 3, 4, 5, 6, 7, 8],
};

/** Who plays: how many, and their names. */
export const PassSetUp = ({ game }: { readonly game: GameName }) => {
  const { play, cards } = t();
  const count = useSignal<number>(2);
  const { people, ...naming } = usePassNames(count.value);
  return (
    <form
      class="pass-set-up card"
      onSubmit={(event) => {
        event.preventDefault();
        startLocalGame({ game, people: people() });
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
      <PassNames {...naming} />
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
