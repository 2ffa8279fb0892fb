/** From what is told most to what is told least; `silent` tells nothing. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is told beside the name of an event. Never addresses, names, cookies, codes of tables, seeds or anything hidden of a game. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

type Tell = (event: string, facts?: Facts) => void;

export type Log = {
  readonly debug: Tell;
  readonly info: Tell;
  readonly warn: Tell;
  readonly error: Tell;
  /** Tells a mistake of ours: its name and where it happened. */
  readonly report: (error: unknown) => void;
};

const MOST_PLACES = 6;
/** The same mistake is told once in so long, with how often it has happened since. */
const TELL_EVERY_MS = 60_000;
/** Kinds of mistakes that are remembered; a server that makes more has other worries. */
const MOST_KINDS = 200;

type Told = { readonly atMs: number; readonly again: number };

/** What an error says may hold tiles or seeds, so only errors of the system (a full disk, a lost file) are quoted. */
const factsOf = (error: unknown): Facts => {
  if (!(error instanceof Error)) return { name: 'something that is no error' };
  const isSystem = typeof (error as NodeJS.ErrnoException).code === 'string';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(isSystem ? { message: error.message } : {}),
    at: places.slice(0, MOST_PLACES).map((line) => line.trim().slice(3)),
  };
};

const toErrorSide = (line: string): void => {
  process.stderr.write(line);
};

/**
 * A log of JSON, an object a line: `time` in UTC, `level`, `event`, then what else is known. A mistake that comes again and again
 * does not fill the disk: it is told once a minute, with `again`, how often it was not told before.
 */
export const createLog = (
  least: LogLevel,
  write: (line: string) => void = toErrorSide,
  nowMs: () => number = Date.now,
): Log => {
  const teller =
    (level: LogLevel): Tell =>
    (event, facts) => {
      if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
    };
  const error = teller('error');
  const told = new Map<string, Told>();

  const report = (problem: unknown): void => {
    const facts = factsOf(problem);
    const kind = JSON.stringify(facts);
    const last = told.get(kind);
    if (last !== undefined && nowMs() - last.atMs < TELL_EVERY_MS) {
      told.set(kind, { ...last, again: last.again + 1 });
      return;
    }
    const [oldest] = told.keys();
    if (told.size >= MOST_KINDS && oldest !== undefined) told.delete(oldest);
    told.delete(kind);
    told.set(kind, { atMs: nowMs(), again: 0 });
    error('mistake', last === undefined || last.again === 0 ? facts : { ...facts, again: last.again });
  };

  return {
    debug: teller('debug'),
    info: teller('info'),
    warn: teller('warn'),
    error,
    report,
  };
};
