import { isWanted, type LessonStep, lessonIn, stepsIn } from '../../catalog/lessons/buyword-lesson.ts';
import type { View } from '../../games/buyword/view.ts';
import { learnIn } from '../../messages/learn.ts';
import { parseAction } from '../../notation/buyword-actions.ts';
import { language } from '../base/language.ts';
import { Table } from '../buyword/table.tsx';
import { newGame, openGame, startLocalGame } from '../device/local-game.ts';
import { createCourse } from './course.ts';
import { type Lesson, LessonFrame } from './lesson-frame.tsx';

/** Puts the lesson on the table, from its beginning. */
const startLesson = (): Lesson<LessonStep> => {
  const words = language.value;
  const course = createCourse({
    steps: stepsIn(words),
    parseAction,
    isWanted,
    insists: (step: LessonStep) => step.insists(learnIn(language.value)),
  });
  const { options, ...setup } = lessonIn(words);
  const game = newGame({ game: 'buyword', options });
  openGame({ ...game, setup, isLesson: true }, { wrap: course.teaching, isKept: false });
  return { course };
};

/** The first game: at the real table, with a prepared bag and a coach. */
export const LearnPage = () => {
  const learn = learnIn(language.value);
  return (
    <LessonFrame
      start={startLesson}
      Table={Table}
      heading={learn.heading}
      says={(step, { view, mySeat }) =>
        step.says(learn, (view.value as View | undefined)?.seats[mySeat.value]?.money ?? 0)
      }
      onFirstGame={() => void startLocalGame({ game: 'buyword' })}
    />
  );
};
