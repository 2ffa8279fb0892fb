import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SoldWord } from '../../../games/buyword/events.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import type { Definition } from '../../../lexicon/definitions.ts';
import { languageOf } from '../../../shared/dictionaries.ts';
import type { Language } from '../../../shared/language.ts';
import { t } from '../../texts.ts';
import { Price } from '../../tiles/price.tsx';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { words } from '../../words/words-port.ts';
import { names } from '../play-state.ts';

const DEAREST = 5;

type Sold = SoldWord & { readonly number: number; readonly seat: Seat };

const dearestOf = ({ sales }: View): Sold[] =>
  sales
    .filter(({ undone }) => !undone)
    .flatMap(({ number, seat, parts }) => parts.map((part) => ({ ...part, number, seat })))
    .toSorted((a, b) => b.price - a.price)
    .slice(0, DEAREST);

/** The dearest words of the game, and what they mean. */
export const DearestWords = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const dearest = dearestOf(view);
  return (
    <section aria-labelledby="dearest-heading">
      <h3 id="dearest-heading">{play.dearest}</h3>
      {dearest.length === 0 ? (
        <p>{play.noWords}</p>
      ) : (
        <ol class="sale-list dearest">
          {dearest.map(({ number, seat, word, wildAt, price }) => (
            <li key={`${number} ${word}`}>
              <span class="sale-word">
                <span class="unseen">{play.soldBy(word, names.value[seat] ?? '', price)}</span>
                <WordTiles word={word} wildAt={wildAt === null ? [] : [wildAt]} />
                <span class="sale-sum" aria-hidden="true">
                  {view.players > 1 && <small class="sale-by">{names.value[seat]}</small>}
                  <Price amount={price} />
                </span>
              </span>
              <Meaning word={word} language={languageOf(view.options.dictionary)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

type MeaningProps = { readonly word: string; readonly language: Language };

/** The first meaning of a word, in the language it is played in; nothing where none is known or to be had. */
const Meaning = ({ word, language }: MeaningProps) => {
  const found = useSignal<Definition | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void words.ask('define', { language, word }).then((answer) => {
      if (current && answer.ok) found.value = answer.value;
    });
    return () => {
      current = false;
    };
  }, [word, language]);
  const { meanings = [] } = found.value ?? {};
  // A gloss that only names a field of knowledge tells nothing.
  const first = meanings.find(({ gloss }) => !/^\([^)]*\)$/.test(gloss)) ?? meanings[0];
  if (found.value === undefined) return null;
  return (
    <p class="meaning" lang={language}>
      {first === undefined ? (
        t().definition.none
      ) : (
        <>
          <i>{first.lemma}</i> {first.gloss}
        </>
      )}
    </p>
  );
};
