import { signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RuleLine } from '../../messages/table-rules.ts';
import type { Language } from '../../shared/language.ts';
import { language } from '../language.ts';
import { readLink } from '../make/rules-link.ts';
import { followLink, search } from '../route.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { markRules, ruleAnchor } from './rule-marks.ts';

type Text = typeof import('virtual:rules/buyword.en')['default'];
type Source = () => Promise<{ readonly default: Text }>;
type RulesProps = {
  readonly load: Readonly<Record<Language, Source>>;
  /** The rules in force at the table of an address: 'broken' where it cannot be read. */
  readonly inForce: (link: string) => readonly RuleLine[] | 'broken';
};

/** Rules that were fetched before: whoever comes back to them finds them at once, where they were. */
const read = signal<ReadonlyMap<Source, Text>>(new Map());

/** The rules in force at the table of the address: none where it names none, 'broken' where it cannot be read. */
const linesInForce = (inForce: RulesProps['inForce']): readonly RuleLine[] | 'broken' => {
  const given = readLink(search.value, '').text;
  if (given === undefined) return [];
  return inForce(given);
};

/** The rules of a game, with their contents beside them and the table's own options marked. */
export const RulesOf = ({ load, inForce }: RulesProps) => {
  const { rules } = t();
  const spoken = language.value;
  const source = load[spoken];
  const missed = useSignal<Source | undefined>(undefined);
  const fetchText = async (): Promise<void> => {
    const { default: text } = await source();
    read.value = new Map([...read.value, [source, text]]);
  };
  useEffect(() => {
    if (read.value.has(source)) return;
    fetchText().catch(() => {
      missed.value = source;
    });
  }, [source]);
  const text = read.value.get(source);
  if (text === undefined && missed.value === source) return <PageTrouble fetchPart={fetchText} />;
  if (text === undefined) return <p class="notice quiet">{rules.loading}</p>;
  const lines = linesInForce(inForce);
  return (
    <article class="page page-wide rules">
      <p>
        <a class="button-bare" href="/rules" onClick={followLink}>
          <Icon name="back" />
          {rules.back}
        </a>
      </p>
      <h1>{text.title}</h1>
      {lines === 'broken' && <Notice>{rules.badOptions}</Notice>}
      {lines !== 'broken' && lines.length > 0 && <TableRules lines={lines} />}
      <div class="rules-columns">
        <Contents sections={text.sections} />
        <RulesText html={text.html} lines={lines === 'broken' ? [] : lines} />
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

/** Open beside the rules where there is room; folded up above them on a phone. */
const Contents = ({ sections }: { readonly sections: Text['sections'] }) => {
  const { rules } = t();
  return (
    <nav class="rules-contents" aria-label={rules.contents}>
      <details open={matchMedia('(width >= 56rem)').matches}>
        <summary>{rules.contents}</summary>
        <ol>
          {sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

const RulesText = ({ html, lines }: { readonly html: string; readonly lines: readonly RuleLine[] }) => {
  const article = useRef<HTMLDivElement>(null);
  const { rules } = t();
  useLayoutEffect(() => {
    if (article.current === null) return;
    article.current.innerHTML = html;
    markRules(article.current, lines, rules.atThisTable);
    // The browser looked for the rule of the address before it was there.
    if (location.hash !== '')
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [html, lines.map(({ text }) => text).join('\n')]);
  return <div class="rules-text" ref={article} />;
};
