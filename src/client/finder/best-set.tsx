import { markWilds } from '../../lexicon/rack-words.ts';
import type { FoundSet } from '../../lexicon/word-finder.ts';
import { t } from '../texts.ts';
import { Price } from '../tiles/price.tsx';
import { DefinitionPanel } from './definition-panel.tsx';
import { isOpened, WordButton } from './word-row.tsx';

/** The words that bring most when sold together, each tile used once. */
export const BestSet = ({ set }: { readonly set: FoundSet }) => {
  const { finder } = t();
  const [first, second] = set.words;
  if (first === undefined) return null;
  if (second === undefined) {
    return <p class="set-alone">{finder.alone(markWilds(first.word, first.wildAt), set.total)}</p>;
  }
  const opened = set.words.find((found) => isOpened({ found, place: 'set' }));
  return (
    <section class="best-set" aria-labelledby="best-set">
      <h2 id="best-set">{set.exact ? finder.together : finder.togetherFound}</h2>
      <ul>
        {set.words.map((found) => (
          <li key={found.word}>
            <WordButton found={found} place="set" compact />
          </li>
        ))}
        <li class="set-total">
          <span class="unseen">{finder.total(set.total)}</span>
          <span class="arrow" aria-hidden="true">
            =
          </span>
          <span aria-hidden="true">
            <Price amount={set.total} />
          </span>
        </li>
      </ul>
      {opened !== undefined && <DefinitionPanel id={`definition-set-${opened.word}`} word={opened.word} />}
    </section>
  );
};
