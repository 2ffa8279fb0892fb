import type { CharacterId } from '../../bots/characters.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { opponentSeats } from '../bots/opponents.ts';
import { startLocalGame } from '../play/local-game.ts';
import { PassNames, usePassNames } from '../play/pass-names.tsx';
import type { BotSeat } from '../saves/saved-game.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { tablePlayed, whyNot, wish } from './make-state.ts';
import { leanOptions, type TableWish } from './table-wish.ts';

/** Who comes to the table after the opponents that were chosen: of every strength. */
const MORE: readonly CharacterId[] = ['penny', 'marlowe', 'dot', 'wren', 'fitch', 'quill', 'tibbs', 'vesper'];

/** So many bots: those chosen as opponents first. */
const company = (count: number): BotSeat[] => {
  const { characters } = t();
  const chosen = opponentSeats('buyword');
  const others = MORE.filter((id) => chosen.every(({ bot }) => bot !== id));
  return [...chosen, ...others.map((bot) => ({ bot, name: characters.of[bot].name }))].slice(0, count);
};

/** What a game of this device is started with. */
const localGame = ({ options, seats }: TableWish) => {
  const { dictionary = 'en-full', tiles } = options;
  return {
    language: languageOf(dictionary),
    options: { ...leanOptions(options, seats), dictionary, ...(tiles === undefined ? {} : { tiles }) },
  };
};

/** A game against bots on this device, or alone. */
export const StartWithBots = () => {
  const { make, characters } = t();
  const bots = company(wish.value.seats - 1);
  return (
    <form
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        startLocalGame({ ...localGame(wish.value), bots });
      }}
    >
      <p>{bots.length === 0 ? make.alone : make.botsAre(bots.map(({ name }) => name))}</p>
      {bots.length > 0 && (
        <p>
          <LinkButton kind="bare" icon="bots" href="/bots">
            {characters.choose}
          </LinkButton>
        </p>
      )}
      <Button submits disabled={whyNot.value !== undefined}>
        {make.startBots}
      </Button>
    </form>
  );
};

/** A game of people who pass this device on: who they are, then the table. */
export const StartPassing = () => {
  const { play } = t();
  const { people, ...naming } = usePassNames(wish.value.seats);
  return (
    <form
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        startLocalGame({ ...localGame(tablePlayed.value), people: people() });
      }}
    >
      <PassNames {...naming} />
      <Button submits disabled={whyNot.value !== undefined}>
        {play.passStart}
      </Button>
    </form>
  );
};
