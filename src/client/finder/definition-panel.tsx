import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Definition, Meaning } from '../../lexicon/definitions.ts';
import type { Result } from '../../shared/result.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { words } from '../words/words-port.ts';
import type { WordsError } from '../words/words-protocol.ts';

type PanelProps = { readonly id: string; readonly word: string };

/** What a word means; fetched when shown. */
export const DefinitionPanel = ({ id, word }: PanelProps) => {
  const { definition: texts, finder } = t();
  const spoken = language.value;
  const result = useSignal<Result<Definition, WordsError> | undefined>(undefined);
  const attempt = useSignal(0);
  useEffect(() => {
    let current = true;
    result.value = undefined;
    void words.ask('define', { language: spoken, word }).then((answer) => {
      if (current) result.value = answer;
    });
    return () => {
      current = false;
    };
  }, [word, spoken, attempt.value]);

  const known = result.value;
  return (
    <div id={id} class="definition" aria-live="polite">
      {known === undefined && <p class="quiet">{texts.loading}</p>}
      {known?.ok === false && (
        <p>
          {texts.failed}{' '}
          <button type="button" class="button button-quiet" onClick={() => attempt.value++}>
            {finder.retry}
          </button>
        </p>
      )}
      {known?.ok === true && <Meanings {...known.value} />}
    </div>
  );
};

const Meanings = ({ forms, lemmas, meanings }: Definition) => {
  const { definition: texts } = t();
  return (
    <>
      <p class="forms">
        <strong>{forms.join(', ')}</strong>
        {lemmas.length > 0 && <span>{texts.from([...new Set(lemmas)])}</span>}
      </p>
      {meanings.length === 0 ? (
        <p class="quiet">{texts.none}</p>
      ) : (
        <ul class="meanings">
          {meanings.map((meaning) => (
            <MeaningItem key={meaning.gloss} {...meaning} named={forms.length + lemmas.length > 1} />
          ))}
        </ul>
      )}
    </>
  );
};

/** A meaning; where several words are written alike it tells of which one. */
const MeaningItem = ({ lemma, tag, gloss, named }: Meaning & { readonly named: boolean }) => (
  <li>
    {named && <b>{lemma}</b>} <small>{t().definition.tags[tag]}</small> {gloss}
  </li>
);
