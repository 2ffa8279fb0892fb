import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { learnIn } from '../../messages/learn.ts';
import { language } from '../base/language.ts';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { leaveGame, localGame, localTable } from '../device/local-game.ts';
import { TableTrouble } from '../device/table-trouble.tsx';
import { noteKnown } from '../saves/known-games.ts';
import type { GameSurface } from '../table/game-surface.tsx';
import { Stage, type StageParts } from '../table/stage.tsx';
import type { OpenTable } from '../table/table-state.ts';
import { SoundTool } from '../table/table-tools.tsx';
import { useGuardedPlace } from '../table/use-step-guard.ts';
import { Button, type ButtonKind, LinkButton, Tool } from '../ui/button.tsx';
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
      <Stage title={heading} menu={<HomeTool />}>
        <div class="stage-story">
          <TableTrouble>
            <p class="notice quiet">{t().play.opening}</p>
          </TableTrouble>
        </div>
      </Stage>
    );
  const learn = learnIn(language.value);
  const step = course.step.value;
  const total = course.steps.length;
  const at = course.at.value + 1;
  const isOver = course.isOver.value;
  const progress = learn.progress(at, total);
  const again = (kind: ButtonKind) => (
    <Button kind={kind} onClick={begin}>
      {learn.again}
    </Button>
  );
  const stage: StageParts = {
    title: heading,
    menu: (
      <>
        <SoundTool />
        {again('bare')}
        <Button kind="bare" onClick={onFirstGame}>
          {learn.skip}
        </Button>
        <LinkButton kind="bare" href="/lessons">
          {learn.lessons}
        </LinkButton>
        <HomeTool />
      </>
    ),
    coach: (
      <section class="coach" aria-label={heading}>
        <small>{progress}</small>
        <progress max={total} value={at} aria-label={progress} />
        <p class="coach-says" role="status">
          {step && says(step, on.table)}
        </p>
      </section>
    ),
    prompt: isOver ? progress : undefined,
    controls: isOver ? (
      <WaysOn>
        {again('quiet')}
        <LinkButton kind="quiet" href="/lessons">
          {learn.lessons}
        </LinkButton>
        <Button onClick={onFirstGame}>{learn.firstGame}</Button>
      </WaysOn>
    ) : undefined,
  };
  return <Table table={on.table} again={null} stage={stage} />;
};

/** The ways on from a lesson: they come where the buttons of its last step were. */
const WaysOn = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="actions lesson-ways" ref={useGuardedPlace('onward')}>
    {children}
  </div>
);

const HomeTool = () => <Tool icon="leave" label={t().play.home} onClick={() => navigate('/')} />;
