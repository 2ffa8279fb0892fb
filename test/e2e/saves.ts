import type { Page } from 'playwright-core';
import { firstToAct } from '../../src/bots/bot.ts';
import { createSimpleBot } from '../../src/bots/buyword/simple-bot.ts';
import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from '../../src/catalog/choose-your-words.ts';
import type { GameModule } from '../../src/catalog/game-module.ts';
import {
  type BotSeat,
  type GameHead,
  type KeptTurn,
  type LocalGame,
  NO_STANDING,
  optionsPlayed,
  type SavedGame,
} from '../../src/client/saves/saved-game.ts';
import { DAILY_GAMES, type Daily, dailySeed } from '../../src/daily/daily-game.ts';
import type { Action, PlayerAction } from '../../src/games/buyword/actions.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource as createDecks } from '../../src/games/choose-your-words/deal-source.ts';
import type { Options as CardsOptions } from '../../src/games/choose-your-words/options.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { parseAction } from '../../src/notation/cards-actions.ts';
import type { CardsMatch } from '../../src/notation/cards-record.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { lookNumber } from '../../src/shared/looks.ts';

/** The words that options ask for. */
const lexiconFor = ({ dictionaryOf }: GameModule, options: unknown) =>
  loadLexicon(dictionaryOf(options) ?? 'en-full');

/** What a planted game is called. */
const PLANTED = 'planted';

/** Who plays at a planted table: one person and bots, or people who pass the device on. */
type Seated = {
  readonly language?: 'en' | 'fr';
  readonly people?: readonly string[];
  /** By name, for bots of the house, or with who plays. */
  readonly bots?: readonly (string | BotSeat)[];
};

const localOf = (
  { language = 'en', people, bots = [] }: Seated,
  about: Pick<LocalGame, 'game' | 'seed' | 'options' | 'setup'>,
): LocalGame => ({
  id: PLANTED,
  language,
  ...about,
  ...(people === undefined ? {} : { people }),
  looks: (people ?? ['']).map((_, seat) => lookNumber(seat)),
  bots: bots.map((bot) => (typeof bot === 'string' ? { name: bot, bot: 'simple' } : bot)),
  startedAtMs: Date.now(),
});

const playersOf = ({ people, bots = [] }: Seated): number => (people?.length ?? 1) + bots.length;

type Played = {
  readonly opening: SavedGame['opening'];
  readonly turns: readonly KeptTurn[];
  readonly state: {
    readonly round: number;
    readonly phase: string;
    readonly result: { readonly winners: readonly number[] } | null;
  };
};

/** A game as far as it has been played, as the page keeps it. */
const kept = (local: LocalGame, { opening, turns, state }: Played, scores: readonly number[]): string => {
  const game: SavedGame = {
    ...local,
    changedAtMs: Date.now(),
    playedMs: 0,
    standing: {
      ...NO_STANDING,
      round: state.round,
      isOver: state.phase === 'over',
      scores,
      winners: state.result?.winners ?? [],
    },
    opening,
    turnCount: turns.length,
    turns,
  };
  return JSON.stringify(game);
};

type Wish = Seated & {
  readonly seed: string;
  readonly options?: Partial<Options>;
  /** What seat 0 does; the house bot plays where it has no wish. */
  readonly plays?: (view: View) => PlayerAction | undefined;
  /** The moment to stop at, as seat 0 sees it; the end counts as one. */
  readonly until: (view: View) => boolean;
};

