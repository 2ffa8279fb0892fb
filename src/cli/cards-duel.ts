import { asThinker, type Thinker } from '../bots/bot.ts';
import { type BotId, isBotId } from '../bots/characters.ts';
import { createBaseline, isBaseline } from '../bots/choose-your-words/baseline-bots.ts';
import { makeBot } from '../bots/make-bot.ts';
import type { PlayerAction } from '../games/choose-your-words/actions.ts';
import { CHOOSE_YOUR_WORDS } from '../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../games/choose-your-words/deal-source.ts';
import type { Options } from '../games/choose-your-words/options.ts';
import type { SeatState } from '../games/choose-your-words/state.ts';
import type { View } from '../games/choose-your-words/view.ts';
import { startMatch } from '../games/core/match.ts';
import { loadLexicon } from '../server/words/word-files.ts';

const MOST_TURNS = 10_000;

type Player = Thinker<View, PlayerAction>;

/** The player of a name: a bot, or one that bets by rote and does the rest like the house bot. */
const playerOf = (name: string, options: Options, seed: string, work: number): Player => {
  const lexicon = loadLexicon(options.dictionary);
  const botOf = (id: BotId): Player => makeBot('choose-your-words', { lexicon, id, seed, work });
  if (isBotId(name)) return botOf(name);
  if (!isBaseline(name)) throw new Error(`there is no bot ${name}`);
  const house = botOf('simple');
  return asThinker(createBaseline(name, { name, choose: (view, seat) => house.think(view, seat)?.action }));
};

/** Plays the first round of a game for two; the chips that seat 0 has won, or lost. */
export const playRound = (
  names: readonly [string, string],
  options: Options,
  seed: string,
  work: number,
): number => {
  const env = { deal: createDealSource({ seed }), judge: loadLexicon(options.dictionary) };
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: 2, options, setup: undefined });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const players = names.map((name, seat) => playerOf(name, options, `${seed} ${seat}`, work));
  for (let turn = 0; match.state.round === 1 && !CHOOSE_YOUR_WORDS.isOver(match.state); turn++) {
    if (turn > MOST_TURNS) throw new Error(`the round of seed ${seed} does not end`);
    const seat = CHOOSE_YOUR_WORDS.view(match.state, null).toAct[0] as number;
    const action = players[seat]?.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat)?.action;
    if (action === undefined) throw new Error(`${names[seat]} does not know what to do (seed ${seed})`);
    const acted = match.act(seat, action);
    if (!acted.ok) throw new Error(`${names[seat]} was refused: ${JSON.stringify(acted.error)}`);
  }
  const [{ chips, committed }] = match.state.seats as [SeatState];
  return chips + committed - options.stack;
};
