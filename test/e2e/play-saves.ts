import type { Page } from 'playwright-core';
import { createSimpleBot } from '../../src/bots/buyword/simple-bot.ts';
import type { PlayerAction } from '../../src/games/buyword/actions.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import type { GameEvent } from '../../src/games/buyword/events.ts';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import type { PlayLanguage } from './play-page.ts';

type Wish = {
  readonly language?: PlayLanguage;
  readonly seed: string;
  readonly bots?: readonly string[];
  readonly options?: Partial<Options>;
  /** What seat 0 does; the house bot plays where it has no wish. */
  readonly plays?: (view: View) => PlayerAction | undefined;
  /** The moment to stop at, as seat 0 sees it. */
  readonly until: (view: View) => boolean;
};

/** A game played by the engine up to a moment, as the page keeps it. */
export const savedGame = ({
  language = 'en',
  seed,
  bots = [],
  options: wanted,
  plays,
  until,
}: Wish): string => {
  const lexicon = loadLexicon(`${language}-full`);
  const bot = createSimpleBot(lexicon);
  const env = { deal: createDealSource({ seed }), judge: lexicon };
  const options = {
    dictionary: `${language}-full`,
    tiles: language === 'fr' ? 'french' : 'classic',
    ...wanted,
  };
  const started = BUYWORD.start(env, { players: 1 + bots.length, options, setup: { seed } });
  if (!started.ok) throw new Error(started.error.code);
  const events: GameEvent[] = [...started.value];
  let state = events.reduce<ReturnType<typeof BUYWORD.apply> | undefined>(BUYWORD.apply, undefined);
  while (state !== undefined && !BUYWORD.isOver(state)) {
    const view = BUYWORD.view(state, 0);
    if (view.toAct.includes(0) && until(view)) {
      return JSON.stringify({ version: 1, language, seed, bots, events });
    }
    // Bots first, so that a moment of seat 0 is one at which the table waits for nobody else.
    const seat = view.toAct.find((each) => each !== 0) ?? 0;
    const action = (seat === 0 ? plays?.(view) : undefined) ?? bot.choose(BUYWORD.view(state, seat), seat);
    if (action === undefined) throw new Error('the bot does not know what to do');
    const decided = BUYWORD.decide(env, state, seat, action);
    if (!decided.ok) throw new Error(decided.error.code);
    events.push(...decided.value.events);
    state = decided.value.state;
  }
  throw new Error('the game ended before that moment');
};

/** Puts a kept game into the browser, once, before the page is opened. */
export const plant =
  (save: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript({
      content: `if (sessionStorage.getItem('planted') === null) {
        sessionStorage.setItem('planted', 'yes');
        localStorage.setItem('wordstake.game', ${JSON.stringify(save)});
      }`,
    });
