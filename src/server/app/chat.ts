import type { Refusal } from '../../games/core/game.ts';
import type { ChatLineShown, UnheardPerson } from '../../protocol/wire.ts';
import { isDictionaryName, languageOf } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import { isPhrase, LONGEST_LINE } from '../../shared/phrases.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Listener } from './audience.ts';
import type { Bus } from './bus.ts';
import type { LiveTable } from './live-table.ts';
import type { ChatLine, Distance } from './people-store.ts';
import type { Clock, Identity, Store } from './ports.ts';
import type { RateLimit } from './rate-limits.ts';
import { readableText } from './readable-text.ts';
import { roomOf } from './room.ts';
import type { ServedGame } from './served-game.ts';
import { isRunning, optionsInPlay, seatOf, type TableState } from './table-state.ts';
import type { WordFilter } from './word-filter.ts';

/** The newest lines of a table that are kept. */
const MOST_LINES = 200;

/** What somebody says: a quick phrase, or a text. */
export type Saying = { readonly phrase?: string; readonly text?: string };

export type Chat = {
  /** Shows a table's chat to somebody who looks at the table, from now on. */
  readonly join: (table: LiveTable, listener: Listener) => Promise<void>;
  readonly leave: (table: LiveTable, listener: Listener) => void;
  readonly say: (table: LiveTable, who: Identity, saying: Saying) => Promise<Result<null, Refusal>>;
  /** Shows somebody all chats they see anew: whom they want to hear has changed. */
  readonly refresh: (identity: string) => Promise<void>;
  /** Told of every change at a table. */
  readonly changed: (table: LiveTable) => void;
};

export type ChatParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly sayings: RateLimit;
  readonly filter: WordFilter;
  readonly report: (error: unknown) => void;
};

/** The language of the words that such options ask for. */
export const languageOfWords = (served: ServedGame, options: unknown): Language => {
  const { name } = served.lexiconOf(options);
  return isDictionaryName(name) ? languageOf(name) : 'en';
};

/** Options seldom change, and may be long lists to check. */
const knownLanguages = new WeakMap<object, Language>();

/** The language of a table's words. */
export const languageOfTable = ({ state, served }: LiveTable): Language => {
  const options = state.options as object;
  let language = knownLanguages.get(options);
  if (language === undefined) {
    language = languageOfWords(served, optionsInPlay(served, state));
    knownLanguages.set(options, language);
  }
  return language;
};

/** Those who sit there, or have played, read the chat; others where they may watch live, or when no game is on that it could give away. */
const mayRead = (table: TableState, identity: string): boolean => {
  if ([table, roomOf(table)].some((seats) => seatOf(seats, identity) !== undefined)) return true;
  if (table.barred.includes(identity) || table.settings.spectators === 'off') return false;
  return table.settings.spectators === 'live' || !isRunning(table);
};

const shown = (table: TableState, reader: string, line: ChatLine): ChatLineShown => {
  const room = roomOf(table);
  const seat = seatOf(room, line.identity) ?? null;
  return {
    id: line.id,
    atMs: line.atMs,
    // Who still sits here is called as they are now: somebody else may have taken the name since.
    name: (seat === null ? undefined : room.seats[seat]?.name) ?? line.name,
    seat,
    own: line.identity === reader,
    ...(line.phrase === null ? { text: line.text ?? '' } : { phrase: line.phrase }),
  };
};