/** A game of BuyWord played by the engine up to a moment, as the page keeps it. */
export const savedGame = ({ seed, options = {}, plays, until, ...seated }: Wish): string => {
  const local = localOf(seated, { game: 'buyword', seed, options });
  const played = optionsPlayed(BUYWORD_MODULE, local);
  const lexicon = lexiconFor(BUYWORD_MODULE, played);
  const bot = createSimpleBot(lexicon);
  const env = { deal: createDealSource({ seed }), judge: lexicon };
  const players = playersOf(seated);
  const started = startMatch(BUYWORD, env, { players, options: played, setup: { seed } });
  if (!started.ok) throw new Error(started.error.code);
  const match = started.value;
  for (;;) {
    const view = BUYWORD.view(match.state, 0);
    const isOver = BUYWORD.isOver(match.state);
    if ((isOver || view.toAct.includes(0)) && until(view))
      return kept(
        local,
        match,
        match.state.seats.map(({ money }) => money),
      );
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

/** Cards as dealt to so many, hand by hand, with what is drawn afterwards. */
export const deckOf = (hands: readonly string[], drawn: string, dealer = 0): string => {
  const dealt = hands.map((hand) => hand.split(' '));
  const order = hands.map((_, at) => (dealer + 1 + at) % hands.length);
  const rows = Array.from({ length: 7 }, (_, card) => order.map((seat) => dealt[seat]?.[card] ?? ''));
  return [...rows.flat(), ...drawn.split(' ')].join(' ');
};

export type CardsConfig = Seated & {
  readonly options?: Partial<CardsOptions>;
  /** A deck a round, top card first; seat 0 deals first. */
  readonly decks: readonly string[];
  /** What was done, as `1 raise 20`: seat and text. */
  readonly turns: readonly string[];
};

/** A game of Choose Your Words played up to a moment, as the page keeps it. */
export const savedCards = ({ options = {}, decks, turns, ...seated }: CardsConfig): string => {
  const setup = { decks, dealer: 0 };
  const local = localOf(seated, { game: 'choose-your-words', seed: PLANTED, options, setup });
  const played = optionsPlayed(CHOOSE_YOUR_WORDS_MODULE, local);
  const env = {
    deal: createDecks({ seed: local.seed, decks: decks.map((deck) => deck.split(' ')), dealer: 0 }),
    judge: lexiconFor(CHOOSE_YOUR_WORDS_MODULE, played),
  };
  const players = playersOf(seated);
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players, options: played, setup: null });
  if (!started.ok) throw new Error(started.error.code);
  return playedCards(local, started.value, turns);
};

/** A game of cards after some turns, as the page keeps it. */
const playedCards = (local: LocalGame, match: CardsMatch, turns: readonly string[]): string => {
  for (const turn of turns) {
    const [, seat = '', text = ''] = /^(\d) (.+)$/.exec(turn) ?? [];
    const parsed = parseAction(text);
    if (!parsed.ok) throw new Error(`${turn}: ${parsed.error.code}`);
    const acted = match.act(Number(seat), parsed.value);
    if (!acted.ok) throw new Error(`${turn}: ${JSON.stringify(acted.error)}`);
  }
  return kept(
    local,
    match,
    match.state.seats.map(({ chips }) => chips),
  );
};

/** A game of the day's deals after the turns of its log, as the page keeps it. */
export const savedDeal = (daily: Daily, log: readonly string[]): string => {
  const { options, bots } = DAILY_GAMES.deal;
  const seed = dailySeed(daily);
  const seated = {
    language: daily.language,
    bots: bots.map((bot) => ({ bot, name: bot[0]?.toUpperCase() + bot.slice(1) })),
  };
  const local = { ...localOf(seated, { game: 'choose-your-words', seed, options }), daily };
  const played = optionsPlayed(CHOOSE_YOUR_WORDS_MODULE, local);
  const env = { deal: createDecks({ seed }), judge: lexiconFor(CHOOSE_YOUR_WORDS_MODULE, played) };
  const players = playersOf(seated);
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players, options: played, setup: null });
  if (!started.ok) throw new Error(started.error.code);
  return playedCards(local, started.value, log);
};

/** What puts a kept game into the browser. */
export const plantScript = (save: string): string =>
  `localStorage.setItem('wordstake.game.${PLANTED}', ${JSON.stringify(save)})`;

/** Puts a kept game into the browser, once, before the page is opened. */
export const plant =
  (save: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript({
      content: `if (sessionStorage.getItem('planted') === null) {
        sessionStorage.setItem('planted', 'yes');
        ${plantScript(save)};
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
