import '../style/cards.css';
import '../style/chips.css';
import '../style/card-seats.css';
import '../style/card-table.css';
import '../style/card-steps.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../../games/choose-your-words/view.ts';
import { cardsEventSentence, cardsRefusalSentence } from '../../messages/cards.ts';
import { language } from '../language.ts';
import { ReadAloud } from '../play/announcer.tsx';
import { EventLog } from '../play/game-log.tsx';
import { showTableAround } from '../play/low-screen.ts';
import { closeTool, closeTools, openTool } from '../play/open-tool.ts';
import { useStepFocus } from '../play/use-step-focus.ts';
import { startCardSounds } from './cards-sounds.ts';
import { acting, events, mySeat, names, onCardNews, refusal, type ShownRefusal } from './cards-state.ts';
import { CategoryBanner } from './category-banner.tsx';
import { CardsCommandLine } from './command-line.tsx';
import { Hand, type HandUse } from './hand.tsx';
import { History } from './history.tsx';
import { asked, startLaying, wildAsked } from './laying.ts';
import { startCardMotion } from './motion.ts';
import { Pots, Stages } from './pots.tsx';
import { Prompt } from './prompt.tsx';
import { CardsResult } from './result.tsx';
import { RoundBefore, RoundEnd, roundToSee } from './round-end.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { MySeat, Seats } from './seats.tsx';
import { Showdown, startReveal } from './showdown.tsx';
import { type Step, stepOf } from './step.ts';
import { StepActions } from './step-actions.tsx';
import { Tray } from './tray.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { ValuesList } from './values-list.tsx';
import { WildChooser } from './wild-chooser.tsx';

type CardTableProps = {
  readonly view: View;
  /** What starts the next game, see CardsResult. */
  readonly again?: ComponentChildren;
  /** How much time is left, where there is a clock. */
  readonly clock?: ComponentChildren;
};

/** Whether a word can be laid out: to be declared, or to try it before. */
const mayLay = (view: View, step: Step): boolean => {
  const own = view.seats[mySeat.value];
  if (own === undefined || own.folded || own.cardCount === 0 || step.kind === 'exchange') return false;
  if (view.phase === 'declare') return step.kind === 'declare';
  return view.phase === 'bet' || view.phase === 'exchange';
};

const handUse = (view: View, step: Step): HandUse => {
  if (step.kind === 'exchange') return { kind: 'mark', most: step.most };
  return { kind: mayLay(view, step) ? 'lay' : 'look' };
};

/** The card table: who plays, the pot, the one next step and what it takes, and what has happened. */
export const CardTable = ({ view, again, clock }: CardTableProps) => {
  const step = stepOf(view, mySeat.value);
  const table = useRef<HTMLDivElement>(null);
  const told = roundToSee.value;
  // Before the table is painted: from then on it takes taps and keys.
  useLayoutEffect(startLaying, []);
  useEffect(startCardSounds, []);
  useEffect(startReveal, []);
  useEffect(() => closeTools, []);
  useEffect(() => (table.current === null ? undefined : startCardMotion(table.current)), []);
  useCardKeys(
    told !== undefined || !mayLay(view, step) ? 'none' : step.kind === 'declare' ? 'declare' : 'lay',
  );
  const spoken = language.value;
  return (
    <>
      <div class="table card-table" ref={table}>
        <div class="table-main">
          <PlayArea view={view} step={step} again={again} clock={clock} />
        </div>
        <div class="table-side">
          <History />
          <EventLog
            events={events.value}
            under={`${spoken} ${mySeat.value} ${names.value.join()}`}
            say={(event) => cardsEventSentence(spoken, event, names.value, mySeat.value)}
          />
        </div>
      </div>
      <ReadAloud tell={tellNews} />
      {openTool.value === 'values' && <ValuesList onClose={() => closeTool('values')} />}
      {openTool.value === 'scores' && <ScoreSheet onClose={() => closeTool('scores')} />}
    </>
  );
};

const tellNews = (say: (sentences: readonly string[]) => void): (() => void) =>
  onCardNews((fresh) =>
    say(
      fresh.flatMap((event) => cardsEventSentence(language.peek(), event, names.peek(), mySeat.peek()) ?? []),
    ),
  );

const sentenceOf = (refused: ShownRefusal): string =>
  refused.code === 'told' ? refused.sentence : cardsRefusalSentence(language.value, refused);

/** Phases that bring something new to look at. */
const SHOWS_FROM_TOP: ReadonlySet<View['phase']> = new Set(['challenge', 'vote', 'over']);

type PlayAreaProps = {
  readonly view: View;
  readonly step: Step;
  readonly again: ComponentChildren;
  readonly clock: ComponentChildren;
};

const PlayArea = ({ view, step, again, clock }: PlayAreaProps) => {
  const area = useRef<HTMLElement>(null);
  const question = asked.value;
  const told = roundToSee.value;
  useEffect(() => {
    // What a showdown shows begins at its top.
    const top = area.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && SHOWS_FROM_TOP.has(told === undefined ? view.phase : 'over'))
      area.current?.scrollIntoView({ block: 'start' });
  }, [view.phase, told?.round]);
  useStepFocus({
    area,
    question,
    step: told === undefined ? [step.kind, view.round, view.betting] : ['told', told.round],
    scrolls: false,
    also: () => showTableAround(area.current),
  });

  if (told !== undefined) {
    return (
      <section class="play-area" ref={area}>
        <RoundEnd told={told} clock={clock} />
      </section>
    );
  }
  if (step.kind === 'over') {
    return (
      <section class="play-area" ref={area}>
        <CardsResult view={view} again={again} />
      </section>
    );
  }
  const isPlaying = view.seats[mySeat.value] !== undefined;
  return (
    <section class="play-area" ref={area} aria-labelledby="next-step" aria-busy={acting.value}>
      <Prompt step={step} view={view} clock={clock} />
      <div class="felt card-felt">
        <Stages view={view} />
        <Seats view={view} />
        <RoundBefore view={view} />
        <CategoryBanner view={view} />
        <Pots view={view} />
        <Showdown view={view} />
        {isPlaying && (
          <div class="my-place">
            {mayLay(view, step) && <Tray isDeclaring={step.kind === 'declare'} />}
            {view.phase === 'challenge' || view.phase === 'vote' ? (
              <MySeat view={view} />
            ) : (
              <Hand use={handUse(view, step)}>
                <MySeat view={view} />
              </Hand>
            )}
          </div>
        )}
      </div>
      <p class="refused" role="alert">
        {refusal.value !== undefined && sentenceOf(refusal.value)}
      </p>
      {wildAsked.value !== undefined && question === undefined && <WildChooser />}
      <StepActions step={step} view={view} />
      {openTool.value === 'commands' && <CardsCommandLine view={view} />}
    </section>
  );
};
