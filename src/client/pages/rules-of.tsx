import type { ComponentType } from 'preact';
import { type RuleLine, rulesInForce } from '../../catalog/rules-in-force.ts';
import type { TableForm } from '../../catalog/table-form.ts';
import type { Language } from '../../shared/language.ts';
import { language, messageBundle } from '../base/language.ts';
import { search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { parseConfig, readLink } from '../make/rules-link.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Contents, LongText } from '../ui/long-text.tsx';
import { Notice } from '../ui/notice.tsx';

type Text = typeof import('virtual:rules/buyword.en')['default'];
type Source = () => Promise<{ readonly default: Text }>;

/** What stands before the whole rules of a game: all of it on one screen, and where its lesson is. */
type Opening = { readonly Glance: ComponentType; readonly learn: string };

/** Fetches the page with the rules of a game; they come with every change of language. */
export const rulesPageLoader = (
  form: TableForm,
  opening: Opening,
  { en, fr }: Readonly<Record<Language, Source>>,
) => {
  const texts = messageBundle<Text>({
    en: async () => (await en()).default,
    fr: async () => (await fr()).default,
  });
  return async (): Promise<ComponentType> => {
    await texts.want();
    return () => <RulesOf form={form} text={texts.read()} {...opening} />;
  };
};

/** The rules in force at the table of the address: none where it names none, 'broken' where it cannot be read. */
const linesInForce = (form: TableForm): readonly RuleLine[] | 'broken' => {
  const { text } = readLink(search.value, '');
  if (text === undefined) return [];
  const table = parseConfig(form, text);
  return table.ok ? rulesInForce(form, language.value, table.value.options, table.value.seats) : 'broken';
};

type RulesOfProps = Opening & { readonly form: TableForm; readonly text: Text };

/** The rules of a game: at a glance, then whole, with their contents beside them and the table's own options marked. */
const RulesOf = ({ form, text, Glance, learn }: RulesOfProps) => {
  const { rules, glance } = t();
  const lines = linesInForce(form);
  const marked = lines === 'broken' ? [] : lines;
  return (
    <article class="page page-wide rules">
      <header class="split gap-5 lines-0">
        <h1>{text.title}</h1>
        <p class="row gap-6 lines-0">
          <LinkButton kind="bare" icon="back" href="/rules">
            {rules.back}
          </LinkButton>
          <LinkButton kind="bare" icon="learn" href={learn}>
            {glance.learn}
          </LinkButton>
        </p>
      </header>
      <Glance />
      {lines === 'broken' && <Notice>{rules.badOptions}</Notice>}
      {lines !== 'broken' && lines.length > 0 && <TableRules lines={lines} />}
      <h2 class="rules-whole">{glance.whole}</h2>
      <div class="sides" style="--sides: 15rem minmax(0, 1fr)">
        <Contents label={rules.contents} sections={text.sections} />
        <LongText
          html={text.html}
          mark={(article) => markRules(article, marked, rules.atThisTable)}
          marks={marked.map(({ text: line }) => line).join('\n')}
        />
      </div>
    </article>
  );
};

/** Where a rule stands on its page (`scripts/rules`); a number may stand for several, BW-11–12. */
const ruleAnchor = (rule: string): string => rule.toLowerCase().replace('–', '-');

/** Puts what holds at a table beneath the rule that tells of it. */
const markRules = (article: HTMLElement, lines: readonly RuleLine[], label: string): void => {
  for (const { rule, text, isUsual } of lines) {
    const place = article.querySelector(`[id="${ruleAnchor(rule)}"]`);
    if (place === null) continue;
    const mark = document.createElement('p');
    mark.className = isUsual ? 'in-force panel barred pad-4' : 'in-force panel barred pad-4 in-force-own';
    const name = document.createElement('b');
    name.textContent = label;
    mark.append(name, ' ', text);
    // Beneath the list of values, where one follows the rule.
    const after = place.nextElementSibling?.tagName === 'UL' ? place.nextElementSibling : place;
    after.after(mark);
    place.classList.add('rule-own');
  }
};

const TableRules = ({ lines }: { readonly lines: readonly RuleLine[] }) => {
  const { rules } = t();
  return (
    <Card heading={rules.yourTable}>
      <ul class="stack gap-4">
        {lines.map(({ topic, rule, text, isUsual }) => (
          <li key={topic}>
            {text}{' '}
            <a href={`#${ruleAnchor(rule)}`} class="rule-number figures bold nowrap">
              {rule}
            </a>
            {!isUsual && <span class="beside pill plum text-2">{rules.notUsual}</span>}
          </li>
        ))}
      </ul>
      <p class="quiet">{rules.yourTableText}</p>
    </Card>
  );
};
