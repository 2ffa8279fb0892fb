import { firstToAct } from '../bots/bot.ts';
import { BOT_IDS, type BotId, isBotId } from '../bots/characters.ts';
import { makeBot } from '../bots/make-bot.ts';
import { BUYWORD } from '../games/buyword/buyword.ts';
import { createDealSource } from '../games/buyword/deal-source.ts';
import { MOST_PLAYERS, type Options, parseOptions } from '../games/buyword/options.ts';
import { startMatch } from '../games/core/match.ts';
import { formatMoney } from '../messages/money.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { ok } from '../shared/result.ts';
import type { Outcome, Simulation } from './simulation.ts';

const MOST_TURNS = 100_000;

/** One game from a seed to its end, a bot a seat. */
const playGame = (ids: readonly BotId[], options: Options, seed: string, work: number): Outcome => {
  const env = { deal: createDealSource({ seed }), judge: loadLexicon(options.dictionary) };
  const started = startMatch(BUYWORD, env, { players: ids.length, options, setup: undefined });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = ids.map((id, seat) =>
    makeBot('buyword', { lexicon: env.judge, id, seed: `${seed} ${seat}`, work }),
  );
  for (let turn = 0; !BUYWORD.isOver(match.state); turn++) {
    if (turn > MOST_TURNS) throw new Error(`the game of seed ${seed} does not end`);
    const { toAct } = BUYWORD.view(match.state, null);
    const next = firstToAct(
      toAct,
      (seat) => bots[seat]?.think(BUYWORD.view(match.state, seat), seat)?.action,
    );
    if (next === undefined) throw new Error(`the bots do not know what to do (seed ${seed})`);
    const acted = match.act(next.seat, next.action);
    if (!acted.ok) throw new Error(`the bot was refused: ${JSON.stringify(acted.error)}`);
  }
  const words = match.state.sales.filter(({ undone }) => !undone).length;
  return { money: match.state.seats.map(({ money }) => money), words };
};

/** BuyWord; dollars at the end are what is counted. */
export const buywordSimulation: Simulation = {
  title: 'BuyWord',
  players: { least: 1, most: MOST_PLAYERS, usual: 1 },
  duellists: BOT_IDS,
  prepare: (given, players, work) => {
    const parsed = parseOptions(given, players);
    if (!parsed.ok) return parsed;
    const options = parsed.value;
    return ok({
      options,
      play: (bots, seed) => playGame(bots, options, seed, work),
      duel: (names, seed) => {
        const { money } = playGame(names.filter(isBotId), options, seed, work);
        return (money[0] as number) - (money[1] as number);
      },
    });
  },
  formatAmount: formatMoney,
};
