import '../style/make.css';
import { rulesInForce } from '../../messages/table-rules.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { language } from '../language.ts';
import { CARDS, cardsLinkOf, cardsWishLike } from './cards-link.ts';
import { CardsRulesSummary } from './cards-rules-summary.tsx';
import { RuleList } from './rule-list.tsx';
import { linkOf, rulesPageOf, wishLike } from './rules-link.ts';
import type { TableWish } from './table-wish.ts';

/** The rules in force at a table of BuyWord in plain words. */
export const RulesSummary = ({ table }: { readonly table: TableWish }) => (
  <RuleList lines={rulesInForce(language.value, table.options, table.seats)} href={rulesPageOf(table)} />
);

/** The rules of a table that is there, whichever game it plays. */
export const RulesOfTable = ({ info }: { readonly info: TableInfo }) =>
  info.game === CARDS ? (
    <CardsRulesSummary table={cardsWishLike(info)} />
  ) : (
    <RulesSummary table={wishLike(info)} />
  );

/** The address of the page that makes a table like one that is there. */
export const linkLike = (info: TableInfo): string =>
  info.game === CARDS ? cardsLinkOf(cardsWishLike(info)) : linkOf(wishLike(info));
