import type { GameBots } from '../catalog/game-module.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Daily, ME } from './daily-game.ts';
import { askBot, type BotAsked, type Judging, openDaily } from './judge.ts';
import { writeLine } from './log-line.ts';
import { type DailyResult, type PlayedGame, resultOf } from './result.ts';

/** Who thinks for the bots, and with which words. */
export type BotPlay = Judging & { readonly bots: GameBots; readonly lexicon: Lexicon | null };

/** The bot that plays in a person's place. */
export type StandIn = { readonly id: string; readonly seed: string; readonly work: number };

/** A whole game of a day, and its log. */
export type PlayedDay = PlayedGame & { readonly log: readonly string[]; readonly result: DailyResult };

/** What a bot of the day does where it is asked. */
export const thinkFor = ({ bots, lexicon }: Pick<BotPlay, 'bots' | 'lexicon'>, asked: BotAsked): unknown =>
  bots.make({ id: asked.bot, lexicon, seed: asked.seed, work: asked.work }).think(asked.view, asked.seat)
    ?.action;

/** Plays a day's game to its end with a bot in the person's place, against the bots of the day. */
export const playByBot = (daily: Daily, parts: BotPlay, { id, seed, work }: StandIn): PlayedDay => {
  const { module } = parts;
  let { env, state, events: first } = openDaily(daily, parts);
  const events = [...first];
  const askedAt = (seat: Seat): BotAsked =>
    seat === ME
      ? { game: module.name, bot: id, seat, view: module.view(state, seat), seed, work }
      : askBot(daily, module, state, seat);
  const log: string[] = [];
  while (!module.isOver(state)) {
    const [seat = ME] = module.clockFacts(state).toAct;
    const action = thinkFor(parts, askedAt(seat));
    const decided = module.decide(env, state, seat, action);
    if (!decided.ok) throw new Error(`a bot of the day erred: ${decided.error.code}`);
    log.push(writeLine(daily.kind, { actor: seat, text: module.formatAction(action) }));
    events.push(...decided.value.events);
    state = decided.value.state;
  }
  const result = resultOf(daily.kind, { events, state });
  if (result === undefined) throw new Error('a game that is over came to nothing');
  return { events, state, log, result };
};
