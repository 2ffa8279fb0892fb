import { BOT_IDS, type BotId } from '../bots/characters.ts';
import { BASELINES } from '../bots/choose-your-words/baseline-bots.ts';
import { makeBot } from '../bots/make-bot.ts';
import { isThemeOption } from '../games/choose-your-words/categories.ts';
import { CHOOSE_YOUR_WORDS } from '../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../games/choose-your-words/deal-source.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../games/choose-your-words/deck.ts';
import { type Options, parseOptions } from '../games/choose-your-words/options.ts';
import { startMatch } from '../games/core/match.ts';
import { formatNumber } from '../messages/wording.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { err, ok } from '../shared/result.ts';
import { playRound } from './cards-duel.ts';
import type { Outcome, Simulation } from './simulation.ts';

const MOST_TURNS = 100_000;

/** One game from a seed to its end, a bot a seat. */
const playGame = (ids: readonly BotId[], options: Options, seed: string, work: number): Outcome => {
  const env = { deal: createDealSource({ seed }), judge: loadLexicon(options.dictionary) };
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: ids.length, options, setup: undefined });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = ids.map((id, seat) =>
    makeBot('choose-your-words', { lexicon: env.judge, id, seed: `${seed} ${seat}`, work }),
  );
  let words = 0;
  for (let turn = 0; !CHOOSE_YOUR_WORDS.isOver(match.state); turn++) {
    if (turn > MOST_TURNS) throw new Error(`the game of seed ${seed} does not end`);
    const seat = CHOOSE_YOUR_WORDS.view(match.state, null).toAct[0] as number;
    const action = bots[seat]?.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat)?.action;
    if (action === undefined) throw new Error(`the bot does not know what to do (seed ${seed})`);
    const acted = match.act(seat, action);
    if (!acted.ok) throw new Error(`the bot was refused: ${JSON.stringify(acted.error)}`);
    if (action.kind === 'declare' && action.word !== null) words++;
  }
  return { money: match.state.seats.map(({ chips }) => chips), words };
};

/** Choose Your Words; chips at the end are what is counted. */
export const cardsSimulation: Simulation = {
  title: 'Choose Your Words',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 2 },
  prepare: (given, players, work) => {
    const parsed = parseOptions(given, players);
    if (!parsed.ok) return parsed;
    const options = parsed.value;
    const lexicon = loadLexicon(options.dictionary);
    const { category } = options;
    if (isThemeOption(category) && !lexicon.themes.includes(category))
      return err({ code: 'unknown-theme', theme: category, themes: lexicon.themes });
    return ok({
      options,
      play: (bots, seed) => playGame(bots, options, seed, work),
      duel: (names, seed) => playRound(names, options, seed, work),
    });
  },
  duellists: [...BOT_IDS, ...BASELINES],
  formatAmount: formatNumber,
};
