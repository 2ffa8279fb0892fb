import { signal } from '@preact/signals';
import { CHARACTER_IDS, type CharacterId, isCharacter } from '../../bots/characters.ts';
import { t } from '../language.ts';
import type { BotSeat, GameName } from '../saves/saved-game.ts';
import { readStored, writeStored } from '../stored.ts';

const STORED_AS = 'wordstake.opponents';
const FIRST: readonly CharacterId[] = ['penny', 'marlowe'];

/** How many bots sit down with one person, by game: as many as its usual table has seats. */
export const MOST_OPPONENTS: Readonly<Record<GameName, number>> = { buyword: 3, 'choose-your-words': 7 };

const readKept = (): readonly CharacterId[] => {
  const kept = (readStored(STORED_AS) ?? '').split(' ').filter(isCharacter);
  return kept.length === 0 ? FIRST : CHARACTER_IDS.filter((id) => kept.includes(id));
};

/** Whom one plays against, in the order of their levels; kept for the next visit. */
export const opponents = signal<readonly CharacterId[]>(readKept());

/** Asks a character to the table, or sends it away. */
export const toggleOpponent = (id: CharacterId): void => {
  const next = CHARACTER_IDS.filter((each) => (each === id) !== opponents.value.includes(each));
  opponents.value = next;
  writeStored(STORED_AS, next.join(' '));
};

/** Those who fit at a table of a game, under their names in the page's language. */
export const opponentSeats = (game: GameName): readonly BotSeat[] =>
  opponents.value.slice(0, MOST_OPPONENTS[game]).map((bot) => ({ name: t().characters.of[bot].name, bot }));
