import type { Client, QueryResult } from 'pg';
import type { Bus, Follower, WakeTimes } from '../../app/bus.ts';
import { TaskQueue } from '../../app/task-queue.ts';
import {
  BEAT_MS,
  beatStatement,
  CLAIM_TURN,
  keepStatement,
  LEASE_MS,
  LEAVE,
  RELEASE,
  TELL,
} from './bus-statements.ts';
import { createLine } from './line.ts';
import { createLookersBook } from './lookers-book.ts';
import { CHANNEL, freeNotice, LARGEST_NOTICE, newsNotice, originOf, readNotice } from './notices.ts';
import type { OpenedPostgres } from './open-postgres.ts';

/** A line that is lost is made anew at once, and then this often. */
const RETRY_MS = 250;
/**
 * Who takes in nothing for so long is cut off, and reads on when it is back: PostgreSQL keeps what one listener has not read, and lets
 * nobody write any more once that is too much.
 */
const LONGEST_DEAF_MS = 10_000;
/** While more than this waits to be told, nothing is added that is worth nothing later. */
const MOST_WAITING = 100;

/** A bus, and what the store that belongs to it tells it. */
export type PostgresBus = Bus & {
  /** Something may be stored of which nobody was told. */
  readonly unsure: () => void;
};

/** Several statements have several results. */
const allResults = async (client: Client, sql: string): Promise<QueryResult[]> =>
  (await client.query(sql)) as unknown as QueryResult[];
const columnOf = <T>(result: QueryResult | undefined, name: string): Set<T> =>
  new Set((result?.rows ?? []).map((row) => row[name] as T));

/**
 * PostgreSQL between the processes that serve a database: over a line of its own each hears what others have stored, says that it
 * lives, and takes tables. Who does not hear the others cannot say that it lives, and so keeps no table for long.
 */
