import type { CharacterId } from '../../bots/characters.ts';
import { wordsOf } from '../../catalog/rules-in-force.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { opponentSeats } from '../bots/opponents.ts';
import { makeTable, type ServerError } from '../online/api.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import type { BotSeat, LocalGame } from '../saves/saved-game.ts';
import type { MakeState } from './make-state.ts';
import { leanOptions } from './table-config.ts';

/** The rules that the server is asked for. */
export const rulesRequest = ({ form, config }: MakeState): Record<string, unknown> => {
  const { seats: capacity, patienceSeconds } = config.value;
  return { capacity, options: leanOptions(form, config.value), patienceSeconds };
};

/** What the server is asked for. */
const tableRequest = (make: MakeState): Record<string, unknown> => ({
  game: make.form.name,
  ...rulesRequest(make),
  spectators: make.config.value.spectators,
  ...make.visibility.value,
});

/** Makes the table and goes there; otherwise says why not. */
export const tryToMake = async (name: string, state: MakeState): Promise<ServerError | undefined> => {
  // Who has no name yet says it here, so that a table is one tap away.
  const named = me.value === null ? await sayName(name) : undefined;
  if (named?.ok === false) return named.error;
  const made = await makeTable(tableRequest(state));
  if (!made.ok) {
    if (made.error.code === 'no-identity') await askWhoIAm();
    return made.error;
  }
  navigate(`${TABLE_PATH}${made.value.info.code}`);
  return undefined;
};

/** Who comes to the table after the opponents that were chosen: of every strength. */
const MORE: readonly CharacterId[] = ['penny', 'marlowe', 'dot', 'wren', 'fitch', 'quill', 'tibbs', 'vesper'];

/** So many bots: those chosen as opponents first. */
export const botsFor = (game: string, count: number): BotSeat[] => {
  const { characters } = t();
  const chosen = opponentSeats(game);
  const others = MORE.filter((id) => chosen.every(({ bot }) => bot !== id));
  return [...chosen, ...others.map((bot) => ({ bot, name: characters.of[bot].name }))].slice(0, count);
};

/** What a game of this device is started with: words, and what goes with them, are told even where they are as usual. */
export const localStart = ({ form, played }: MakeState): Pick<LocalGame, 'game' | 'language' | 'options'> => {
  const { options } = played.value;
  const words = Object.keys(form.languageOptions('en')).filter((option) => options[option] !== undefined);
  return {
    game: form.name,
    language: wordsOf(options),
    options: {
      ...leanOptions(form, played.value),
      ...Object.fromEntries(words.map((option) => [option, options[option]])),
    },
  };
};
