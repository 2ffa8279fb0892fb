import { rulesInForce } from '../../messages/table-rules.ts';
import { language } from '../language.ts';
import { RuleList } from './rule-list.tsx';
import { rulesPageOf } from './rules-link.ts';
import type { TableWish } from './table-wish.ts';

/** The rules in force at a table of BuyWord in plain words. */
export const RulesSummary = ({ table }: { readonly table: TableWish }) => (
  <RuleList lines={rulesInForce(language.value, table.options, table.seats)} href={rulesPageOf(table)} />
);
