import { effect } from '@preact/signals';
import {
  type CardsLessonStep,
  cardsStepsIn,
  isWantedCard,
  LEARNER,
  LESSON_STACK,
  lessonDecks,
  PARTNER,
  partnerMoves,
} from '../../catalog/lessons/cards-lesson.ts';
import { cardsLearnIn } from '../../messages/cards-learn.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { CardsTable } from '../choose-your-words/table.tsx';
import { newGame, openGame } from '../device/local-game.ts';
import { playWithBots } from '../device/play-with-bots.ts';
import { isStill } from '../table/motion/moves.ts';
import type { OpenTable } from '../table/table-state.ts';
import { createCourse } from './course.ts';
import { type Lesson, LessonFrame } from './lesson-frame.tsx';

const PARTNER_MS = 500;

/** The partner plays what is written, a moment after its turn has come. Returns what stops it. */
const playPartner = ({ view }: OpenTable, moves: string[], play: (move: string) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    if (view.value?.toAct.includes(PARTNER) !== true || timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        const move = moves.shift();
        if (move !== undefined) play(move);
      },
      isStill() ? 0 : PARTNER_MS,
    );
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};

/** Puts the lesson on the table, from its beginning. */
const startLesson = (): Lesson<CardsLessonStep> => {
  const words = language.value;
  const course = createCourse({
    steps: cardsStepsIn(words),
    parseAction,
    isWanted: (step, action) => isWantedCard(words, step, action),
    insists: (step: CardsLessonStep) => step.insists(cardsLearnIn(language.value)),
    // What is laid out is one's own.
    isFree: ({ kind }) => kind === 'layout',
  });
  const game = newGame({
    game: 'choose-your-words',
    options: { stack: LESSON_STACK },
    people: [t().play.you, cardsLearnIn(words).partner],
  });
  const setup = { decks: lessonDecks(words), dealer: LEARNER };
  const { table, takeSeat } = openGame(
    { ...game, setup, isLesson: true },
    { wrap: course.teaching, isKept: false },
  );
  takeSeat(LEARNER);
  return {
    course,
    stop: playPartner(table, [...partnerMoves(words)], (move) => course.playFor(PARTNER, move)),
  };
};

/** The first rounds of Choose Your Words: at the real table, with prepared decks, a partner and a coach. */
export const CardsLearnPage = () => {
  const texts = cardsLearnIn(language.value);
  return (
    <LessonFrame
      start={startLesson}
      Table={CardsTable}
      heading={texts.heading}
      says={(step) => step.says(texts)}
      onFirstGame={() => playWithBots('choose-your-words')}
    />
  );
};
