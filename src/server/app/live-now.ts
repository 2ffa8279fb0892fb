import type { LiveAnswer } from '../../protocol/answers.ts';
import { hasFreeSeat, type LobbyRow } from '../../protocol/lobby-row.ts';
import { NOBODY } from '../../protocol/nobody.ts';
import type { LobbyBoard } from './lobby-board.ts';
import type { Clock } from './ports.ts';
import { personSeats } from './table-state.ts';
import type { PeekedTable, Tables } from './tables.ts';
import type { WordFilter } from './word-filter.ts';

/** What is on is looked up at most so often, however many ask. */
const FRESH_MS = 5000;
/** A game at which nothing has happened for so long is nothing to look at. */
const LIVELY_MS = 5 * 60_000;
/** So many games are looked at to find one to show. */
const MOST_LOOKED_AT = 10;

type LiveGame = LiveAnswer['games'][number];

export type LiveNow = {
  /** What is on right now, as JSON (protocol/answers.ts, LiveAnswer): the same for everybody. */
  readonly json: () => Promise<string>;
};

export type LiveNowParts = {
  readonly lobby: Pick<LobbyBoard, 'rows' | 'isAttended'>;
  readonly tables: Pick<Tables, 'peek'>;
  readonly clock: Clock;
  readonly filter: WordFilter;
};

/** More people first, then what more people watch. */
const byAppeal = (one: LobbyRow, other: LobbyRow): number => {
  const people = ({ seats }: LobbyRow): number => seats.filter((sitter) => sitter?.kind === 'person').length;
  return people(other) - people(one) || other.watching - one.watching;
};

/** What is on right now, for who has just come: never a game that is not for everybody's eyes. */
export const createLiveNow = ({ lobby, tables, clock, filter }: LiveNowParts): LiveNow => {
  let kept: { readonly untilMs: number; readonly json: Promise<string> } | undefined;

  /** A game as it is shown; undefined where it is not: nobody is there, or its names are not looked at by the word filter. */
  const shown = (
    { language }: LobbyRow,
    { code, state, served, watching }: PeekedTable,
  ): LiveGame | undefined => {
    const game = state.playing?.state ?? null;
    const { wordFilter, spectators, public: isPublic } = state.settings;
    if (game === null || !isPublic || !wordFilter || spectators !== 'live') return undefined;
    if (state.status !== 'playing' || state.changedAtMs + LIVELY_MS < clock.nowMs()) return undefined;
    const seated = state.seats.flatMap((sitter) => sitter ?? []);
    if (personSeats(state).length === 0 || seated.some(({ name, gone }) => gone || name === NOBODY))
      return undefined;
    const { round, scores } = served.standing(game);
    const { word = null, pot = null } = served.glimpse?.(served.view(game, null)) ?? {};
    return {
      code,
      game: state.game,
      language,
      round,
      watching,
      players: seated.map((sitter, seat) => ({
        name: sitter.name,
        kind: sitter.kind,
        ...(sitter.kind === 'bot' ? { bot: sitter.bot } : {}),
        score: scores[seat] ?? 0,
      })),
      word: word !== null && filter.isClean(word.text, language) ? word : null,
      pot,
    };
  };

  const lookUp = async (): Promise<string> => {
    const rows = await lobby.rows();
    const games = new Map<string, LiveGame>();
    const playing = rows.filter(({ status }) => status === 'playing');
    const watchable = playing.filter(
      ({ code, spectators }) => spectators === 'live' && lobby.isAttended(code),
    );
    for (const row of watchable.toSorted(byAppeal).slice(0, MOST_LOOKED_AT)) {
      const key = `${row.game} ${row.language}`;
      const table = games.has(key) ? undefined : await tables.peek(row.code);
      const game = table && shown(row, table);
      if (game !== undefined) games.set(key, game);
    }
    const answer: LiveAnswer = {
      open: rows.filter(hasFreeSeat).length,
      playing: playing.length,
      games: [...games.values()],
    };
    return JSON.stringify(answer);
  };

  return {
    json: () => {
      const nowMs = clock.nowMs();
      if (kept === undefined || kept.untilMs <= nowMs) {
        const json = lookUp();
        kept = { untilMs: nowMs + FRESH_MS, json };
        // What could not be looked up is tried again at once.
        json.catch(() => {
          if (kept?.json === json) kept = undefined;
        });
      }
      return kept.json;
    },
  };
};
