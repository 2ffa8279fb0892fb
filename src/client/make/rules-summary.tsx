import '../style/make.css';
import { rulesInForce } from '../../messages/table-rules.ts';
import { language, t } from '../language.ts';

type SummaryProps = {
  /** The options as they were asked for. */
  readonly options: unknown;
  readonly players: number;
};

/** The rules in force in plain words; what is not as usual is marked. */
export const RulesSummary = ({ options, players }: SummaryProps) => (
  <ul class="rules-summary">
    {rulesInForce(language.value, options, players).map(({ topic, text, isUsual }) => (
      <li key={topic} class={isUsual ? undefined : 'rule-changed'}>
        {text}
        {!isUsual && <span class="rule-mark">{t().make.changed}</span>}
      </li>
    ))}
  </ul>
);
