import { priceOf } from '../../games/buyword/tile-set.ts';
import type { Definition } from '../../lexicon/definitions.ts';
import type { FoundWord } from '../../lexicon/word-finder.ts';
import { classes } from '../base/classes.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Button } from '../ui/button.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { words } from '../words/words-port.ts';
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
      class={classes('word-button row lines-2 bare touch start', compact ? 'word-compact' : 'whole')}
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
        <span class="sum grow quiet nowrap line gap-4" aria-hidden="true">
          <span class="leader grow above-4" />
          <span class="figures">{t().tiles.pips(found.worth)}</span>
          <span class="quiet">→</span>
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

type PanelProps = { readonly id: string; readonly word: string };

/** What a word means; fetched when shown. */
export const DefinitionPanel = ({ id, word }: PanelProps) => {
  const { definition: texts, ui } = t();
  const spoken = language.value;
  const { value, error, ask } = useAnswer(
    () => words.ask('define', { language: spoken, word }),
    [word, spoken],
  );
  return (
    <div id={id} class="definition" aria-live="polite">
      {value === undefined && error === undefined && <p class="quiet">{texts.loading}</p>}
      {error !== undefined && (
        <p>
          {texts.failed}{' '}
          <Button kind="quiet" onClick={() => void ask()}>
            {ui.retry}
          </Button>
        </p>
      )}
      {error === undefined && value !== undefined && <Meanings {...value} />}
    </div>
  );
};

const Meanings = ({ forms, lemmas, meanings }: Definition) => {
  const { definition: texts } = t();
  // Where several words are written alike, each meaning tells of which one.
  const isShared = forms.length + lemmas.length > 1;
  return (
    <>
      <p class="forms row items-baseline lines-0">
        <strong class="text-6 breaks">{forms.join(', ')}</strong>
        {lemmas.length > 0 && <span class="quiet breaks">{texts.from([...new Set(lemmas)])}</span>}
      </p>
      {meanings.length === 0 ? (
        <p class="quiet">{texts.none}</p>
      ) : (
        <ul class="meanings above-2 stack gap-3">
          {meanings.map(({ lemma, tag, gloss }) => (
            <li key={gloss}>
              {isShared && <b>{lemma}</b>} <small class="tag">{texts.tags[tag]}</small> {gloss}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
