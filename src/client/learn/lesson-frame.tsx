import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../base/texts.ts';
import { leaveGame, localGame, localTable } from '../device/local-game.ts';
import { TableTrouble } from '../device/table-trouble.tsx';
import { noteKnown } from '../saves/known-games.ts';
import type { GameSurface } from '../table/game-surface.tsx';
import type { OpenTable } from '../table/table-state.ts';
import { SoundTool } from '../table/table-tools.tsx';
import { Button } from '../ui/button.tsx';
import type { Course } from './course.ts';

/** A lesson that is on the table. */
export type Lesson<Step> = {
  readonly course: Course<Step>;
  /** Stops what plays along. */
  readonly stop?: () => void;
};

type LessonFrameProps<Step> = Pick<GameSurface, 'Table'> & {
  /** Puts the lesson on the table, from its beginning. */
  readonly start: () => Lesson<Step>;
  readonly heading: string;
  readonly says: (step: Step, table: OpenTable) => string;
  readonly onFirstGame: () => void;
};

/** A lesson: the coach, the real table, and the ways out of it. */
export const LessonFrame = <Step,>(props: LessonFrameProps<Step>) => {
  const { start, Table, heading, says, onFirstGame } = props;
  const lesson = useSignal<Lesson<Step> | undefined>(undefined);
  const begin = (): void => {
    lesson.peek()?.stop?.();
    lesson.value = start();
  };
  useEffect(() => {
    begin();
    return () => {
      lesson.peek()?.stop?.();
      // Whoever went on to a game has that on the table.
      if (localGame.peek()?.isLesson) leaveGame();
    };
  }, []);
  const course = lesson.value?.course;
  const isLearned = course?.isOver.value === true;
  useEffect(() => {
    const game = localGame.peek();
    if (isLearned && game !== undefined) noteKnown(game.game);
  }, [isLearned]);
  const on = localTable.value;
  // Whoever goes on to a game has that on the table before the page is another.
  if (course === undefined || !on?.game.isLesson || on.table.view.value === undefined)
    return (
      <TableTrouble>
        <p class="notice quiet">{t().play.opening}</p>
      </TableTrouble>
    );
  const { learn } = t();
  const step = course.step.value;
  const total = course.steps.length;
  const at = course.at.value + 1;
  const isOver = course.isOver.value;
  const progress = learn.progress(at, total);
  return (
    <TableTrouble>
      <div class="lesson">
        <section class="coach gap-2 barred barred-plum card" aria-labelledby="coach-heading">
          <div class="coach-top">
            <h1 id="coach-heading">{heading}</h1>
            <small>{progress}</small>
            <SoundTool />
            <progress max={total} value={at} aria-label={progress} />
          </div>
          <p class="lead" role="status">
            {step && says(step, on.table)}
          </p>
          {isOver && (
            <p class="above-2 buttons">
              <Button onClick={onFirstGame}>{learn.firstGame}</Button>
              <Button kind="quiet" onClick={begin}>
                {learn.again}
              </Button>
            </p>
          )}
        </section>
        <Table table={on.table} again={null} />
        {!isOver && (
          <p class="row gap-7 lines-0">
            <Button kind="bare" onClick={begin}>
              {learn.again}
            </Button>
            <Button kind="bare" onClick={onFirstGame}>
              {learn.skip}
            </Button>
          </p>
        )}
      </div>
    </TableTrouble>
  );
};
