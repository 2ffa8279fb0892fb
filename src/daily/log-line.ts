import type { GameModule } from '../catalog/game-module.ts';
import type { Actor } from '../games/core/game.ts';
import { DAILY_GAMES, type DailyKind, ME } from './daily-game.ts';

/** Who did something, and what, as the notation writes it. */
export type LogLine = { readonly actor: Actor; readonly text: string };

/** Stands for the table's clock, as in a record. */
const CLOCK = '-';
const SEATED = /^(-|\d) (.+)$/;

const isAlone = (kind: DailyKind): boolean => DAILY_GAMES[kind].bots.length === 0;

/** A line of a log; whoever plays alone need not be named. */
export const writeLine = (kind: DailyKind, { actor, text }: LogLine): string =>
  isAlone(kind) ? text : `${actor ?? CLOCK} ${text}`;

/** The log of a game by its turns. How cards were laid out before a word was declared is nobody else's business, and changes nothing. */
export const writeLog = (
  kind: DailyKind,
  { isArrangement, formatAction }: Pick<GameModule, 'isArrangement' | 'formatAction'>,
  turns: readonly { readonly actor: Actor; readonly action: unknown }[],
): readonly string[] =>
  turns
    .filter(({ action }) => !isArrangement(action))
    .map(({ actor, action }) => writeLine(kind, { actor, text: formatAction(action) }));

/** Reads a line of a log; undefined where it is none. */
export const readLine = (kind: DailyKind, line: string): LogLine | undefined => {
  if (isAlone(kind)) return { actor: ME, text: line };
  const [, who, text] = SEATED.exec(line) ?? [];
  if (who === undefined || text === undefined) return undefined;
  const actor = who === CLOCK ? null : Number(who);
  return actor === null || actor <= DAILY_GAMES[kind].bots.length ? { actor, text } : undefined;
};
