import { cardRulesInForce } from '../../messages/cards-rules.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { cardsRulesOf } from './cards-link.ts';
import type { CardsWish } from './cards-wish.ts';
import { RuleList } from './rule-list.tsx';

/** The rules in force at a table of Choose Your Words in plain words. */
export const CardsRulesSummary = ({ table }: { readonly table: CardsWish }) => (
  <>
    <RuleList
      lines={cardRulesInForce(language.value, table.options, table.seats)}
      href={cardsRulesOf(table)}
    />
    <p class="quiet">{t().cards.playChips}</p>
  </>
);
