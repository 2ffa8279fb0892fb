import { useContext } from 'preact/hooks';
import { priceOf } from '../../games/buyword/tile-set.ts';
import { markWilds } from '../../lexicon/rack-words.ts';
import type { FoundSet } from '../../lexicon/word-finder.ts';
import { t } from '../base/texts.ts';
import { lettersByPips } from '../tiles/letter-pips.ts';
import { Price } from '../tiles/price.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Button } from '../ui/button.tsx';
import { dictionary, findings, rack, retry, sizes, trouble, typeRack } from './finder-state.ts';
import { finderTexts } from './finder-texts.ts';
import { DefinitionPanel, isOpened, spokenWord, WordButton, WordRow } from './word-row.tsx';

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
  const finder = finderTexts();
  if (trouble.value !== undefined) {
    const text = trouble.value.code === 'words-broken' ? finder.broken : finder.unreachable;
    return (
      <div class="notice" role="alert">
        <p>{text}</p>
        <Button onClick={retry}>{finder.retry}</Button>
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
      <h2 class="text-5" id="dearest">
        {finder.dearestHeading}
      </h2>
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
  const finder = finderTexts();
  if (!rack.value.ok || trouble.value !== undefined) return '';
  const found = findings.value;
  if (found === undefined) return finder.loading;
  const first = found.words[0];
  if (first === undefined) return finder.noWord;
  return finder.foundStatus(found.words.length, spokenWord(first, priceOf(first.worth)));
};

/** Before any letters: some to try, and what letters weigh. */
const EmptyState = () => {
  const { tiles } = t();
  const finder = finderTexts();
  const set = useContext(TileSetContext);
  return (
    <>
      <h2 class="text-5">{finder.tryHeading}</h2>
      <ul class="examples row items-stretch gap-4">
        {finder.examples.map((letters) => (
          <li key={letters}>
            <button type="button" class="example panel raised touch" onClick={() => typeRack(letters)}>
              <span class="unseen">{finder.tryRack(letters)}</span>
              <WordTiles word={letters} />
            </button>
          </li>
        ))}
      </ul>
      <h2 class="text-5">{finder.pipsHeading}</h2>
      <dl class="weights ledger">
        {lettersByPips(set).map(({ pips, letters }) => (
          <div key={pips} class="line">
            <dt class="quiet">{tiles.pips(pips)}</dt>
            <dd class="text-3">
              <WordTiles word={letters.join('')} />
              <span class="unseen" translate={false}>
                {letters.join(' ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** The words that bring most when sold together, each tile used once. */
const BestSet = ({ set }: { readonly set: FoundSet }) => {
  const finder = finderTexts();
  const [first, second] = set.words;
  if (first === undefined) return null;
  if (second === undefined) {
    return <p class="set-alone quiet">{finder.alone(markWilds(first.word, first.wildAt), set.total)}</p>;
  }
  const opened = set.words.find((found) => isOpened({ found, place: 'set' }));
  return (
    <section class="best-set vacant" aria-labelledby="best-set">
      <h2 class="text-5" id="best-set">
        {set.exact ? finder.together : finder.togetherFound}
      </h2>
      <ul class="row gap-0">
        {set.words.map((found) => (
          <li key={found.word} class="line gap-0">
            <WordButton found={found} place="set" compact />
          </li>
        ))}
        <li class="set-total line gap-4 touch">
          <span class="unseen">{finder.total(set.total)}</span>
          <span class="quiet" aria-hidden="true">
            =
          </span>
          <span aria-hidden="true">
            <Price amount={set.total} />
          </span>
        </li>
      </ul>
      {opened !== undefined && (
        <DefinitionPanel key={opened.word} id={`definition-set-${opened.word}`} word={opened.word} />
      )}
    </section>
  );
};
