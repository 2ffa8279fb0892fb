/** `npm run engine`: the engine protocol, JSON lines on standard input and output (docs/notation.md). */
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import { pipsByLetter, priceOf, WILD_PIPS } from '../games/buyword/tile-set.ts';
import { TILE_SETS } from '../games/buyword/tile-sets.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { parseRack, type RackError } from '../lexicon/alphabet.ts';
import { lexiconOfWords } from '../lexicon/lexicon.ts';
import { markWilds } from '../lexicon/rack-words.ts';
import { createWordFinder, type WordFinder } from '../lexicon/word-finder.ts';
import { engineSentence } from '../messages/engine.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { isDictionaryName } from '../shared/dictionaries.ts';
import { jsonLine } from '../shared/json-line.ts';
import { isLanguage, type Language } from '../shared/language.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { createCache } from './cache.ts';
import { bestHand, score } from './cards-commands.ts';
import { createCardsTables } from './cards-tables.ts';
import { createTables } from './engine-tables.ts';
import { joinTables } from './game-tables.ts';
import { answerLines, type IncomingLine } from './json-lines.ts';

const LONGEST_LINE = 4_000_000;
const MOST_WORDS = 1000;

type Refusal = BuyWordRefusal | CardsRefusal | TextRefusal | EngineRefusal | RackError;

type Request = Record<string, unknown>;

const tables = joinTables<BuyWordRefusal | CardsRefusal>(
  { buyword: createTables(), 'choose-your-words': createCardsTables() },
  'buyword',
);

/** Finders take a while to make and some memory: the last few asked for are kept. */
const finders = createCache<WordFinder>(4);

const best = (request: Request): Result<unknown, Refusal> => {
  const { dictionary = 'en-full', tiles = 'classic', wild = false, limit = 5, theme } = request;
  const bad = (field: string) => err({ code: 'bad-field', field } as const);
  if (typeof dictionary !== 'string' || !isDictionaryName(dictionary)) return bad('dictionary');
  if (tiles !== 'classic' && tiles !== 'french') return bad('tiles');
  if (typeof wild !== 'boolean') return bad('wild');
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MOST_WORDS)
    return bad('limit');
  if (typeof request['rack'] !== 'string') return bad('rack');
  const rack = parseRack(request['rack']);
  if (!rack.ok) return rack;
  const lexicon = loadLexicon(dictionary);
  if (theme !== undefined && (typeof theme !== 'string' || !lexicon.themes.includes(theme)))
    return bad('theme');
  const finder = finders.get(`${dictionary} ${tiles} ${theme ?? ''}`, () => {
    const searched = theme === undefined ? lexicon : lexiconOfWords(lexicon.themeWords(theme));
    return createWordFinder(searched, { letters: pipsByLetter(TILE_SETS[tiles]), wild: WILD_PIPS });
  });
  const words = finder.dearestWords(rack.value, { wild, limit }).map(({ word, wildAt, worth }) => ({
    word: markWilds(word, wildAt),
    pips: worth,
    price: priceOf(worth),
  }));
  return ok({ words });
};

const COMMANDS: Readonly<Record<string, (request: Request) => Result<unknown, Refusal>>> = {
  new: tables.make,
  act: tables.act,
  view: tables.view,
  options: tables.options,
  record: tables.record,
  load: tables.load,
  drop: tables.drop,
  advise: tables.advise,
  best,
  score,
  bestHand,
};

const readRequest = (text: string): Request | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Request)
      : undefined;
  } catch {
    return undefined;
  }
};

type Decided = { result: Result<unknown, Refusal>; language: Language; game: string | undefined };

const decideAnswer = (line: IncomingLine): Decided => {
  if ('tooLong' in line)
    return { result: err({ code: 'line-too-long', most: LONGEST_LINE }), language: 'en', game: undefined };
  const request = readRequest(line.text);
  if (request === undefined) return { result: err({ code: 'bad-json' }), language: 'en', game: undefined };
  const { cmd, lang } = request;
  const language = typeof lang === 'string' && isLanguage(lang) ? lang : 'en';
  const command = typeof cmd === 'string' && Object.hasOwn(COMMANDS, cmd) ? COMMANDS[cmd] : undefined;
  const game = tables.gameOf(request);
  return {
    result: command === undefined ? err({ code: 'unknown-command' }) : command(request),
    language,
    game,
  };
};

/** A bug of ours must not end a process that others rely on: it is told on the error side, and answered. */
const answerOrApologise = (line: IncomingLine): Decided => {
  try {
    return decideAnswer(line);
  } catch (error) {
    console.error(error);
    return { result: err({ code: 'internal' }), language: 'en', game: undefined };
  }
};

const answer = (line: IncomingLine): string => {
  if ('text' in line && line.text.trim() === '') return '';
  const { result, language, game } = answerOrApologise(line);
  if (result.ok) return jsonLine({ ok: true, ...(result.value as object) });
  return jsonLine({
    ok: false,
    error: { ...result.error, message: engineSentence(language, result.error, game) },
  });
};

await answerLines(process.stdin, process.stdout, LONGEST_LINE, answer);
