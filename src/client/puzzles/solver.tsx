import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View as BuyWordView } from '../../games/buyword/view.ts';
import { offers } from '../../games/choose-your-words/offers.ts';
import type { View as CardsView } from '../../games/choose-your-words/view.ts';
import type { Puzzle, PuzzleSet } from '../../puzzles/puzzle.ts';
import { isWordTag } from '../../puzzles/tags.ts';
import { wildsToUse } from '../../puzzles/wilds-to-use.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Answered, answerByChoice } from './answer.ts';
import { BuyWordPosition } from './buyword-position.tsx';
import { CardsPosition } from './cards-position.tsx';
import { ChoiceList } from './choice-list.tsx';
import { loadPosition, type Position } from './load-puzzles.ts';
import { c } from './texts.ts';
import { Verdict } from './verdict.tsx';
import { WordAnswer } from './word-answer.tsx';

const mostExchanged = (view: CardsView, seat: number): number => {
  const open = offers(view, seat).find((offer) => offer.kind === 'exchange');
  return open !== undefined && 'most' in open ? open.most : 0;
};

const questionOf = ({ puzzle, view, seat }: Position): string => {
  const { questions } = c();
  const { tag } = puzzle;
  if (tag === 'buy') {
    const { options, seats } = view as BuyWordView;
    return questions.buy(priceOf(pipsOf(TILE_SETS[options.tiles], seats[seat]?.lot ?? '')));
  }
  if (tag === 'set') return questions.set(wildsToUse(tag, view as BuyWordView, seat));
  if (tag === 'exchange') return questions.exchange(mostExchanged(view as CardsView, seat));
  if (tag === 'call') return questions.call((view as CardsView).toCall);
  return questions[tag];
};

type SolverProps = {
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  /** Told once, when it is answered. */
  readonly onAnswered: (answered: Answered) => void;
  /** What stands below the verdict. */
  readonly children?: ComponentChildren;
};

/** One puzzle: the table, the question, the ways to answer, and then why. */
export const Solver = ({ set, puzzle, onAnswered, children }: SolverProps) => {
  const position = useSignal<Position | 'missed' | undefined>(undefined);
  const tries = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Position | 'missed'): void => {
      if (isWanted) position.value = found;
    };
    loadPosition(set, puzzle).then(show, () => show('missed'));
    return () => {
      isWanted = false;
    };
  }, [tries.value]);
  if (position.value === undefined) return <p class="notice quiet">{c().loading}</p>;
  if (position.value === 'missed')
    return (
      <Notice kind="alarm">
        <p>{c().unreachable}</p>
        <Button kind="quiet" onClick={() => (tries.value += 1)}>
          {c().retry}
        </Button>
      </Notice>
    );
  return (
    <Asked position={position.value} onAnswered={onAnswered}>
      {children}
    </Asked>
  );
};

type AskedProps = Pick<SolverProps, 'onAnswered' | 'children'> & { readonly position: Position };

const Asked = ({ position, onAnswered, children }: AskedProps) => {
  const { table } = c();
  const { puzzle, game, view, seat } = position;
  const answered = useSignal<Answered | undefined>(undefined);
  const looked = useSignal<string | undefined>(undefined);
  const after = useRef<HTMLDivElement>(null);
  const isAsked = answered.value === undefined;
  const answer = (given: Answered): void => {
    if (answered.peek() !== undefined) return;
    answered.value = given;
    if (puzzle.tag === 'crossword') looked.value = puzzle.choices[0]?.action;
    onAnswered(given);
  };
  // The next key goes on: the button that does so has the focus.
  useLayoutEffect(() => {
    if (!isAsked) after.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: false });
  }, [isAsked]);
  const laysOut = isWordTag(puzzle.tag) && isAsked;
  const set = TILE_SETS[(view as BuyWordView).options.tiles] ?? TILE_SETS.classic;
  return (
    <TileSetContext.Provider value={set}>
      <div class="puzzle stack gap-4">
        <h2 class="text-5">{questionOf(position)}</h2>
        {!laysOut && (
          <section class="puzzle-table felt-panel stack gap-4" aria-label={table.heading}>
            {game === 'buyword' ? (
              <BuyWordPosition view={view as BuyWordView} seat={seat} preview={looked.value} />
            ) : (
              <CardsPosition view={view as CardsView} seat={seat} />
            )}
          </section>
        )}
        {isAsked &&
          (isWordTag(puzzle.tag) ? (
            <WordAnswer position={position} onAnswer={answer} />
          ) : (
            <ChoiceList
              position={position}
              onChoose={(action) => answer(answerByChoice(puzzle, action))}
              onLook={(action) => (looked.value = action)}
            />
          ))}
        {answered.value !== undefined && <Verdict position={position} answered={answered.value} />}
        {!isAsked && (
          <div ref={after} class="puzzle-after stack gap-4">
            {children}
          </div>
        )}
      </div>
    </TileSetContext.Provider>
  );
};
