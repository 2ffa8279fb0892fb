import '../style/cards.css';
import '../style/puzzles.css';
import { useSignal } from '@preact/signals';
import { lessonsIn } from '../../messages/lessons.ts';
import { isLesson, LESSON_PUZZLES, LESSONS, type LessonName } from '../../puzzles/lessons.ts';
import type { PuzzleSet } from '../../puzzles/puzzle.ts';
import { language } from '../base/language.ts';
import { followLink, search } from '../base/route.ts';
import { lessonGoesOnAt, lessonProgress, noteLesson } from '../saves/puzzle-progress.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Solver } from './solver.tsx';
import { c } from './texts.ts';
import { WithPuzzles } from './with-puzzles.tsx';

const lessonIn = (text: string): LessonName | undefined => {
  const name = new URLSearchParams(text).get('lesson') ?? '';
  return isLesson(name) ? name : undefined;
};

/** Six short lessons, or the one that the address names. */
export const LessonsPage = () => {
  const lesson = lessonIn(search.value);
  return lesson === undefined ? (
    <LessonList />
  ) : (
    <LessonPage key={`${lesson} ${language.value}`} lesson={lesson} />
  );
};

const LessonList = () => {
  const { lessons } = c();
  const texts = lessonsIn(language.value);
  return (
    <Page heading={lessons.heading} lead={lessons.lead} wide class="puzzles">
      <ol class="puzzle-lesson-list stack gap-4">
        {LESSONS.map((lesson) => {
          const all = LESSON_PUZZLES[language.value][lesson].length;
          const done = lessonProgress(`${language.value} ${lesson}`);
          return (
            <li key={lesson} class="sheet raised row pad-5 split">
              <div class="grow stack gap-1" style="--basis: 12rem">
                <a class="title" href={`/lessons?lesson=${lesson}`} onClick={followLink}>
                  {texts[lesson].title}
                </a>
                <span class="quiet">{texts[lesson].about}</span>
              </div>
              <span class="pill text-2 nowrap">
                {done >= all ? (
                  <>
                    <Icon name="check" /> {lessons.done}
                  </>
                ) : (
                  lessons.progress(done, all)
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p>
        <LinkButton kind="quiet" href="/puzzles">
          {lessons.toPuzzles}
        </LinkButton>
      </p>
    </Page>
  );
};

const LessonPage = ({ lesson }: { readonly lesson: LessonName }) => {
  const { title, text } = lessonsIn(language.value)[lesson];
  return (
    <Page heading={title} wide class="puzzles">
      <div class="sides lesson-sides gap-7">
        <div class="stack stays">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <WithPuzzles>{(set) => <LessonPuzzles lesson={lesson} set={set} />}</WithPuzzles>
      </div>
    </Page>
  );
};

type LessonPuzzlesProps = { readonly lesson: LessonName; readonly set: PuzzleSet };

/** The puzzles of a lesson, one after the other, each with a word about it once it is answered. */
const LessonPuzzles = ({ lesson, set }: LessonPuzzlesProps) => {
  const { lessons } = c();
  const ids = LESSON_PUZZLES[set.language][lesson];
  const { notes } = lessonsIn(set.language)[lesson];
  const at = useSignal(lessonGoesOnAt(`${set.language} ${lesson}`, ids.length));
  const id = ids[at.value];
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  if (id === undefined)
    return (
      <div class="card">
        <p class="title money" role="status">
          {lessons.finished}
        </p>
        <div class="buttons gap-4">
          {next !== undefined && (
            <LinkButton href={`/lessons?lesson=${next}`}>
              {lessons.nextLesson(lessonsIn(set.language)[next].title)}
            </LinkButton>
          )}
          <LinkButton kind="quiet" href="/lessons">
            {lessons.all}
          </LinkButton>
          <LinkButton kind="quiet" href="/puzzles">
            {lessons.toPuzzles}
          </LinkButton>
        </div>
      </div>
    );
  const puzzle = set.puzzles.find((each) => each.id === id);
  const goOn = (): void => {
    at.value += 1;
  };
  const isLast = at.value === ids.length - 1;
  const onward = <Button onClick={goOn}>{isLast ? lessons.finish : lessons.goOn}</Button>;
  return (
    <section class="card" key={id}>
      <p class="quiet text-2">{lessons.step(at.value + 1, ids.length)}</p>
      {puzzle === undefined ? (
        <Notice>
          <p>{lessons.missing}</p>
          {onward}
        </Notice>
      ) : (
        <Solver
          set={set}
          puzzle={puzzle}
          onAnswered={() => noteLesson(`${set.language} ${lesson}`, at.value)}
        >
          <p>{notes[at.value]}</p>
          {onward}
        </Solver>
      )}
    </section>
  );
};
