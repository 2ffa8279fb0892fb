import type { Language } from '../../shared/language.ts';
import { attempt } from '../base/attempt.ts';
import { readStored, writeStored } from '../base/stored.ts';
import { noteKnown } from './known-games.ts';
import type { GameHead, LocalGame } from './saved-game.ts';

const STORED_AS = 'wordstake.running';
const ABOUT_STORED_AS = 'wordstake.running-about';

/** Where a game of this device is played. */
export const addressOf = ({ id, people }: Pick<LocalGame, 'id' | 'people'>): string =>
  `${people === undefined ? '/play' : '/pass'}?game=${id}`;

/** Where the game that was played last goes on; undefined where it has ended. Known at once, without opening the store of games. */
export const runningGame = (): string | undefined => {
  const address = readStored(STORED_AS);
  return address !== undefined && /^\/(?:play|pass)\?game=[\w-]{1,40}$/.test(address) ? address : undefined;
};

/** What a game that goes on is like, so that the home page can say so without fetching anything. */
export type RunningAbout = {
  readonly address: string;
  readonly game: string;
  /** Those whom one plays with. */
  readonly others: readonly string[];
  /** What is not as usual, in every language. */
  readonly rules: Readonly<Record<Language, readonly string[]>>;
  readonly round: number;
  /** One's own money or chips; undefined where several share the device. */
  readonly score?: number;
};

/** What the game is like that was played last and still goes on; undefined where that is not known. */
export const runningAbout = (): RunningAbout | undefined => {
  const about: unknown = attempt(() => JSON.parse(readStored(ABOUT_STORED_AS) ?? 'null'), null);
  const { address, rules, others } = Object(about) as Partial<RunningAbout>;
  const isWhole = Array.isArray(rules?.en) && Array.isArray(rules.fr) && Array.isArray(others);
  return isWhole && address === runningGame() ? (about as RunningAbout) : undefined;
};

/** Notes that a game goes on, so that the home page leads back to it … */
export const noteRunning = (head: GameHead, rules: RunningAbout['rules']): void => {
  const { game, people, bots, standing, seat = 0 } = head;
  const score = people === undefined ? standing.scores[seat] : undefined;
  const about: RunningAbout = {
    address: addressOf(head),
    game,
    others: [...(people ?? []), ...bots.map(({ name }) => name)],
    rules,
    round: standing.round,
    ...(score === undefined ? {} : { score }),
  };
  writeStored(STORED_AS, about.address);
  writeStored(ABOUT_STORED_AS, JSON.stringify(about));
  noteKnown(game);
};

/** … or that it does no longer. */
export const noteGone = (game: Pick<LocalGame, 'id' | 'people'>): void => {
  if (readStored(STORED_AS) === addressOf(game)) writeStored(STORED_AS, '');
};
