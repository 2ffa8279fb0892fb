import { BUYWORD } from '../../games/buyword/buyword.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { replay as replayed } from '../../games/core/game.ts';
import { type BuyWordMatch, formatBuyWordRecord } from '../../notation/buyword-record.ts';
import { type CardsMatch, formatCardsRecord } from '../../notation/cards-record.ts';
import type { LexiconStamp } from '../../notation/record-headers.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { ME } from '../play/play-protocol.ts';
import { eventsOf, type GameName, type SavedGame } from '../saves/saved-game.ts';
import { t } from '../texts.ts';
import { readManifest } from '../words/read-manifest.ts';
import type { Replay } from './replay.ts';
import { REPLAYED_GAMES } from './replayed-games.ts';

/** What those at a game of this device are called; one person alone has no name. */
const namesIn = ({ people, bots }: Pick<SavedGame, 'people' | 'bots'>): string[] => [
  ...(people ?? [t().play.passName(1)]),
  ...bots.map(({ name }) => name),
];

type Parts = {
  readonly saved: SavedGame;
  readonly state: unknown;
  readonly lexicon: LexiconStamp;
  readonly names: readonly string[];
};

/** Nobody acts in a record. */
const act = () => err({ code: 'game-over' } as const);

const WRITERS: Readonly<Record<GameName, (parts: Parts) => string>> = {
  buyword: ({ saved: { opening, turns, seed, lesson }, state, ...rest }) =>
    formatBuyWordRecord(
      {
        match: { state, opening, turns, act } as unknown as BuyWordMatch,
        setup: { seed, ...(lesson && { bag: lesson.bag, rolls: lesson.rolls }) },
        rulesVersion: BUYWORD.rulesVersion,
        ...rest,
      },
      null,
    ),
  'choose-your-words': ({ saved: { opening, turns, seed, people }, state, ...rest }) =>
    formatCardsRecord(
      {
        match: { state, opening, turns, act } as unknown as CardsMatch,
        setup: { seed },
        rulesVersion: CHOOSE_YOUR_WORDS.rulesVersion,
        ...rest,
      },
      people === undefined ? ME : null,
    ),
};

/** All that the first event of a game says: the options it is played by. */
const dictionaryOf = (opening: readonly unknown[]): DictionaryName =>
  (opening[0] as { readonly options: { readonly dictionary: DictionaryName } }).options.dictionary;

/** A kept game as a replay with its record; a sentence where it cannot be read. */
export const recordOfSaved = async (saved: SavedGame): Promise<Result<Replay, string>> => {
  try {
    const { opening, turns, game } = saved;
    const state = replayed(REPLAYED_GAMES[game], eventsOf(saved));
    const dictionary = dictionaryOf(opening);
    const { dictionaries } = await readManifest();
    const lexicon = { name: dictionary, sha256: dictionaries[dictionary].sha256 };
    const names = namesIn(saved);
    const record = WRITERS[game]({ saved, state, lexicon, names });
    return ok({ game, names, lexicon, opening, turns, record });
  } catch {
    return err(t().replay.brokenGame);
  }
};
