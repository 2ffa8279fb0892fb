import type { CharacterId } from '../../bots/characters.ts';
import { opponentSeats } from '../bots/opponents.ts';
import { startLocalGame } from '../play/local-game.ts';
import { PassNames, usePassNames } from '../play/pass-names.tsx';
import type { BotSeat, GameName, LocalGame } from '../saves/saved-game.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';

/** Who comes to the table after the opponents that were chosen: of every strength. */
const MORE: readonly CharacterId[] = ['penny', 'marlowe', 'dot', 'wren', 'fitch', 'quill', 'tibbs', 'vesper'];

/** So many bots: those chosen as opponents first. */
const company = (game: GameName, count: number): BotSeat[] => {
  const { characters } = t();
  const chosen = opponentSeats(game);
  const others = MORE.filter((id) => chosen.every(({ bot }) => bot !== id));
  return [...chosen, ...others.map((bot) => ({ bot, name: characters.of[bot].name }))].slice(0, count);
};

type StartProps = {
  /** What a game of this device is started with. */
  readonly start: Pick<LocalGame, 'game' | 'language' | 'options'>;
  readonly seats: number;
  readonly isPossible: boolean;
};

/** A game against bots on this device, or alone. */
export const StartWithBots = ({ start, seats, isPossible }: StartProps) => {
  const { make, characters } = t();
  const bots = company(start.game, seats - 1);
  return (
    <form
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        startLocalGame({ ...start, bots });
      }}
    >
      <p>{bots.length === 0 ? make.alone : make.botsAre(bots.map(({ name }) => name))}</p>
      {bots.length > 0 && (
        <p>
          <LinkButton
            kind="bare"
            icon="bots"
            href={start.game === 'buyword' ? '/bots' : `/bots?game=${start.game}`}
          >
            {characters.choose}
          </LinkButton>
        </p>
      )}
      <Button submits disabled={!isPossible}>
        {make.startBots}
      </Button>
    </form>
  );
};

/** A game of people who pass this device on: who they are, then the table. */
export const StartPassing = ({ start, seats, isPossible }: StartProps) => {
  const { play } = t();
  const { people, ...naming } = usePassNames(seats);
  return (
    <form
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        startLocalGame({ ...start, people: people() });
      }}
    >
      <PassNames {...naming} />
      <Button submits disabled={!isPossible}>
        {play.passStart}
      </Button>
    </form>
  );
};
