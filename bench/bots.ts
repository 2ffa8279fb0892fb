/**
 * What a decision of the Expert costs at a table, where it may think for 300 units of work. Counted in processor time, so that other
 * programs on the machine change little; absolute figures, for nobody else's bots play these games.
 */
import { firstToAct } from '../src/bots/bot.ts';
import { BUYWORD_BOTS } from '../src/bots/buyword/bots.ts';
import { CARDS_BOTS } from '../src/bots/choose-your-words/bots.ts';
import { TABLE_WORK } from '../src/bots/levels.ts';
import { BUYWORD } from '../src/games/buyword/buyword.ts';
import { createDealSource as createTileSource } from '../src/games/buyword/deal-source.ts';
import { CHOOSE_YOUR_WORDS } from '../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../src/games/choose-your-words/deal-source.ts';
import { startMatch } from '../src/games/core/match.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';
import type { DictionaryName } from '../src/shared/dictionaries.ts';
import { median, report } from './measure.ts';

const MOST_MS = 300;
/** The first decision of a process: words are read in and hands to compare with are played. */
const FIRST = 'first decision of all';
const MOST_FIRST_MS = 2000;
const CARD_ROUNDS = 10;
const TILE_GAMES = 1;

/** The milliseconds of processor time that some work takes. */
const createClock = () => {
  const taken = new Map<string, number[]>();
  return {
    taken,
    time: <Made>(what: string, work: () => Made): Made => {
      const before = process.cpuUsage();
      const made = work();
      const { user, system } = process.cpuUsage(before);
      taken.set(what, [...(taken.get(what) ?? []), (user + system) / 1000]);
      return made;
    },
  };
};

const reportAll = (title: string, taken: ReadonlyMap<string, readonly number[]>): void => {
  for (const [what, all] of taken) {
    if (what === FIRST) {
      const [ms = 0] = all;
      report(`${title}, ${FIRST}`, `${ms.toFixed(0)} ms`, `< ${MOST_FIRST_MS} ms`, ms < MOST_FIRST_MS);
      continue;
    }
    const sorted = [...all].sort((a, b) => a - b);
    const late = sorted[Math.ceil(0.95 * sorted.length) - 1] as number;
    const middle = median(sorted);
    const label = `${title}, ${what} (${all.length}); 95 % below ${late.toFixed(0)} ms`;
    report(label, `${middle.toFixed(0)} ms`, `< ${MOST_MS} ms`, late < MOST_MS);
  }
};

/** Rounds of three Experts. */
const benchCards = (dictionary: DictionaryName, deck: 'classic' | 'french'): void => {
  const lexicon = loadLexicon(dictionary);
  const { taken, time } = createClock();
  const bot = CARDS_BOTS.make({ id: 'expert', lexicon, seed: 'bench', work: TABLE_WORK });
  for (let round = 0; round < CARD_ROUNDS; round++) {
    const env = { deal: createDealSource({ seed: `bench ${round}` }), judge: lexicon };
    const started = startMatch(CHOOSE_YOUR_WORDS, env, {
      players: 3,
      options: { dictionary, deck },
      setup: undefined,
    });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    while (match.state.round === 1 && !CHOOSE_YOUR_WORDS.isOver(match.state)) {
      const [seat = 0] = CHOOSE_YOUR_WORDS.view(match.state, null).toAct;
      const view = CHOOSE_YOUR_WORDS.view(match.state, seat);
      const choice = time(taken.size === 0 ? FIRST : view.phase, () => bot.think(view, seat));
      if (choice === undefined || !match.act(seat, choice.action).ok) throw new Error('the bot is stuck');
    }
  }
  reportAll(`cards ${dictionary}`, taken);
};

/** A game of two Experts. */
const benchTiles = (options: object, title: string): void => {
  const lexicon = loadLexicon('en-full');
  const { taken, time } = createClock();
  const bot = BUYWORD_BOTS.make({ id: 'expert', lexicon, seed: 'bench', work: TABLE_WORK });
  for (let game = 0; game < TILE_GAMES; game++) {
    const env = { deal: createTileSource({ seed: `bench ${game}` }), judge: lexicon };
    const started = startMatch(BUYWORD, env, { players: 2, options, setup: undefined });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    while (!BUYWORD.isOver(match.state)) {
      const { toAct, phase } = BUYWORD.view(match.state, null);
      const next = firstToAct(toAct, (seat) => {
        const view = BUYWORD.view(match.state, seat);
        return time(phase, () => bot.think(view, seat))?.action;
      });
      if (next === undefined || !match.act(next.seat, next.action).ok) throw new Error('the bot is stuck');
    }
  }
  reportAll(title, taken);
};

/** Runs the benchmarks of the bots. */
export const run = async (): Promise<void> => {
  console.log(
    `\nThe Expert at a table (${TABLE_WORK} units of work; median of the decisions, processor time)`,
  );
  benchCards('en-full', 'classic');
  benchCards('fr-full', 'french');
  benchTiles({}, 'tiles');
  benchTiles({ crossword: true }, 'tiles, crossword');
};
