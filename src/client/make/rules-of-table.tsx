import type { TableInfo } from '../../protocol/wire.ts';
import { view as cardsView } from '../cards/cards-state.ts';
import { CARDS, cardsLinkOf } from './cards-link.ts';
import { CardsRulesSummary } from './cards-rules-summary.tsx';
import type { CardsWish } from './cards-wish.ts';
import { linkOf } from './rules-link.ts';
import { RulesSummary } from './rules-summary.tsx';
import { wishOf } from './whole-wish.ts';

/** Who plays sees the options in the game itself, and is not told them again. */
const cardsWishOf = (info: TableInfo): CardsWish => {
  const options = info.options ?? cardsView.value?.options ?? {};
  const like = wishOf({ ...info, options });
  return { ...like, seats: info.capacity, options: like.options as CardsWish['options'] };
};

const CardsRules = ({ info }: { readonly info: TableInfo }) => (
  <CardsRulesSummary table={cardsWishOf(info)} />
);
const BuyWordRules = ({ info }: { readonly info: TableInfo }) => <RulesSummary table={wishOf(info)} />;

/** The rules of a table that is there, whichever game it plays. */
export const RulesOfTable = ({ info }: { readonly info: TableInfo }) =>
  info.game === CARDS ? <CardsRules info={info} /> : <BuyWordRules info={info} />;

/** The address of the page that makes a table like one that is there. */
export const linkLike = (info: TableInfo): string => {
  const cards = cardsWishOf(info);
  const buyWord = wishOf(info);
  return info.game === CARDS ? cardsLinkOf(cards, 'friends') : linkOf(buyWord);
};
