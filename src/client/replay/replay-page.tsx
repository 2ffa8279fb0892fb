import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { wantsReview } from '../base/replay-addresses.ts';
import { search } from '../base/route.ts';
import type { Spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { ReviewPanel } from '../coach/review-panel.tsx';
import type { ReviewedGame } from '../coach/reviewed-game.ts';
import { c } from '../coach/texts.ts';
import { ForkLines } from '../device/fork-lines.tsx';
import type { ForkMark } from '../saves/saved-game.ts';
import { surfaceOf } from '../table/client-game.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { createGivenRecords } from './given-record.ts';
import { KeepActions } from './keep-actions.tsx';
import { LexiconNote } from './lexicon-note.tsx';
import { OpenRecord } from './open-record.tsx';
import type { Replay } from './replay.ts';
import { ReplayBar } from './replay-bar.tsx';
import { openReplay, type ReplayController } from './replay-controller.ts';
import { useReplayKeys } from './replay-keys.ts';
import { reviewOf } from './review-of.ts';
import { fetchReplay, sourceOf } from './sources.ts';
import { StepList } from './step-list.tsx';
import { TryMoment } from './try-moment.tsx';

/** A game looked at again: one of this device, of the server, from a link, or from a record that is pasted or dropped. */
export const ReplayPage = () => {
  const { replay } = t();
  const page = useRef<HTMLDivElement>(null);
  const wantsField = useRef(false);
  const looking = useSignal(true);
  const wrong = useSignal<Spoken | undefined>(undefined);
  const onTable = useSignal<ReplayController | undefined>(undefined);
  const show = (replayed: Replay | undefined): void => {
    onTable.peek()?.dispose();
    onTable.value = replayed && openReplay(replayed);
  };
  const given = useMemo(() => createGivenRecords(show), []);
  useLayoutEffect(given.listen, []);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const found = await fetchReplay(sourceOf(search.value, location.hash));
      if (!isHere) return;
      looking.value = false;
      wrong.value = found.ok ? undefined : found.error;
      if (found.ok && found.value !== undefined) show(found.value);
    };
    void look();
    addEventListener('hashchange', look);
    return () => {
      isHere = false;
      removeEventListener('hashchange', look);
      show(undefined);
    };
  }, [search.value]);
  const shown = onTable.value;
  const openAnotherHere = (): void => {
    wrong.value = undefined;
    given.openAnother();
    wantsField.current = true;
  };
  // Before the next key can come.
  useLayoutEffect(() => {
    if (shown !== undefined || !wantsField.current) return;
    wantsField.current = false;
    page.current?.querySelector('textarea')?.focus();
  }, [shown]);
  if (shown !== undefined) {
    const openAnother = (
      <Button kind="bare" onClick={openAnotherHere}>
        {replay.openAnother}
      </Button>
    );
    return <Showing shown={shown} openAnother={openAnother} wrong={given.wrong.value?.message} />;
  }
  return (
    <div class="page page-wide" ref={page}>
      <h1>{replay.heading}</h1>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value.message}</Notice>}
      {looking.value ? <p class="notice quiet">{replay.opening}</p> : <OpenRecord given={given} />}
    </div>
  );
};

type ShowingProps = {
  readonly shown: ReplayController;
  readonly openAnother: ComponentChildren;
  readonly wrong: string | undefined;
};

const Showing = (props: ShowingProps) => {
  const { shown } = props;
  /** The step whose decision is made anew. */
  const trying = useSignal<number | undefined>(undefined);
  const isReviewOpen = useSignal(false);
  const reviewed = useMemo(() => reviewOf(shown, trying), [shown]);
  const openReview = (): void => {
    isReviewOpen.value = true;
    void reviewed?.review.begin();
  };
  useEffect(() => {
    if (wantsReview(search.peek())) openReview();
    return () => reviewed?.review.dispose();
  }, [shown]);
  const decision = trying.value === undefined ? undefined : reviewed?.review.decisionAt(trying.value);
  if (reviewed !== undefined && decision !== undefined)
    return (
      <TryMoment
        key={decision.step}
        timeline={shown.timeline}
        of={reviewed}
        decision={decision}
        onBack={() => {
          trying.value = undefined;
        }}
      />
    );
  return <ShownReplay {...props} {...{ reviewed, isReviewOpen, openReview }} />;
};

type ShownReplayProps = ShowingProps & {
  readonly reviewed: ReviewedGame | undefined;
  readonly isReviewOpen: Signal<boolean>;
  readonly openReview: () => void;
};

const ShownReplay = ({ shown, openAnother, wrong, reviewed, isReviewOpen, openReview }: ShownReplayProps) => {
  const { replay, nav } = t();
  const { fork: texts, open: review } = c();
  const { table, timeline, frame } = shown;
  const { lexicon, module, fork } = timeline.replay;
  const { Table } = surfaceOf(module.name);
  const forking = useDialog((close) => <ForkDialog shown={shown} onClose={close} />);
  const toMistake = (by: -1 | 1) => (): void => {
    const mistake = reviewed?.review.mistakeFrom(frame.peek(), by);
    if (mistake !== undefined) shown.jump(mistake.step);
  };
  const tryIt = (): void => {
    if (reviewed?.review.isMistakeAt(frame.peek())) reviewed.onTry(frame.peek());
  };
  useReplayKeys(shown, { f: forking.open, r: openReview, n: toMistake(1), p: toMistake(-1), t: tryIt });
  return (
    <Table
      table={table}
      again={null}
      stage={{
        title: replay.who(module.title, table.names.value),
        // Nobody is waited for.
        prompt: replay.at(frame.value, timeline.last, shown.round.value),
        menu: (
          <>
            <KeepActions timeline={timeline} />
            {openAnother}
            <LinkButton kind="bare" href="/games">
              {nav.games}
            </LinkButton>
          </>
        ),
        notices: (
          <>
            {wrong !== undefined && <Notice kind="alarm">{wrong}</Notice>}
            {lexicon.name !== '' && <LexiconNote lexicon={lexicon} />}
            {forking.dialog}
          </>
        ),
        controls: <ReplayBar {...{ shown, reviewed }} onReview={openReview} onFork={forking.open} />,
        tabs: [
          { name: 'steps', label: replay.allSteps, content: <StepList {...{ shown, reviewed }} /> },
          ...(reviewed === undefined
            ? []
            : [
                {
                  name: 'review',
                  label: review,
                  content: <ReviewPanel of={reviewed} />,
                  opening: {
                    isOpen: isReviewOpen.value,
                    set: (isOpen: boolean) => {
                      isReviewOpen.value = isOpen;
                    },
                  },
                },
              ]),
          ...(fork === undefined
            ? []
            : [{ name: 'lines', label: texts.lines, content: <Lines shown={shown} mark={fork} /> }]),
        ],
      }}
    />
  );
};

type LinesProps = { readonly shown: ReplayController; readonly mark: ForkMark };

/** The real game beside the fork that is looked at. */
const Lines = ({ shown: { timeline, table }, mark }: LinesProps) => {
  const { module, you = 0 } = timeline.replay;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="side-scroll" aria-label={c().fork.lines} tabIndex={0}>
      <ForkLines
        game={module.name}
        mark={mark}
        sums={timeline.sums()}
        names={table.names.value}
        seat={you}
        isOver={timeline.isFinished}
      />
      {mark.from !== undefined && (
        <LinkButton kind="quiet" href={mark.from}>
          {c().fork.back}
        </LinkButton>
      )}
    </section>
  );
};
