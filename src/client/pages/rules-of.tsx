import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type RuleLine, rulesInForce } from '../../messages/table-rules.ts';
import type { Language } from '../../shared/language.ts';
import { language, t } from '../language.ts';
import { LINK_PARAMETER, parseWish } from '../make/rules-link.ts';
import { followLink, search } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { markRules, ruleAnchor } from './rule-marks.ts';

type Text = typeof import('virtual:rules/buyword.en')['default'];
type RulesProps = {
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: Text }>>>;
  /** Whether the address may carry a table's options, to be marked. */
  readonly ownOptions?: boolean;
};

/** The rules in force at the table of the address: none where it names none, 'broken' where it cannot be read. */
const linesInForce = (): readonly RuleLine[] | 'broken' => {
  const given = new URLSearchParams(search.value).get(LINK_PARAMETER);
  if (given === null) return [];
  const wish = parseWish(given);
  return wish.ok ? rulesInForce(language.value, wish.value.options, wish.value.seats) : 'broken';
};

/** The rules of a game, with their contents beside them and the table's own options marked. */
export const RulesOf = ({ load, ownOptions = false }: RulesProps) => {
  const { rules } = t();
  const spoken = language.value;
  const text = useSignal<{ readonly language: Language; readonly text: Text } | 'broken' | undefined>(
    undefined,
  );
  useEffect(() => {
    let isWanted = true;
    load[spoken]().then(
      ({ default: loaded }) => {
        if (isWanted) text.value = { language: spoken, text: loaded };
      },
      () => {
        text.value = 'broken';
      },
    );
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  const shown = text.value;
  if (shown === 'broken') return <PageTrouble />;
  if (shown === undefined || shown.language !== spoken) return <p class="notice quiet">{rules.loading}</p>;
  const lines = ownOptions ? linesInForce() : [];
  return (
    <article class="page page-wide rules">
      <p>
        <a class="button-bare" href="/rules" onClick={followLink}>
          <Icon name="back" />
          {rules.back}
        </a>
      </p>
      <h1>{shown.text.title}</h1>
      {lines === 'broken' && <Notice>{rules.badOptions}</Notice>}
      {lines !== 'broken' && lines.length > 0 && <TableRules lines={lines} />}
      <div class="rules-columns">
        <Contents sections={shown.text.sections} />
        <RulesText html={shown.text.html} lines={lines === 'broken' ? [] : lines} />
      </div>
    </article>
  );
};

const TableRules = ({ lines }: { readonly lines: readonly RuleLine[] }) => {
  const { rules } = t();
  return (
    <section class="card">
      <h2>{rules.yourTable}</h2>
      <ul class="table-rules">
        {lines.map(({ topic, rule, text, isUsual }) => (
          <li key={topic}>
            {text}{' '}
            <a href={`#${ruleAnchor(rule)}`} class="rule-number">
              {rule}
            </a>
            {!isUsual && <span class="own-rule">{rules.notUsual}</span>}
          </li>
        ))}
      </ul>
      <p class="quiet">{rules.yourTableText}</p>
    </section>
  );
};

const Contents = ({ sections }: { readonly sections: Text['sections'] }) => (
  <nav class="rules-contents" aria-label={t().rules.contents}>
    <ol>
      {sections.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);

const RulesText = ({ html, lines }: { readonly html: string; readonly lines: readonly RuleLine[] }) => {
  const article = useRef<HTMLDivElement>(null);
  const { rules } = t();
  useLayoutEffect(() => {
    if (article.current === null) return;
    article.current.innerHTML = html;
    markRules(article.current, lines, rules.atThisTable);
    // The browser looked for the rule of the address before it was there.
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [html, lines.map(({ text }) => text).join('\n')]);
  return <div class="rules-text" ref={article} />;
};
