import '../style/make.css';
import { rulesInForce } from '../../messages/table-rules.ts';
import { language, t } from '../language.ts';
import { LinkButton } from '../ui/button.tsx';
import { rulesPageOf } from './rules-link.ts';
import type { TableWish } from './table-wish.ts';

/** The rules in force in plain words; what is not as usual is marked, and the whole rules are a tap away. */
export const RulesSummary = ({ table }: { readonly table: TableWish }) => {
  const { make } = t();
  return (
    <>
      <ul class="rules-summary">
        {rulesInForce(language.value, table.options, table.seats).map(({ topic, text, isUsual }) => (
          <li key={topic} class={isUsual ? undefined : 'rule-changed'}>
            {text}
            {!isUsual && <span class="rule-mark">{make.changed}</span>}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton kind="bare" icon="rules" href={rulesPageOf(table)}>
          {make.allRules}
        </LinkButton>
      </p>
    </>
  );
};
