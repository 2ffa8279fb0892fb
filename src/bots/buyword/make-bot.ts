import type { PlayerAction } from '../../games/buyword/actions.ts';
import { type Offer, offers } from '../../games/buyword/offers.ts';
import type { Options } from '../../games/buyword/options.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { keptBy } from '../../shared/kept-by.ts';
import type { Thinker } from '../bot.ts';
import type { BotParts } from '../bot-parts.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { chooseDeal } from './deal-choices.ts';
import { type BuyWordChoice, type Evaluator, offerOf } from './evaluator.ts';
import { createHeuristic } from './heuristic.ts';
import { BUYWORD_LEVELS } from './level-parameters.ts';
import { chooseBid, chooseBuy, chooseDraft } from './lot-choices.ts';
import { createNetworkEvaluator } from './network-evaluator.ts';
import type { Player } from './player.ts';
import type { BuyWordReason } from './reasons.ts';
import { STYLE_PARAMETERS } from './styles.ts';
import { createTableWords, type TableWords } from './table-words.ts';
import { weightsOf } from './value/trained-weights.ts';
import { chooseChallenge, chooseVote, type Duellist, makeUpWord } from './word-duels.ts';

/** The words of tables by their options, kept by the lexicon: whoever plays or coaches there shares them. */
export const tableWordsOf = keptBy(createTableWords);

const evaluatorOf = ({ level, seed, work }: BotParts, words: TableWords, options: Options): Evaluator => {
  const { thumb, network } = BUYWORD_LEVELS[level];
  if (thumb !== undefined) return createHeuristic(words, { ...thumb, seed });
  const language = languageOf(options.dictionary);
  const { effort, slip, looksAhead } = network;
  const mind = { effort, slip: slip[language], work: looksAhead ? work : 0, seed };
  return createNetworkEvaluator(words, weightsOf(language), mind);
};

/** Selling lasts until all are done; meanwhile words may be challenged. */
const chooseSale = (
  player: Player,
  duellist: Duellist,
  open: readonly Offer[],
): BuyWordChoice | undefined => {
  const { view, seat, evaluator } = player;
  const answer = chooseChallenge(duellist, view, open);
  if (answer?.action.kind === 'challenge') return answer;
  if (view.seats[seat]?.done === true) return answer;
  const selling = open.some(({ kind }) => kind === 'sell' || kind === 'discard' || kind === 'done');
  if (!selling) return answer;
  return makeUpWord(duellist, view, seat, open) ?? evaluator.sell(view, seat, open);
};

const choose = (player: Player, duellist: Duellist): BuyWordChoice | undefined => {
  const { view, seat, evaluator } = player;
  const open = offers(view, seat);
  const has = (kind: Offer['kind']): boolean => open.some((offer) => offer.kind === kind);
  if (has('roll')) return { action: { kind: 'roll' } };
  const size = offerOf(open, 'choose');
  if (size !== undefined) return evaluator.nameSize(view, seat, size);
  const draft = offerOf(open, 'draft');
  if (draft !== undefined) return chooseDraft(player, draft);
  if (view.phase === 'deal') return view.toAct.includes(seat) ? chooseDeal(player, open) : undefined;
  const bid = offerOf(open, 'bid');
  if (bid !== undefined) return chooseBid(player, bid);
  if (has('pass')) return { action: { kind: 'pass' } };
  if (has('vote')) return chooseVote(duellist, view);
  if (has('decline')) return chooseBuy(player, open);
  return chooseSale(player, duellist, open);
};

/** The words of a table as a level knows them. */
const wordsFor = (lexicon: Lexicon, { level }: BotParts, options: Options): TableWords =>
  tableWordsOf(vocabularyOf(lexicon, level, languageOf(options.dictionary)))(options);

/** A bot for BuyWord of a level and style. */
export const makeBuyWordBot = (parts: BotParts): Thinker<View, PlayerAction, BuyWordReason> => {
  const style = STYLE_PARAMETERS[parts.style];
  let judged: { readonly words: TableWords; readonly evaluator: Evaluator } | undefined;
  return {
    name: parts.level,
    think: (view, seat) => {
      const words = wordsFor(parts.lexicon, parts, view.options);
      if (judged?.words !== words) judged = { words, evaluator: evaluatorOf(parts, words, view.options) };
      const { doubts } = BUYWORD_LEVELS[parts.level];
      const { seed } = parts;
      return choose(
        { view, seat, evaluator: judged.evaluator, style, shrewd: parts.level === 'expert' },
        { words, lists: tableWordsOf(parts.lexicon)(view.options), doubts, makesUp: style.makesUp, seed },
      );
    },
  };
};
