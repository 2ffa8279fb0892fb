import { signal } from '@preact/signals';
import { CHARACTER_IDS, type CharacterId, isCharacter } from '../../bots/characters.ts';
import { listedGame } from '../base/game-list.ts';
import { t } from '../base/language.ts';
import { readStored, writeStored } from '../base/stored.ts';
import type { BotSeat } from '../saves/saved-game.ts';

const STORED_AS = 'wordstake.opponents';
const FIRST: readonly CharacterId[] = ['penny', 'marlowe'];

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

/** A character at a table, under its name in the page's language. */
export const seatOfBot = (bot: CharacterId): BotSeat => ({ name: t().characters.of[bot].name, bot });

/** Those who fit at a table of a game. */
export const opponentSeats = (game: string): readonly BotSeat[] =>
  opponents.value.slice(0, listedGame(game).mostOpponents).map(seatOfBot);
