/** `npm run puzzles`: looks for puzzles in games of the Experts, and tells what there is. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { PuzzleManifest } from '../lexicon/word-manifest.ts';
import { puzzlesCliMessages } from '../messages/puzzles-cli.ts';
import type { FoundPuzzles } from '../puzzles/find-puzzles.ts';
import { packPuzzles, unpackPuzzles } from '../puzzles/packing.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { isSourceKind, type Source, sourceSeed } from '../puzzles/source.ts';
import { PUZZLE_TAGS } from '../puzzles/tags.ts';
import {
  BY_LOT,
  DEEP_WORK,
  MOST_A_GAME,
  PLAY_WORK,
  QUICK_WORK,
  RAREST_TIER,
  THRESHOLDS,
} from '../puzzles/thresholds.ts';
import { PROJECT_ROOT } from '../server/project.ts';
import { isLanguage, LANGUAGES, type Language } from '../shared/language.ts';
import { createArgumentReader } from './arguments.ts';
import { OtherGames, runKept } from './kept-games.ts';
import { selectPuzzles, sourcesOf } from './puzzle-jobs.ts';
import { askedLanguage, formatTable, print, runCommandLine, UsageError } from './terminal.ts';
import { runInThreads } from './thread-pool.ts';

const FOLDER = join(PROJECT_ROOT, 'data', 'puzzles');
const MANIFEST = join(FOLDER, 'manifest.json');
const MOST_THREADS = 64;
const TELL_EVERY = 10;

const OPTIONS = {
  language: { type: 'string' },
  games: { type: 'string' },
  kinds: { type: 'string' },
  threads: { type: 'string', default: String(Math.min(MOST_THREADS, availableParallelism())) },
  keep: { type: 'string', default: join(PROJECT_ROOT, 'dist', 'puzzles.jsonl') },
  lang: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const messages = puzzlesCliMessages[askedLanguage(process.argv.slice(2), process.env)];
const { readArguments, readNumber } = createArgumentReader(messages);

/** What all games have in common: a file that was kept with anything else is of other games. */
const TITLE = JSON.stringify({
  seed: sourceSeed({ kind: 'solo', number: 0, language: 'en' }),
  THRESHOLDS,
  MOST_A_GAME,
  BY_LOT,
  RAREST_TIER,
  PLAY_WORK,
  QUICK_WORK,
  DEEP_WORK,
});

const fileOf = (language: Language): string => `puzzles-${language}.txt`;

const readManifest = (): Partial<PuzzleManifest> =>
  existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};

const countsOf = (puzzles: readonly Puzzle[]): string => {
  const rows = PUZZLE_TAGS.map((tag) => {
    const ratings = puzzles
      .filter((each) => each.tag === tag)
      .map(({ rating }) => rating)
      .sort((a, b) => a - b);
    return [tag, String(ratings.length), String(ratings[ratings.length >> 1] ?? '')];
  });
  return formatTable(
    [
      { title: messages.theme, align: 'left' },
      { title: messages.puzzles, align: 'right' },
      { title: messages.rating, align: 'right' },
    ],
    rows,
  );
};

const tell = (language: Language, puzzles: readonly Puzzle[], bytes: number): void => {
  print(messages.size(language, puzzles.length, bytes));
  print(`${countsOf(puzzles)}\n`);
};

const pack = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

const make = async (): Promise<void> => {
  const { values } = readArguments(OPTIONS);
  if (values.language !== undefined && !isLanguage(values.language))
    throw new UsageError(messages.badOption('--language'));
  const languages = values.language === undefined ? LANGUAGES : [values.language as Language];
  const few = values.games === undefined ? undefined : readNumber('--games', values.games, 1, 10_000);
  const threads = readNumber('--threads', values.threads, 1, MOST_THREADS);
  const kinds = values.kinds?.split(',');
  if (kinds?.every(isSourceKind) === false) throw new UsageError(messages.badOption('--kinds'));
  const isTry = few !== undefined || kinds !== undefined;
  const jobs = languages
    .flatMap((language) => sourcesOf(language, few))
    .filter(({ kind }) => kinds?.includes(kind) ?? true);
  const started = performance.now();
  const run = (open: readonly Source[], note: (done: number, index: number, result: FoundPuzzles) => void) =>
    runInThreads<Source, FoundPuzzles>(
      new URL('./puzzles-worker.ts', import.meta.url),
      undefined,
      open,
      threads,
      note,
    );
  const progress = (done: number): void => {
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    if (done % TELL_EVERY === 0 || done === jobs.length)
      process.stderr.write(`${messages.looking(done, jobs.length, minutes)}\n`);
  };
  const results = await runKept<Source, FoundPuzzles>(TITLE, jobs, run, progress, values.keep).catch(
    (error) => {
      throw error instanceof OtherGames ? new UsageError(messages.otherGames(values.keep)) : error;
    },
  );
  const manifest: Record<string, unknown> = { ...readManifest() };
  for (const language of languages) {
    const found = jobs.flatMap((source, i) =>
      source.language === language ? [[source, results[i] as FoundPuzzles] as const] : [],
    );
    const set = selectPuzzles(language, found);
    const text = packPuzzles(set);
    const packed = pack(text);
    tell(language, set.puzzles, packed.length);
    if (isTry) continue;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${fileOf(language)}.br`), packed);
    manifest[language] = {
      file: fileOf(language),
      sha256: createHash('sha256').update(text).digest('hex'),
      puzzles: set.puzzles.length,
      compressedBytes: packed.length,
    };
    writeFileSync(MANIFEST, `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
};

const count = (): void => {
  const manifest = readManifest();
  for (const language of LANGUAGES) {
    const entry = manifest[language];
    if (entry === undefined) throw new UsageError(messages.missing);
    const packed = readFileSync(join(FOLDER, `${entry.file}.br`));
    const set = unpackPuzzles(brotliDecompressSync(packed).toString('utf8'));
    if (!set.ok) throw new Error(`${entry.file}: line ${set.error.line} cannot be read`);
    tell(language, set.value.puzzles, packed.length);
  }
};

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments(OPTIONS);
  const [command, ...more] = positionals;
  if (values.help || command === undefined) {
    print(messages.usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  if (command === 'make' && more.length === 0) return make();
  if (command === 'count' && more.length === 0) return count();
  throw new UsageError(messages.unknownCommand(positionals.join(' ')));
};

await runCommandLine(main);
