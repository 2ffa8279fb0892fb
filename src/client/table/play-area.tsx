import { useEffect, useRef } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { StepButton } from './actions.tsx';
import { CommandLine } from './command-line.tsx';
import type { AnyGame, AnyTable, Question } from './game-parts.ts';
import type { ShownProps } from './game-table.tsx';
import { showTableAround } from './low-screen.ts';
import { openTool } from './open-tool.ts';
import { isMyStep, type PhaseSurface, type SeatView, type TableView } from './phase-surface.ts';
import { ResultFrame } from './result-parts.tsx';
import { sayRefusal } from './shown-refusal.ts';
import { stepMoment } from './step-moment.ts';
import { useStepFocus } from './use-step-focus.ts';

/** Where the game is played: the one next step and what it takes, or how it ended. */
export const PlayArea = ({ parts, table, view, again, clock }: ShownProps) => {
  const { surfaces, Interlude, AfterResult, Result } = parts;
  const area = useRef<HTMLElement>(null);
  const at = { view, me: table.mySeat.value, table };
  const surface = surfaces[view.phase];
  const lookedAt = table.interlude?.value;
  const showsFromTop = lookedAt !== undefined || surface === undefined || surface.showsFromTop === true;
  useEffect(() => {
    const top = area.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && showsFromTop) area.current?.scrollIntoView({ block: 'start' });
  }, [view.phase, lookedAt]);
  useStepFocus({
    area,
    question: table.confirmation.asked.value,
    step: [stepMoment(parts, table, view)],
    also: () => showTableAround(area.current),
  });
  if (Interlude !== undefined && lookedAt !== undefined) {
    return (
      <section class="play-area stack" ref={area}>
        <Interlude clock={clock} />
      </section>
    );
  }
  if (surface === undefined) {
    return (
      <section class="play-area stack" ref={area}>
        <ResultFrame parts={parts} table={table} again={again}>
          <Result view={view} />
        </ResultFrame>
        {AfterResult !== undefined && <AfterResult view={view} />}
      </section>
    );
  }
  return (
    <section
      class="play-area stack"
      ref={area}
      aria-labelledby="next-step"
      aria-busy={table.acting.value || table.isForced.value}
    >
      <StepAtHand {...{ parts, at, surface, clock }} />
    </section>
  );
};

type StepProps = Pick<ShownProps, 'parts' | 'clock'> & {
  readonly at: SeatView<TableView, AnyTable>;
  readonly surface: PhaseSurface<TableView, AnyTable>;
};

const questionAsked = ({ questionOf }: AnyGame, table: AnyTable): Question | undefined => {
  const { asked } = table.confirmation;
  const { askLeave: text, leave: yes } = t().play;
  return asked.value && (questionOf(asked.value, table) ?? { text, yes });
};

/** Names the one next step, or asks before something that cannot be taken back; felt and buttons. */
const StepAtHand = ({ parts, at, surface, clock }: StepProps) => {
  const { look, Keys, Felt } = parts;
  const { table } = at;
  const { Above, Panel, Below, Actions } = surface;
  const isMine = isMyStep(at);
  const question = questionAsked(parts, table);
  const refused = table.refusal.value;
  const toAct = at.view.toAct.map((seat) => table.names.value[seat] ?? '');
  return (
    <>
      <div class={classes('prompt', look && `${look}-prompt`, !isMine && 'prompt-wait')}>
        <h2 id="next-step" aria-live="polite">
          {question?.text ?? (isMine ? surface.prompt(at) : surface.waiting(toAct, at))}
        </h2>
        {clock}
      </div>
      {Above !== undefined && <Above {...at} />}
      <Felt {...at} surface={surface} />
      {Panel !== undefined && <Panel {...at} />}
      <p class="refused bold" role="alert">
        {refused && sayRefusal(refused, (why) => parts.refusalSentence(language.value, why))}
      </p>
      {question === undefined && surface.laysOut?.(at) === true && Keys !== undefined && <Keys />}
      {question !== undefined ? (
        <QuestionActions {...question} onAnswer={table.confirmation.answer} />
      ) : isMine ? (
        <Actions {...at} />
      ) : (
        <div class="actions" />
      )}
      {Below !== undefined && <Below {...at} />}
      {openTool.value === 'commands' && <CommandLine parts={parts} at={at} />}
    </>
  );
};

type QuestionActionsProps = Question & { readonly onAnswer: (yes: boolean) => Promise<boolean> };

/** Yes or not yet, in place of the buttons of the step. */
const QuestionActions = ({ text, yes, isFar = false, onAnswer }: QuestionActionsProps) => (
  <fieldset class="actions" aria-label={text}>
    {isFar && (
      <p class="asked-here whole-row strong" aria-hidden="true">
        {text}
      </p>
    )}
    <StepButton onClick={() => onAnswer(true)}>{yes}</StepButton>
    <StepButton quiet onClick={() => onAnswer(false)}>
      {t().play.notYet}
    </StepButton>
  </fieldset>
);
