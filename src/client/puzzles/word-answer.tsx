import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { View as BuyWordView } from '../../games/buyword/view.ts';
import { letterOf as letterOfCard, WILD } from '../../games/choose-your-words/card.ts';
import type { View as CardsView } from '../../games/choose-your-words/view.ts';
import { weighWords, wordsTyped } from '../../puzzles/judging.ts';
import type { WordTag } from '../../puzzles/tags.ts';
import { wildsToUse } from '../../puzzles/wilds-to-use.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { LetterCard } from '../choose-your-words/letter-card.tsx';
import { Tile } from '../tiles/tile.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { words } from '../words/words-port.ts';
import { type Answered, type AnswerRefusal, answerByWords } from './answer.ts';
import type { Position } from './load-puzzles.ts';
import { c } from './texts.ts';

/** Something to lay: a tile or card with its letter, or a wild. */
type Piece = { readonly letter: string; readonly card?: string };

const piecesOf = ({ view, seat, puzzle }: Position): Piece[] => {
  if (puzzle.tag === 'hand') {
    const cards = (view as CardsView).seats[seat]?.cards?.split(' ') ?? [];
    return cards.map((card) => ({ letter: card === WILD ? '' : letterOfCard(card), card }));
  }
  const table = view as BuyWordView;
  const wilds = wildsToUse(puzzle.tag as WordTag, table, seat);
  return [
    ...Array.from(table.seats[seat]?.tiles ?? '', (letter) => ({ letter })),
    ...Array.from({ length: wilds }, () => ({ letter: '' })),
  ];
};

/** Which pieces the letters typed so far take: each the first that is free, then wilds. */
const takenBy = (pieces: readonly Piece[], typed: string): ReadonlySet<number> => {
  const taken = new Set<number>();
  for (const letter of wordsTyped(typed).join('')) {
    const own = pieces.findIndex((piece, i) => piece.letter === letter && !taken.has(i));
    const at = own >= 0 ? own : pieces.findIndex((piece, i) => piece.letter === '' && !taken.has(i));
    if (at >= 0) taken.add(at);
  }
  return taken;
};

const refusalText = (refusal: AnswerRefusal, tag: WordTag): string => {
  const { answer } = c();
  const { code, word } = refusal;
  if (code === 'empty') return answer.empty;
  if (code === 'one-word') return answer.oneWord;
  if (code === 'not-word') return answer.notWord(word);
  if (code === 'no-dictionary') return answer.noWords;
  return tag === 'hand' ? answer.notYourCards(word) : answer.notYours(word);
};

type WordAnswerProps = {
  readonly position: Position;
  readonly onAnswer: (answered: Answered) => void;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Tiles or cards to tap, and a field that says the same to keyboards: one word, or several with spaces between. */
export const WordAnswer = ({ position, onAnswer }: WordAnswerProps) => {
  const { answer } = c();
  const tag = position.puzzle.tag as WordTag;
  const typed = useSignal('');
  const asksWild = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const pieces = piecesOf(position);
  const taken = takenBy(pieces, typed.value);
  const weighed = weighWords(tag, position.view, position.seat, typed.value);
  const { dictionary } = (position.view as BuyWordView).options;
  const knows = async (word: string): Promise<boolean | undefined> => {
    const told = await words.ask('knows', { dictionary, word });
    return told.ok ? told.value.has : undefined;
  };
  // The dictionary is read while the puzzle is looked at.
  useEffect(() => void words.ask('knows', { dictionary, word: 'A' }), [dictionary]);
  const clear = (): void => {
    typed.value = '';
  };
  const toggleWild = (): void => {
    asksWild.value = !asksWild.peek();
  };
  const put = (letter: string): void => {
    typed.value += letter;
    asksWild.value = false;
  };
  return (
    <Form
      class="stack gap-4"
      onSubmit={async () => {
        const answered = await answerByWords(position, tag, typed.value, knows);
        if (!answered.ok) return { message: refusalText(answered.error, tag) };
        onAnswer(answered.value);
        return undefined;
      }}
    >
      <ul class="puzzle-pieces row gap-2" aria-label={tag === 'hand' ? c().table.hand : c().table.yours}>
        {pieces.map(({ letter, card }, i) => {
          const isUsed = taken.has(i);
          const name = letter === '' ? answer.wild : letter;
          return (
            <li key={i}>
              <button
                type="button"
                class={isUsed ? 'puzzle-piece puzzle-piece-used' : 'puzzle-piece'}
                aria-label={isUsed ? answer.used(name) : name}
                disabled={isUsed}
                onClick={() => (letter === '' ? toggleWild() : put(letter))}
              >
                {card === undefined ? (
                  <Tile letter={letter} wild={letter === ''} />
                ) : (
                  <LetterCard card={card} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {asksWild.value && (
        <fieldset class="puzzle-alphabet row gap-1" aria-label={answer.wildAs}>
          {[...ALPHABET].map((letter) => (
            <button key={letter} type="button" class="frame touch bold" onClick={() => put(letter)}>
              {letter}
            </button>
          ))}
        </fieldset>
      )}
      <div class="puzzle-word row gap-4 items-end">
        <label class="field grow stack gap-1" style={tag === 'set' ? '--basis: 16rem' : undefined}>
          <span>{tag === 'set' ? answer.words : answer.word}</span>
          <input
            ref={field}
            class="text-input"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            translate={false}
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = foldWord(currentTarget.value).replace(/[^A-Z ]/g, '');
              currentTarget.value = typed.value;
            }}
          />
        </label>
        {tag === 'set' && (
          <Button
            kind="quiet"
            disabled={typed.value === '' || typed.value.endsWith(' ')}
            onClick={() => put(' ')}
          >
            {answer.space}
          </Button>
        )}
        <Button kind="quiet" disabled={typed.value === ''} onClick={clear}>
          {answer.clear}
        </Button>
      </div>
      <p class="puzzle-worth figures" role="status">
        {weighed.ok &&
          (tag === 'hand' ? answer.score(weighed.value.worth) : answer.worth(weighed.value.worth))}
      </p>
      <div class="buttons gap-4">
        <Button submits>{answer.submit}</Button>
        <Button kind="quiet" onClick={() => onAnswer({ isSolved: false, given: undefined })}>
          {answer.showAnswer}
        </Button>
      </div>
    </Form>
  );
};
