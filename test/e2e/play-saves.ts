import type { Page } from 'playwright-core';
import { firstToAct } from '../../src/bots/bot.ts';
import { createSimpleBot } from '../../src/bots/buyword/simple-bot.ts';
import { buyWordOptions } from '../../src/client/play/table-options.ts';
import {
  type BotSeat,
  type GameHead,
  type KeptTurn,
  type LocalGame,
  NO_STANDING,
  type SavedGame,
} from '../../src/client/saves/saved-game.ts';
import type { Action, PlayerAction } from '../../src/games/buyword/actions.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import type { PlayLanguage } from './play-page.ts';

/** What a planted game is called. */
const PLANTED = 'planted';

type Wish = {
  readonly language?: PlayLanguage;
  readonly seed: string;
  readonly options?: Partial<Options>;
  readonly people?: readonly string[];
  readonly bots?: readonly string[];
  /** What seat 0 does; the house bot plays where it has no wish. */
  readonly plays?: (view: View) => PlayerAction | undefined;
  /** The moment to stop at, as seat 0 sees it; the end counts as one. */
  readonly until: (view: View) => boolean;
};

/** A game played by the engine up to a moment, as the page keeps it. */
export const savedGame = ({
  language = 'en',
  seed,
  options = {},
  people,
  bots = [],
  plays,
  until,
}: Wish): string => {
  const botSeats: readonly BotSeat[] = bots.map((name) => ({ name, bot: 'simple' }));
  const local: LocalGame = {
    id: PLANTED,
    game: 'buyword',
    language,
    seed,
    options,
    ...(people === undefined ? {} : { people }),
    bots: botSeats,
    startedAtMs: Date.now(),
  };
  const played = buyWordOptions(local);
  const lexicon = loadLexicon(played.dictionary);
  const bot = createSimpleBot(lexicon);
  const env = { deal: createDealSource({ seed }), judge: lexicon };
  const players = (people?.length ?? 1) + bots.length;
  const started = startMatch(BUYWORD, env, { players, options: played, setup: { seed } });
  if (!started.ok) throw new Error(started.error.code);
  const match = started.value;
  const saved = (): string => {
    const turns: readonly KeptTurn[] = match.turns;
    const { round, phase, seats, result } = match.state;
    const game: SavedGame = {
      ...local,
      changedAtMs: Date.now(),
      playedMs: 0,
      standing: {
        ...NO_STANDING,
        round,
        isOver: phase === 'over',
        scores: seats.map(({ money }) => money),
        winners: result?.winners ?? [],
      },
      opening: match.opening,
      turnCount: turns.length,
      turns,
    };
    return JSON.stringify(game);
  };
  for (;;) {
    const view = BUYWORD.view(match.state, 0);
    const isOver = BUYWORD.isOver(match.state);
    if ((isOver || view.toAct.includes(0)) && until(view)) return saved();
    if (isOver) throw new Error('the game ended before that moment');
    // Bots first, so that a moment of seat 0 is one at which the table waits for nobody else; some wait for its answer.
    const next = firstToAct([...view.toAct.filter((each) => each !== 0), 0], (seat): Action | undefined => {
      const wish = seat === 0 ? plays?.(view) : undefined;
      return (
        wish ?? (view.toAct.includes(seat) ? bot.choose(BUYWORD.view(match.state, seat), seat) : undefined)
      );
    });
    if (next === undefined) throw new Error('the bot does not know what to do');
    const { seat, action } = next;
    const acted = match.act(seat, action);
    if (!acted.ok) throw new Error(acted.error.code);
  }
};

/** Puts a kept game into the browser, once, before the page is opened. */
export const plant =
  (save: string, key = `wordstake.game.${PLANTED}`) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript({
      content: `if (sessionStorage.getItem('planted') === null) {
        sessionStorage.setItem('planted', 'yes');
        localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(save)});
      }`,
    });

const READ_KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('wordstake');
  opening.addEventListener('error', () => reject(opening.error));
  opening.addEventListener('success', () => {
    const reading = opening.result.transaction('games').objectStore('games').getAll();
    reading.addEventListener('success', () => {
      opening.result.close();
      resolve(reading.result);
    });
  });
})`;

/** The games that the browser keeps, their turns apart. */
export const readKept = (page: Page): Promise<readonly GameHead[]> => page.evaluate(READ_KEPT);
