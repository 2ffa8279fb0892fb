/** `npm run coach`: reviews a record in the terminal, and measures how far the coach's word can be trusted. */
import { readFileSync } from 'node:fs';
import { isBotId } from '../bots/characters.ts';
import { SIMULATION_WORK } from '../bots/levels.ts';
import { CATALOG } from '../catalog/catalog.ts';
import type { GameModule } from '../catalog/game-module.ts';
import { reviewWork } from '../coach/coach.ts';
import { type Review, reviewGame } from '../coach/review.ts';
import { type CoachCliMessages, coachCliMessages } from '../messages/coach-cli.ts';
import type { AnyMatch } from '../notation/recorded-table.ts';
import { gameLexicon } from '../server/words/game-lexicon.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { createArgumentReader } from './arguments.ts';
import { casesOf, meanSplit, tenthsOf } from './coach-calibration.ts';
import { prepareSimulation } from './simulation.ts';
import { askedLanguage, type Column, formatTable, print, runCommandLine, UsageError } from './terminal.ts';

const MOST_GAMES = 1000;
const MOST_PLAYERS = 8;
/** Values of positions are measured, not choices: little work does. */
const CALIBRATION_WORK = 2;

const OPTIONS = {
  games: { type: 'string', default: '20' },
  players: { type: 'string', default: '2' },
  bot: { type: 'string', default: 'club' },
  options: { type: 'string', default: '{}' },
  lang: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const language = askedLanguage(process.argv.slice(2), process.env);
const messages: CoachCliMessages = coachCliMessages[language];
const { readArguments, readNumber } = createArgumentReader(messages);

const rightAligned = (titles: readonly string[]): Column[] =>
  titles.map((title, i) => ({ title, align: i === 0 ? 'left' : 'right' }));

const reviewOf = async (
  game: GameModule,
  { opening, turns, state }: Pick<AnyMatch, 'opening' | 'turns' | 'state'>,
  options: unknown,
  work: number,
): Promise<Review> => {
  const gameCoach = await game.loadCoach?.();
  const lexicon = gameLexicon(game, options);
  if (gameCoach === undefined || lexicon === null) throw new UsageError(messages.noGame(gameNames()));
  const coach = gameCoach.make({ lexicon, seed: 'coach', work });
  const seats = Array.from({ length: game.playersOf(state) }, (_, seat) => seat);
  return reviewGame({ game, gameCoach, coach, opening, turns, seats });
};

const gameNames = (): string => CATALOG.map(({ name }) => name).join(', ');

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(messages.noFile(file));
  }
};

const printReview = (game: GameModule, { steps, players }: Review, names: readonly string[]): void => {
  const nameOf = (seat: number): string => names[seat] ?? String(seat);
  const amount = (value: number): string => game.formatScore(language, Math.round(value));
  const bad = steps.flatMap(({ decision }) =>
    decision === undefined || decision.grade === 'best' || decision.grade === 'fine' ? [] : [decision],
  );
  if (bad.length === 0) print(messages.noMistakes);
  for (const { step, seat, played, best, loss, grade } of bad) {
    const told = messages.grades[grade];
    print(messages.decision(step, nameOf(seat), played.action, best.action, amount(loss), told));
  }
  print('');
  print(
    formatTable(
      rightAligned(messages.columns),
      players.map(({ seat, split, accuracy, counts }) => [
        nameOf(seat),
        ...[split.start, split.luck, split.own, split.others, split.result].map(amount),
        messages.percent(accuracy),
        String(counts.mistake),
        String(counts.blunder),
      ]),
    ),
  );
};

const review = async (file: string): Promise<void> => {
  const text = readText(file);
  const name = /^\[Game "([a-z-]{1,40})"\]/m.exec(text.slice(0, 10_000))?.[1];
  const game = CATALOG.find((each) => each.name === name) ?? (CATALOG[0] as GameModule);
  const loaded = game.loadRecord(text, loadLexicon);
  if (!loaded.ok) throw new UsageError(game.refusalSentence(language, loaded.error));
  const { match, names } = loaded.value;
  const { options } = match.state as { readonly options: unknown };
  printReview(game, await reviewOf(game, match, options, reviewWork(match.turns.length)), names);
};

const readJson = (text: string): object => {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new UsageError(messages.badJson);
  }
};

const calibrate = async (
  name: string,
  values: { [key: string]: string | boolean | undefined },
): Promise<void> => {
  const game = CATALOG.find((each) => each.name === name);
  if (game === undefined) throw new UsageError(messages.noGame(gameNames()));
  const bot = String(values['bot']);
  if (!isBotId(bot)) throw new UsageError(messages.noBot(bot));
  const games = readNumber('--games', String(values['games']), 1, MOST_GAMES);
  const players = readNumber('--players', String(values['players']), game.seats.from, MOST_PLAYERS);
  // A game that has a time of its own ends with its first round: what happens in ten rounds more tells nothing of this one.
  const isShort = game.timeUp !== null;
  const given = { ...readJson(String(values['options'])), ...(isShort ? { end: { minutes: 1 } } : {}) };
  const prepared = await prepareSimulation(game, given, players, SIMULATION_WORK / 8);
  if (!prepared.ok) throw new UsageError(game.refusalSentence(language, prepared.error));
  const { options, match } = prepared.value;
  const reviews: Review[] = [];
  for (let i = 0; i < games; i++) {
    const played = match(Array<string>(players).fill(bot), `calibrate ${i}`, { isShort });
    reviews.push(await reviewOf(game, played, options, CALIBRATION_WORK));
  }
  const amount = (value: number): string => value.toFixed(1);
  print(
    formatTable(
      rightAligned(messages.calibrated).map(({ title }) => ({ title, align: 'right' })),
      tenthsOf(reviews.flatMap(casesOf)).map(({ expected, came, cases }) => [
        amount(expected),
        amount(came),
        String(cases),
      ]),
    ),
  );
  const { start, luck, own, others, result } = meanSplit(
    reviews.flatMap((each) => each.players.map(({ split }) => split)),
  );
  const row = [start, luck, own, others, result].map(amount);
  print(`\n${messages.meanSplit(games)}`);
  print(formatTable(rightAligned(messages.columns.slice(1, 6)), [row]));
};

await runCommandLine(async () => {
  const { values, positionals } = readArguments(OPTIONS);
  const [command, what = ''] = positionals;
  if (values.help || command === undefined) print(messages.usage);
  else if (command === 'review') await review(what);
  else if (command === 'calibrate') await calibrate(what, values);
  else throw new UsageError(messages.usage);
});
