import { priceOf } from '../../games/buyword/tile-set.ts';
import type { FoundWord } from '../../lexicon/word-finder.ts';
import { t } from '../language.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { DefinitionPanel } from './definition-panel.tsx';
import { opened, pointedAt } from './finder-state.ts';

type WordProps = {
  readonly found: FoundWord;
  /** Where the word stands: one in the list may stand among those to sell together, too. */
  readonly place: string;
};

const keyOf = ({ found, place }: WordProps): string => `${place}-${found.word}`;

export const spokenWord = ({ word, wildAt, worth }: FoundWord, price: number): string =>
  t().tiles.spoken(word, worth, price, word[wildAt[0] ?? -1]);

export const isOpened = (props: WordProps): boolean => opened.value?.key === keyOf(props);

/** A word to tap for its definition; pointing at it lifts its tiles in the rack. */
export const WordButton = ({ compact = false, ...props }: WordProps & { readonly compact?: boolean }) => {
  const { found } = props;
  const key = keyOf(props);
  const open = isOpened(props);
  const price = priceOf(found.worth);
  const point = (): void => {
    pointedAt.value = found;
  };
  const unpoint = (): void => {
    if (pointedAt.value === found) pointedAt.value = undefined;
  };
  return (
    <button
      type="button"
      class={compact ? 'word-button word-compact' : 'word-button'}
      aria-expanded={open}
      aria-controls={open ? `definition-${key}` : undefined}
      onClick={() => {
        opened.value = open ? undefined : { key, found };
      }}
      onPointerEnter={point}
      onPointerLeave={unpoint}
      onFocus={point}
      onBlur={unpoint}
    >
      <span class="unseen">{spokenWord(found, price)}</span>
      <WordTiles word={found.word} wildAt={found.wildAt} />
      {!compact && (
        <span class="sum" aria-hidden="true">
          <span class="leader" />
          <span class="pips">{t().tiles.pips(found.worth)}</span>
          <span class="arrow">→</span>
          <Price amount={price} />
        </span>
      )}
    </button>
  );
};

/** A word and, once tapped, its definition below it. */
export const WordRow = (props: WordProps) => (
  <>
    <WordButton {...props} />
    {isOpened(props) && <DefinitionPanel id={`definition-${keyOf(props)}`} word={props.found.word} />}
  </>
);
