import { priceOf } from '../../games/buyword/tile-set.ts';
import { t } from '../texts.ts';
import { BestSet } from './best-set.tsx';
import { EmptyState } from './empty-state.tsx';
import { dictionary, findings, rack, retry, sizes, trouble } from './finder-state.ts';
import { spokenWord, WordRow } from './word-row.tsx';

/** What the letters are worth, or why that cannot be told yet. */
export const Results = () => (
  <>
    <p class="unseen" role="status">
      {statusText()}
    </p>
    <ResultsContent />
  </>
);

const ResultsContent = () => {
  const { finder } = t();
  if (trouble.value !== undefined) {
    const text = trouble.value.code === 'words-broken' ? finder.broken : finder.unreachable;
    return (
      <div class="notice" role="alert">
        <p>{text}</p>
        <button type="button" class="button" onClick={retry}>
          {finder.retry}
        </button>
      </div>
    );
  }
  if (!rack.value.ok) return <EmptyState />;
  const found = findings.value;
  if (found === undefined) {
    return sizes.value[dictionary.value] === undefined ? <p class="notice quiet">{finder.loading}</p> : null;
  }
  if (found.words.length === 0) return <p class="notice">{finder.noWord}</p>;
  return (
    <>
      <BestSet set={found.set} />
      <h2 id="dearest">{finder.dearestHeading}</h2>
      <ol class="words" aria-labelledby="dearest">
        {found.words.map((word) => (
          <li key={word.word}>
            <WordRow found={word} place="list" />
          </li>
        ))}
      </ol>
    </>
  );
};

/** What a screen reader hears when results change. */
const statusText = (): string => {
  const { finder } = t();
  if (!rack.value.ok || trouble.value !== undefined) return '';
  const found = findings.value;
  if (found === undefined) return finder.loading;
  const first = found.words[0];
  if (first === undefined) return finder.noWord;
  return finder.foundStatus(found.words.length, spokenWord(first, priceOf(first.worth)));
};
