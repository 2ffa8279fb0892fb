import '../style/make.css';
import type { RuleLine } from '../../messages/table-rules.ts';
import { t } from '../texts.ts';
import { LinkButton } from '../ui/button.tsx';

type RuleListProps = {
  readonly lines: readonly RuleLine[];
  /** The whole rules, with what is the table's own marked in them. */
  readonly href: string;
};

/** Rules in plain words; what is not as usual is marked, and the whole rules are a tap away. */
export const RuleList = ({ lines, href }: RuleListProps) => {
  const { make } = t();
  return (
    <>
      <ul class="rules-summary" aria-label={make.summary}>
        {lines.map(({ topic, text, isUsual }) => (
          <li key={topic} class={isUsual ? undefined : 'rule-changed'}>
            {text}
            {!isUsual && <span class="rule-mark">{make.changed}</span>}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton kind="bare" icon="rules" href={href}>
          {make.allRules}
        </LinkButton>
      </p>
    </>
  );
};