/** What is said at tables: kept beside them, never in their logs, and shown to those who want to hear it. */
export const createChat = ({ store, bus, clock, sayings, filter, report }: ChatParts): Chat => {
  const rooms = new Map<LiveTable, Set<Listener>>();
  /** The tables that have a room, by number. */
  const numbered = new Map<number, LiveTable>();
  /** Whom each listener does not want to hear. */
  const unheard = new WeakMap<Listener, ReadonlyMap<string, Distance>>();
  /** Those who look at a table and may not read what is said there, yet. */
  const shutOut = new WeakMap<LiveTable, Set<Listener>>();
  /** How a table was when those who look at it were last told whom they do not hear, and what they may read since. */
  const told = new WeakMap<LiveTable, Pick<TableState, 'seats' | 'status'>>();

  const readUnheard = async (listener: Listener): Promise<void> => {
    const unwanted = await store.people.mutesAndBlocksOf(listener.identity);
    unheard.set(listener, new Map(unwanted.map((each) => [each.identity, each])));
  };

  const tellUnheard = ({ code, state }: LiveTable, listener: Listener, lines: readonly ChatLine[]): void => {
    const people = [...(unheard.get(listener)?.values() ?? [])].flatMap(
      ({ id, identity, name, kind }): UnheardPerson[] => {
        const seat = seatOf(roomOf(state), identity) ?? null;
        const isRead = mayRead(state, listener.identity);
        const isHere = seat !== null || (isRead && lines.some((line) => line.identity === identity));
        return isHere ? [{ id, name: roomOf(state).seats[seat ?? -1]?.name ?? name, kind, seat }] : [];
      },
    );
    listener.send(JSON.stringify({ type: 'unheard', table: code, people }));
  };

  const send = (table: LiveTable, listener: Listener, lines: readonly ChatLine[], whole: boolean): void => {
    if (!mayRead(table.state, listener.identity)) {
      shutOut.set(table, (shutOut.get(table) ?? new Set()).add(listener));
      return;
    }
    shutOut.get(table)?.delete(listener);
    const heard = lines.filter(({ identity }) => !unheard.get(listener)?.has(identity));
    if (heard.length === 0 && !whole) return;
    const shownLines = heard.map((line) => shown(table.state, listener.identity, line));
    listener.send(JSON.stringify({ type: 'chat', table: table.code, whole, lines: shownLines }));
  };

  const hearsAll = (listener: Listener): boolean => (unheard.get(listener)?.size ?? 0) === 0;

  /** Shows somebody a chat; who comes and hears everybody need not be told so. */
  const showAll = async (table: LiveTable, listener: Listener, why: 'came' | 'changed'): Promise<void> => {
    await readUnheard(listener);
    const lines = await store.people.linesOf(table.id);
    if (!rooms.get(table)?.has(listener)) return;
    if (why === 'changed' || !hearsAll(listener)) tellUnheard(table, listener, lines);
    if (lines.length > 0 || !mayRead(table.state, listener.identity)) send(table, listener, lines, true);
  };

  /** Tells those who do not hear everybody where these people sit now, and all that was said to those who may read it from now on. */
  const tellChange = async (table: LiveTable, room: ReadonlySet<Listener>): Promise<void> => {
    const choosy = [...room].filter((listener) => !hearsAll(listener));
    const admitted = [...(shutOut.get(table) ?? [])].filter(({ identity }) => mayRead(table.state, identity));
    if (choosy.length === 0 && admitted.length === 0) return;
    const lines = await store.people.linesOf(table.id);
    for (const listener of choosy) if (room.has(listener)) tellUnheard(table, listener, lines);
    for (const listener of admitted) if (room.has(listener)) send(table, listener, lines, true);
  };

  const whyNot = ({ state }: LiveTable, who: Identity, { phrase }: Saying): Refusal | undefined => {
    const { chat = 'all' } = state.settings;
    if (state.status === 'archived') return { code: 'archived' };
    if (seatOf(roomOf(state), who.id) === undefined) return { code: 'not-seated' };
    if (chat === 'off') return { code: 'chat-off' };
    return chat === 'phrases' && phrase === undefined ? { code: 'phrases-only' } : undefined;
  };

  const read = (
    table: LiveTable,
    { phrase, text }: Saying,
  ): Pick<ChatLine, 'phrase' | 'text'> | undefined => {
    if (phrase !== undefined) return isPhrase(phrase) ? { phrase, text: null } : undefined;
    const readable = readableText(text ?? '', LONGEST_LINE);
    if (readable === undefined) return undefined;
    const isFiltered = table.state.settings.wordFilter;
    return { phrase: null, text: isFiltered ? filter.clean(readable, languageOfTable(table)) : readable };
  };

  /** Shows a line to all who are here. */
  const show = (table: LiveTable, line: ChatLine): void => {
    for (const listener of rooms.get(table) ?? []) send(table, listener, [line], false);
  };
  /** Shows chats anew to those for whom that holds. */
  const showAnew = async (isMeant: (listener: Listener) => boolean): Promise<void> => {
    for (const [table, room] of rooms)
      for (const listener of room) if (isMeant(listener)) await showAll(table, listener, 'changed');
  };

  bus.follow({
    news: (news) => {
      const table = news.kind === 'said' ? numbered.get(news.table) : undefined;
      if (news.kind === 'said' && table !== undefined) show(table, news.line);
      if (news.kind === 'distances') showAnew(({ identity }) => identity === news.identity).catch(report);
    },
    missed: () => void showAnew(() => true).catch(report),
  });

  return {
    join: async (table, listener) => {
      let room = rooms.get(table);
      if (room === undefined) {
        room = new Set();
        rooms.set(table, room);
        numbered.set(table.id, table);
      }
      room.add(listener);
      await showAll(table, listener, 'came');
    },
    leave: (table, listener) => {
      const room = rooms.get(table);
      room?.delete(listener);
      shutOut.get(table)?.delete(listener);
      if (room?.size !== 0) return;
      rooms.delete(table);
      if (numbered.get(table.id) === table) numbered.delete(table.id);
    },
    say: async (table, who, saying) => {
      const why = whyNot(table, who, saying);
      if (why !== undefined) return err(why);
      const said = read(table, saying);
      if (said === undefined) return err({ code: 'bad-line', most: LONGEST_LINE } as Refusal);
      const seconds = sayings.take(who.id);
      if (seconds > 0) return err({ code: 'too-many-requests', seconds } as Refusal);
      // By the name one sits there with, which the table has taken.
      const room = roomOf(table.state);
      const name = room.seats[seatOf(room, who.id) ?? 0]?.name ?? who.name;
      const line = { atMs: clock.nowMs(), identity: who.id, name, ...said };
      const id = await store.people.addLine(table.id, line, MOST_LINES);
      show(table, { ...line, id });
      bus.tell({ kind: 'said', table: table.id, line: { ...line, id } });
      return ok(null);
    },
    refresh: async (identity) => {
      bus.tell({ kind: 'distances', identity });
      await showAnew((listener) => listener.identity === identity);
    },
    changed: (table) => {
      const room = rooms.get(table);
      const { seats } = roomOf(table.state);
      const { status } = table.state;
      const last = told.get(table);
      if (room === undefined || (last?.seats === seats && last.status === status)) return;
      told.set(table, { seats, status });
      tellChange(table, room).catch(report);
    },
  };
};
