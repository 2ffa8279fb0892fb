import { useLayoutEffect, useRef } from 'preact/hooks';

type Section = { readonly anchor: string; readonly heading: string; readonly depth?: 2 | 3 };
type ContentsProps = {
  readonly label: string;
  readonly sections: readonly Section[];
  /** The language of the headings, where it is not the page's. */
  readonly lang?: string;
};

/** The contents of a long text: open beside it where there is room; folded up above it on a phone. */
export const Contents = ({ label, sections, lang }: ContentsProps) => (
  <nav class="rules-contents links stays" aria-label={label}>
    <details open={matchMedia('(width >= 56rem)').matches}>
      <summary>{label}</summary>
      <ol class="columns gap-0" lang={lang}>
        {sections.map(({ anchor, heading, depth }) => (
          <li key={anchor} class={depth === 3 ? 'contents-deeper' : undefined}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);

type LongTextProps = {
  readonly html: string;
  readonly class?: string;
  readonly lang?: string;
  /** What is put into the text once it is there, and what that depends on. */
  readonly mark?: (article: HTMLElement) => void;
  readonly marks?: string;
};

/** A text that was rendered when the page was built; the place that the address names is shown. */
export const LongText = ({ html, class: looks = '', lang, mark, marks }: LongTextProps) => {
  const article = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (article.current === null) return;
    article.current.innerHTML = html;
    mark?.(article.current);
    // The browser looked for the place of the address before it was there.
    if (location.hash !== '')
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [html, marks]);
  return <div class={`rules-text stack gap-6 ${looks}`} lang={lang} ref={article} />;
};
