import { cardsOptions } from '../../src/client/play/table-options.ts';
import {
  type BotSeat,
  type LocalGame,
  NO_STANDING,
  type SavedGame,
} from '../../src/client/saves/saved-game.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../src/games/choose-your-words/deal-source.ts';
import type { Options } from '../../src/games/choose-your-words/options.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { parseAction } from '../../src/notation/cards-actions.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

/** Cards as dealt to so many, hand by hand, with what is drawn afterwards. */
export const deckOf = (hands: readonly string[], drawn: string, dealer = 0): string => {
  const dealt = hands.map((hand) => hand.split(' '));
  const order = hands.map((_, at) => (dealer + 1 + at) % hands.length);
  const rows = Array.from({ length: 7 }, (_, card) => order.map((seat) => dealt[seat]?.[card] ?? ''));
  return [...rows.flat(), ...drawn.split(' ')].join(' ');
};

export type CardsWish = {
  readonly language?: 'en' | 'fr';
  readonly options?: Partial<Options>;
  readonly people?: readonly string[];
  /** By name, for bots of the house, or with who plays. */
  readonly bots?: readonly (string | BotSeat)[];
  /** A deck a round, top card first; seat 0 deals first. */
  readonly decks: readonly string[];
  /** What was done, as `1 raise 20`: seat and text. */
  readonly turns: readonly string[];
};

/** A game of Choose Your Words played up to a moment, as the page keeps it. */
export const savedCards = ({
  language = 'en',
  options = {},
  people,
  bots = [],
  decks,
  turns,
}: CardsWish): string => {
  const local: LocalGame = {
    id: 'planted',
    game: 'choose-your-words',
    language,
    seed: 'planted',
    options,
    setup: { decks, dealer: 0 },
    ...(people === undefined ? {} : { people }),
    bots: bots.map((bot) => (typeof bot === 'string' ? { name: bot, bot: 'simple' } : bot)),
    startedAtMs: Date.now(),
  };
  const played = cardsOptions(local);
  const env = {
    deal: createDealSource({ seed: local.seed, decks: decks.map((deck) => deck.split(' ')), dealer: 0 }),
    judge: loadLexicon(played.dictionary),
  };
  const players = (people?.length ?? 1) + bots.length;
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players, options: played, setup: null });
  if (!started.ok) throw new Error(started.error.code);
  const match = started.value;
  for (const turn of turns) {
    const [, seat = '', text = ''] = /^(\d) (.+)$/.exec(turn) ?? [];
    const parsed = parseAction(text);
    if (!parsed.ok) throw new Error(`${turn}: ${parsed.error.code}`);
    const acted = match.act(Number(seat), parsed.value);
    if (!acted.ok) throw new Error(`${turn}: ${JSON.stringify(acted.error)}`);
  }
  const { round, phase, seats, result } = match.state;
  const game: SavedGame = {
    ...local,
    changedAtMs: Date.now(),
    playedMs: 0,
    standing: {
      ...NO_STANDING,
      round,
      isOver: phase === 'over',
      scores: seats.map(({ chips }) => chips),
      winners: result?.winners ?? [],
    },
    opening: match.opening,
    turnCount: match.turns.length,
    turns: match.turns,
  };
  return JSON.stringify(game);
};