export const createPostgresBus = (
  { config, origin }: Pick<OpenedPostgres, 'config' | 'origin'>,
  failed: (error: unknown) => void,
): PostgresBus => {
  const followers: Follower[] = [];
  const call = <K extends keyof Follower>(name: K, ...said: Parameters<NonNullable<Follower[K]>>): void => {
    for (const follower of followers)
      (follower[name] as ((...all: typeof said) => void) | undefined)?.(...said);
  };
  /** Tables in memory here; those of them that this process keeps, and until when nobody else can. */
  const held = new Set<number>();
  let kept = new Set<number>();
  let keptUntilMs = 0;
  let living = new Set<string>();
  let outbox: string[] = [];
  let isTelling = false;
  let hasMissed = false;
  let wakeTimes: (() => WakeTimes) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let isStopped = false;

  const hear = (text: string): void => {
    const notice = readNotice(origin, text);
    switch (notice?.kind) {
      case 'entries':
        for (const { table, ...heard } of notice.entries) call('entry', table, heard);
        return;
      case 'news':
        call('news', notice.news);
        return;
      case 'seated':
        call('seated', notice.table, notice.identity);
        return;
      case 'lookers':
        for (const row of notice.rows) if (lookers.hear(originOf(text), row)) call('lookers', row[0]);
        return;
      case 'free':
        if (held.has(notice.table)) void keep(notice.table);
    }
  };

  const line = createLine({
    config,
    prepare: async (client) => {
      client.on('notification', ({ payload = '' }) => {
        try {
          hear(payload);
        } catch (error) {
          // Nobody knows what it would have told.
          hasMissed = true;
          failed(error);
        }
      });
      await client.query(`set tcp_user_timeout = ${LONGEST_DEAF_MS}; listen ${CHANNEL}`);
      hasMissed = true;
    },
    lost: () => beatSoon(RETRY_MS),
  });
  const askNow = async <T>(question: (client: Client) => Promise<T>): Promise<T> => {
    const client = await line.open();
    try {
      return await question(client);
    } catch (error) {
      line.failed(client, error);
      throw error;
    }
  };
  /** Asks over the line, one after the other. */
  const questions = new TaskQueue(() => {});
  const ask = <T>(question: (client: Client) => Promise<T>): Promise<T> =>
    questions.add(() => askNow(question));
  const lookers = createLookersBook(origin, ask);

  const setKept = (now: Set<number>): void => {
    const before = kept;
    kept = now;
    for (const table of held) if (before.has(table) !== now.has(table)) call('keeping', table);
  };

  /** Tells what waits to be told; what could not be told is tried again with the next beat. */
  const tellAll = async (): Promise<void> => {
    if (isTelling || outbox.length === 0) return;
    isTelling = true;
    const notices = outbox;
    outbox = [];
    try {
      await ask((client) => client.query(TELL, [notices]));
    } catch (error) {
      outbox = [...notices, ...outbox];
      failed(error);
      return;
    } finally {
      isTelling = false;
    }
    await tellAll();
  };

  /** Looks at all that is known again; where that fails, with the next beat. */
  const lookAgain = async (): Promise<void> => {
    // What is missed meanwhile is looked at after this.
    hasMissed = false;
    try {
      for (const table of await lookers.readAll()) call('lookers', table);
      call('missed');
    } catch (error) {
      hasMissed = true;
      throw error;
    }
  };

  const beat = async (): Promise<void> => {
    if (wakeTimes === undefined) return;
    const times = wakeTimes();
    try {
      const sentMs = performance.now();
      const results = await ask((client) =>
        allResults(client, beatStatement(origin, held, times, Date.now())),
      );
      // Others may have had meanwhile what was kept here, and what was due has been left undone.
      if (performance.now() >= keptUntilMs) setKept(new Set());
      keptUntilMs = sentMs + LEASE_MS;
      living = columnOf<string>(results.at(-2), 'id');
      const mine = columnOf<number>(results.at(-1), 't');
      setKept(new Set([...mine].filter((table) => held.has(table))));
      for (const table of lookers.forgetAllBut(living)) call('lookers', table);
      if (hasMissed) await lookAgain();
      await lookers.flush();
      await tellAll();
      call('beat');
    } catch (error) {
      failed(error);
      if (performance.now() >= keptUntilMs) setKept(new Set());
    }
  };
  const beatOn = (): void => {
    beating ??= beat().finally(() => {
      beating = undefined;
      beatSoon(BEAT_MS);
    });
  };
  const beatSoon = (ms: number): void => {
    if (isStopped || wakeTimes === undefined || beating !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(beatOn, ms).unref();
  };

  const keep = async (table: number): Promise<boolean> => {
    held.add(table);
    if (kept.has(table)) return true;
    try {
      const results = await ask((client) => allResults(client, keepStatement(origin, table)));
      const isMine = (results.at(-1)?.rowCount ?? 0) > 0 && held.has(table);
      if (isMine && !kept.has(table)) {
        kept.add(table);
        call('keeping', table);
      }
      return isMine;
    } catch (error) {
      // The next beat takes it, where nobody else has.
      failed(error);
      return false;
    }
  };

  return {
    isShared: true,
    follow: (follower) => void followers.push(follower),
    tell: (news) => {
      if (news.kind === 'taken' && outbox.length > MOST_WAITING) return;
      const notice = newsNotice(origin, news);
      if (Buffer.byteLength(notice) > LARGEST_NOTICE)
        return failed(new Error(`too long to tell: ${news.kind}`));
      outbox.push(notice);
      void tellAll();
    },
    keep: ({ id }) => keep(id),
    keeps: (table) => kept.has(table) && performance.now() < keptUntilMs,
    release: async (table) => {
      held.delete(table);
      if (!kept.delete(table)) return;
      // Where that fails, the next beat gives it up.
      await ask((client) => client.query(RELEASE, [origin, table, freeNotice(origin, table)])).catch(failed);
    },
    claimTurn: async (table, seat, turn) =>
      ((await ask((client) => client.query(CLAIM_TURN, [table, seat, turn]))).rowCount ?? 0) > 0,
    share: lookers.share,
    lookersElsewhere: lookers.elsewhere,
    isAlone: () => living.size <= 1,
    unsure: () => {
      hasMissed = true;
    },
    start: async (times) => {
      wakeTimes = times;
      await ask(async () => {});
      await beat();
      beatSoon(BEAT_MS);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await beating;
      if (wakeTimes !== undefined) await ask((client) => client.query(LEAVE, [origin])).catch(failed);
      await line.close();
    },
  };
};
