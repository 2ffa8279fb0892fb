import { useSignal } from '@preact/signals';
import { CHARACTER_IDS, type CharacterId } from '../../bots/characters.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { t } from '../language.ts';
import { startLocalGame } from '../play/local-game.ts';
import type { BotSeat } from '../saves/saved-game.ts';
import { Button } from '../ui/button.tsx';
import { whyNot, wish } from './make-state.ts';
import { leanOptions, type TableWish } from './table-wish.ts';

const LONGEST_NAME = 24;

/** Who plays against who sits here, in the order they are called: of every strength. */
const COMPANY: readonly CharacterId[] = [
  'penny',
  'marlowe',
  'dot',
  'wren',
  'fitch',
  'quill',
  'tibbs',
  ...CHARACTER_IDS.filter((id) => id === 'vesper'),
];

const company = (count: number): BotSeat[] => {
  const { characters } = t();
  return COMPANY.slice(0, count).map((bot) => ({ bot, name: characters.of[bot].name }));
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
  const { make } = t();
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
      <Button submits disabled={whyNot.value !== undefined}>
        {make.startBots}
      </Button>
    </form>
  );
};

/** A game of people who pass this device on: who they are, then the table. */
export const StartPassing = () => {
  const { play } = t();
  const { seats } = wish.value;
  const typed = useSignal<readonly string[]>([]);
  const named = Array.from({ length: seats }, (_, seat) => typed.value[seat] ?? '');
  return (
    <form
      class="make-form"
      onSubmit={(event) => {
        event.preventDefault();
        const people = named.map((name, seat) => name.trim() || play.passName(seat + 1));
        startLocalGame({ ...localGame(wish.value), people });
      }}
    >
      <fieldset class="pass-names">
        <legend>{play.passNames}</legend>
        {named.map((name, seat) => (
          <input
            key={seat}
            type="text"
            value={name}
            placeholder={play.passName(seat + 1)}
            aria-label={play.passName(seat + 1)}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              typed.value = named.with(seat, currentTarget.value);
            }}
          />
        ))}
      </fieldset>
      <Button submits disabled={whyNot.value !== undefined}>
        {play.passStart}
      </Button>
    </form>
  );
};
