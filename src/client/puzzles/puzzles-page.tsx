import '../style/cards.css';
import '../style/puzzles.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatNumber } from '../../messages/wording.ts';
import { dailyPuzzle, nextPuzzle } from '../../puzzles/choosing.ts';
import type { Puzzle, PuzzleSet } from '../../puzzles/puzzle.ts';
import { isPuzzleTag, PUZZLE_TAGS, type PuzzleTag } from '../../puzzles/tags.ts';
import { language } from '../base/language.ts';
import { navigate, search } from '../base/route.ts';
import { dayOfMoment } from '../base/today.ts';
import { noteDay, noteTried, puzzleProgress, triedAt } from '../saves/puzzle-progress.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { SelectRow } from '../ui/select-row.tsx';
import { useNow } from '../ui/use-now.ts';
import { MyPuzzles } from './my-puzzles.tsx';
import { Solver } from './solver.tsx';
import { c } from './texts.ts';
import { WithPuzzles } from './with-puzzles.tsx';

/** So often it is looked whether another day has begun. */
const LOOK_EVERY_MS = 30_000;

/** What the address asks for: one puzzle, that of the day, or those of a theme. */
type Wanted = {
  readonly id: string | undefined;
  readonly daily: boolean;
  readonly tag: PuzzleTag | undefined;
};

const wantedIn = (text: string): Wanted => {
  const parameters = new URLSearchParams(text);
  const tag = parameters.get('theme') ?? '';
  return {
    id: parameters.get('puzzle') ?? undefined,
    daily: parameters.has('daily'),
    tag: isPuzzleTag(tag) ? tag : undefined,
  };
};

/** A puzzle to go on with: one that was never tried, or else one that was failed. */
const choose = (
  { language, puzzles }: PuzzleSet,
  tag: PuzzleTag | undefined,
  but?: Puzzle,
): Puzzle | undefined => {
  const themed = puzzles.filter((each) => (tag === undefined || each.tag === tag) && each !== but);
  const fresh = themed.filter((each) => triedAt(language, each) === undefined);
  const open = fresh.length > 0 ? fresh : themed.filter((each) => triedAt(language, each) === false);
  return nextPuzzle(open, puzzleProgress.peek().rating.rating, Math.random());
};

/** Puzzles, one after the other, fit to one's rating. */
export const PuzzlesPage = () => {
  const { heading } = c();
  return (
    <Page heading={heading} wide class="puzzles">
      <WithPuzzles>{(set) => <Puzzling key={set.language} set={set} />}</WithPuzzles>
    </Page>
  );
};

const Puzzling = ({ set }: { readonly set: PuzzleSet }) => {
  const texts = c();
  const { id, daily, tag } = wantedIn(search.value);
  const day = dayOfMoment(useNow(LOOK_EVERY_MS));
  const ofDay = dailyPuzzle(set.puzzles, set.language, day);
  const chosen = useSignal<Puzzle | undefined>(undefined);
  const change = useSignal<number | 'unrated' | undefined>(undefined);
  useEffect(() => {
    change.value = undefined;
    chosen.value = choose(set, tag);
  }, [tag]);
  const named = daily ? ofDay : set.puzzles.find((each) => each.id === id);
  const puzzle = named ?? chosen.value;
  const next = (): void => {
    change.value = undefined;
    chosen.value = choose(set, tag, puzzle);
    if (named !== undefined) navigate(tag === undefined ? '/puzzles' : `/puzzles?theme=${tag}`);
  };
  return (
    <div class="sides puzzle-sides gap-7">
      {puzzle === undefined ? (
        <Notice>{texts.noneLeft}</Notice>
      ) : (
        <section class="card" key={`${puzzle.id} ${daily}`}>
          <p class="split quiet text-2">
            <span>{daily ? texts.daily.heading : texts.tags[puzzle.tag]}</span>
            <span class="figures">{texts.mine.puzzleRating(puzzle.rating)}</span>
          </p>
          <Solver
            set={set}
            puzzle={puzzle}
            onAnswered={({ isSolved }) => {
              change.value = noteTried(set.language, puzzle, isSolved) ?? 'unrated';
              if (puzzle === ofDay) noteDay(day, isSolved);
            }}
          >
            <Button onClick={next}>{texts.next}</Button>
            <RatingChange change={change.value} />
          </Solver>
        </section>
      )}
      <div class="stack gap-6">
        <SelectRow
          name={texts.theme}
          value={tag}
          values={[undefined, ...PUZZLE_TAGS]}
          nameOf={(each) => (each === undefined ? texts.allThemes : texts.tags[each])}
          onChange={(each) => navigate(each === undefined ? '/puzzles' : `/puzzles?theme=${each}`)}
        />
        <p class="quiet text-2">{texts.lead}</p>
        <MyPuzzles day={day} />
        <LinkButton kind="quiet" icon="learn" href="/lessons">
          {texts.toLessons}
        </LinkButton>
      </div>
    </div>
  );
};

/** By how much the rating has changed. */
const RatingChange = ({ change }: { readonly change: number | 'unrated' | undefined }) => {
  const { mine } = c();
  if (change === undefined) return null;
  if (change === 'unrated') return <p class="quiet text-2">{mine.unrated}</p>;
  return (
    <p class="figures">
      {mine.ratingNow} <b>{formatNumber(language.value, Math.round(puzzleProgress.value.rating.rating))}</b>{' '}
      <span class={change < 0 ? 'alarm' : 'money'}>({mine.change(change)})</span>
    </p>
  );
};
