/** How people keep a distance from each other, and how they complain to the host of the site. */
import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { MakeTableBody } from '../../protocol/requests.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Chat, languageOfTable, languageOfWords } from './chat.ts';
import type { LiveTable } from './live-table.ts';
import type { DistanceKind, ReportReason } from './people-store.ts';
import type { Clock, Identity, Store } from './ports.ts';
import { readableText } from './readable-text.ts';
import { roomOf } from './room.ts';
import type { ServedGames } from './served-game.ts';
import { filtersWords } from './tables.ts';
import type { WordFilter } from './word-filter.ts';

const MOST_DISTANCES = 500;
const LONGEST_NOTE = 500;
/** So much of what was said lately goes with a report. */
const LINES_REPORTED = 30;
/** Somebody is reported by somebody else once in so long. */
const REPORTED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000;

/** Somebody at a table, by where they sit or by what they said. */
export type Whom = { readonly seat?: Seat | undefined; readonly line?: number | undefined };

export type Conduct = {
  /** Mutes or blocks somebody; gives the number by which that is ended. */
  readonly keepDistance: (
    table: LiveTable,
    who: Identity,
    whom: Whom,
    kind: DistanceKind,
  ) => Promise<Result<number, Refusal>>;
  readonly endMuteOrBlock: (who: Identity, id: number) => Promise<void>;
  readonly report: (
    table: LiveTable,
    who: Identity,
    whom: Whom,
    complaint: { readonly reason: ReportReason; readonly note: string },
  ) => Promise<Result<null, Refusal>>;
  /** Whether a table takes somebody's name: not every one, where it filters words. */
  readonly takesName: (table: LiveTable, who: Identity) => boolean;
  /** Why somebody may not sit down at a table, besides what the table itself says. */
  readonly whyNotSit: (table: LiveTable, who: Identity) => Promise<Refusal | undefined>;
  /** Why somebody may not make a table, besides what is wrong with the table itself. */
  readonly whyNotMake: (wish: MakeTableBody, who: Identity) => Refusal | undefined;
};

export type ConductParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly chat: Chat;
  readonly filter: WordFilter;
  readonly games: ServedGames;
};

export const createConduct = ({ store, clock, chat, filter, games }: ConductParts): Conduct => {
  const { people } = store;

  const whyNotNamed = ({ name }: Identity, language: Language): Refusal | undefined =>
    filter.isClean(name, language) ? undefined : { code: 'name-filtered' };

  const whyNotNamedAt = (table: LiveTable, who: Identity): Refusal | undefined =>
    table.state.settings.wordFilter ? whyNotNamed(who, languageOfTable(table)) : undefined;

  /** Whether somebody sits or has sat at a table, if only until they were sent away, or looks at it now. */
  const wasThere = async (table: LiveTable, { id }: Identity): Promise<boolean> =>
    table.isWatchedBy(id) || (await store.hasSat(table.id, id));

  const find = async (
    table: LiveTable,
    who: Identity,
    { seat, line }: Whom,
  ): Promise<Result<{ readonly identity: string; readonly name: string }, Refusal>> => {
    const said =
      line === undefined ? undefined : (await people.linesOf(table.id)).find(({ id }) => id === line);
    const sitter = seat === undefined ? undefined : roomOf(table.state).seats[seat];
    const found =
      said ?? (sitter?.kind === 'person' ? { identity: sitter.id, name: sitter.name } : undefined);
    if (found === undefined || found.identity === who.id) return err({ code: 'no-such-person' });
    return ok({ identity: found.identity, name: found.name });
  };

  return {
    keepDistance: async (table, who, whom, kind) => {
      const found = await find(table, who, whom);
      if (!found.ok) return found;
      const kept = await people.mutesAndBlocksOf(who.id);
      const isNew = !kept.some(({ identity }) => identity === found.value.identity);
      if (isNew && kept.length >= MOST_DISTANCES) return err({ code: 'too-large' });
      const id = await people.keepDistance(who.id, found.value, kind, clock.nowMs());
      await chat.refresh(who.id);
      return ok(id);
    },
    endMuteOrBlock: async (who, id) => {
      await people.endMuteOrBlock(who.id, id);
      await chat.refresh(who.id);
    },
    report: async (table, who, whom, { reason, note }) => {
      if (!(await wasThere(table, who))) return err({ code: 'not-at-table' });
      const found = await find(table, who, whom);
      if (!found.ok) return found;
      const lines = (await people.linesOf(table.id)).slice(-LINES_REPORTED);
      const nowMs = clock.nowMs();
      const report = {
        atMs: nowMs,
        reporter: who.id,
        reporterName: who.name,
        reported: found.value.identity,
        reportedName: found.value.name,
        table: table.code,
        reason,
        note: readableText(note, LONGEST_NOTE) ?? '',
        lines: lines.map(({ name, phrase, text, identity }) => ({
          name,
          said: text ?? `[${phrase}]`,
          identity,
        })),
      };
      const kept = await people.addReport(report, nowMs - REPORTED_AGAIN_AFTER_MS);
      return kept === undefined ? err({ code: 'reported-today' }) : ok(null);
    },
    takesName: (table, who) => whyNotNamedAt(table, who) === undefined,
    whyNotSit: async (table, who) => {
      const { host } = table.state;
      const kept = host === null ? [] : await people.mutesAndBlocksOf(host);
      if (kept.some(({ identity, kind }) => kind === 'blocked' && identity === who.id))
        return { code: 'not-welcome' };
      return whyNotNamedAt(table, who);
    },
    whyNotMake: (wish, who) => {
      const served = games.get(wish.game);
      const options = filtersWords(wish) ? served?.checkOptions(wish.options, wish.capacity) : undefined;
      return served && options?.ok ? whyNotNamed(who, languageOfWords(served, options.value)) : undefined;
    },
  };
};
