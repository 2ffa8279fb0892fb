import '../style/social.css';
import type { ComponentType } from 'preact';
import type { DocumentName } from '../../protocol/pages.ts';
import { t } from '../base/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Contents, LongText } from '../ui/long-text.tsx';
import { c } from './texts.ts';

type Text = typeof import('virtual:documents/protocol')['default'];

const SOURCES: Readonly<Record<DocumentName, () => Promise<{ readonly default: Text }>>> = {
  protocol: () => import('virtual:documents/protocol'),
  notation: () => import('virtual:documents/notation'),
};

/** Fetches the page of a document for developers. */
export const loadDocument = async (name: DocumentName): Promise<ComponentType> => {
  const { default: text } = await SOURCES[name]();
  return () => <DocumentPage name={name} text={text} />;
};

type DocumentPageProps = { readonly name: DocumentName; readonly text: Text };

/** A document for developers with its contents beside it; it is in English, whatever language the page speaks. */
const DocumentPage = ({ name, text }: DocumentPageProps) => {
  const { documents } = c().developers;
  return (
    <article class="page page-wide rules">
      <header class="split gap-5 lines-0">
        <h1 lang="en">{text.title}</h1>
        <p class="row gap-6 lines-0">
          <LinkButton kind="bare" icon="back" href="/developers">
            {documents.back}
          </LinkButton>
          <DocumentFile name={name} />
        </p>
      </header>
      {documents.inEnglish !== null && <p class="quiet">{documents.inEnglish}</p>}
      <div class="sides" style="--sides: 15rem minmax(0, 1fr)">
        <Contents label={t().rules.contents} sections={text.sections} lang="en" />
        <LongText html={text.html} class="document-text" lang="en" />
      </div>
    </article>
  );
};

/** The document as it is written, to keep. */
export const DocumentFile = ({ name }: { readonly name: DocumentName }) => (
  <a class="inline gap-4 touch strong money" href={`/docs/${name}.md`} download={`wordstake-${name}.md`}>
    <Icon name="download" />
    {c().developers.documents.download}
  </a>
);
