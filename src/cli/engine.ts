/** `npm run engine`: the engine protocol, JSON lines on standard input and output (docs/notation.md). */
import { CATALOG } from '../catalog/catalog.ts';
import type { GameModule } from '../catalog/game-module.ts';
import type { Question } from '../catalog/question.ts';
import type { Refusal } from '../games/core/game.ts';
import { engineSentence, isEngineRefusal } from '../messages/engine.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { jsonLine } from '../shared/json-line.ts';
import { isLanguage, type Language } from '../shared/language.ts';
import { err, type Result } from '../shared/result.ts';
import { createTables, type Request } from './engine-tables.ts';
import { answerLines, type IncomingLine } from './json-lines.ts';

const LONGEST_LINE = 4_000_000;

const tables = createTables(
  CATALOG,
  new Map(await Promise.all(CATALOG.map(async (game) => [game, await game.loadBots()] as const))),
);

/** What can be asked without a table. */
const questions: Readonly<Record<string, Question>> = Object.assign(
  {},
  ...(await Promise.all(CATALOG.map(({ loadQuestions }) => loadQuestions?.()))),
);

const COMMANDS: Readonly<Record<string, (request: Request) => Result<unknown, Refusal>>> = {
  new: tables.make,
  act: tables.act,
  view: tables.view,
  options: tables.options,
  record: tables.record,
  load: tables.load,
  drop: tables.drop,
  advise: tables.advise,
  ...Object.fromEntries(
    Object.entries(questions).map(([name, answerTo]) => [
      name,
      (request: Request) => answerTo(request, loadLexicon),
    ]),
  ),
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

type Decided = { result: Result<unknown, Refusal>; language: Language; game: GameModule | undefined };

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

const sentence = (
  language: Language,
  refusal: Refusal,
  game: GameModule = CATALOG[0] as GameModule,
): string =>
  isEngineRefusal(refusal)
    ? engineSentence(
        language,
        refusal,
        CATALOG.map(({ name }) => name),
      )
    : game.refusalSentence(language, refusal);

const answer = (line: IncomingLine): string => {
  if ('text' in line && line.text.trim() === '') return '';
  const { result, language, game } = answerOrApologise(line);
  if (result.ok) return jsonLine({ ok: true, ...(result.value as object) });
  return jsonLine({
    ok: false,
    error: { ...result.error, message: sentence(language, result.error, game) },
  });
};

await answerLines(process.stdin, process.stdout, LONGEST_LINE, answer);
