import { useRef } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { StepButton } from './actions.tsx';
import { CommandLine } from './command-line.tsx';
import type { AnyGame, AnyTable, Question } from './game-parts.ts';
import type { ShownProps } from './game-table.tsx';
import { openTool } from './open-tool.ts';
import { isMyStep, type PhaseSurface, type SeatView, type TableView } from './phase-surface.ts';
import { ResultActions, ResultFrame, ResultHeadline } from './result-parts.tsx';
import { sayRefusal } from './shown-refusal.ts';
import { useStepFocus } from './use-step-focus.ts';

/** What tells the step at hand from the next one, which takes the focus. */
const stepOf = (
  at: SeatView<TableView, AnyTable>,
  surface: PhaseSurface<TableView, AnyTable> | undefined,
): string => {
  if (surface === undefined) return 'over';
  return isMyStep(at) ? `${at.view.phase} ${surface.stepKey?.(at)}` : 'wait';
};

/** Where the game is played: the one next step and what it takes, or how it ended. */
export const PlayArea = ({ parts, table, view, again, stage }: ShownProps) => {
  const { surfaces, interlude, AfterResult, Result } = parts;
  const area = useRef<HTMLElement>(null);
  const at = { view, me: table.mySeat.value, table };
  const surface = surfaces[view.phase];
  const lookedAt = table.interlude?.value;
  const isOnlyShown = stage.controls !== undefined;
  useStepFocus({
    area,
    question: table.confirmation.asked.value,
    step: lookedAt === undefined ? [stepOf(at, surface), view.round] : [lookedAt],
  });
  if (interlude !== undefined && lookedAt !== undefined) {
    return (
      <section class="play-area" ref={area}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div class="stage-story" tabIndex={0}>
          <interlude.Centre />
        </div>
        <div class="stage-actions">
          <interlude.Actions />
        </div>
      </section>
    );
  }
  if (surface === undefined) {
    return (
      <section class="play-area" ref={area} aria-label={t().play.result}>
        <ResultHeadline parts={parts} table={table} />
        {!isOnlyShown && (
          <div class="stage-actions">
            <ResultActions table={table} again={again} />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div class="stage-story" tabIndex={0}>
          <ResultFrame parts={parts} table={table}>
            <Result view={view} />
          </ResultFrame>
          {AfterResult !== undefined && <AfterResult view={view} />}
        </div>
      </section>
    );
  }
  return (
    <section class="play-area" ref={area} aria-labelledby="next-step" aria-busy={table.acting.value}>
      <StepAtHand {...{ parts, at, surface, isOnlyShown }} />
    </section>
  );
};

type StepProps = Pick<ShownProps, 'parts'> & {
  readonly at: SeatView<TableView, AnyTable>;
  readonly surface: PhaseSurface<TableView, AnyTable>;
  /** Whether the page has something else in place of the buttons. */
  readonly isOnlyShown: boolean;
};

const questionAsked = ({ questionOf }: AnyGame, table: AnyTable): Question | undefined => {
  const { asked } = table.confirmation;
  const { askLeave: text, leave: yes } = t().play;
  return asked.value && (questionOf(asked.value, table) ?? { text, yes });
};

/** The places of the table: who else plays, what the phase is about, the one next step, what I have, the buttons. */
const StepAtHand = ({ parts, at, surface, isOnlyShown }: StepProps) => {
  const { Keys, Rivals, Centre, Mine, hasAmounts } = parts;
  const { table, view } = at;
  const { Actions, Amounts, Aside } = surface;
  const isMine = isMyStep(at);
  const question = questionAsked(parts, table);
  const refused = table.refusal.value;
  // What is refused or asked stands out; the prompt is still read.
  const isCovered = refused !== undefined || question !== undefined;
  const toAct = view.toAct.map((seat) => table.names.value[seat] ?? '');
  return (
    <>
      <div class={classes('stage-prompt', !isMine && 'prompt-wait', isCovered && 'prompt-covered')}>
        <h2 id="next-step" aria-live="polite">
          {question?.text ?? (isMine ? surface.prompt(at) : surface.waiting(toAct, at))}
        </h2>
        <p class="refused bold" role="alert">
          {refused && sayRefusal(refused, (why) => parts.refusalSentence(language.value, why))}
        </p>
      </div>
      <div class="stage-rivals">
        <Rivals view={view} />
      </div>
      <div class="stage-centre" data-phase={view.phase}>
        <Centre {...at} surface={surface} />
      </div>
      <div class="stage-keys">
        {question === undefined && surface.laysOut?.(at) === true && Keys !== undefined && <Keys />}
        {openTool.value === 'commands' && <CommandLine parts={parts} at={at} />}
      </div>
      <div class="stage-mine">
        <Mine {...at} surface={surface} />
      </div>
      {!isOnlyShown && (
        <div
          class={classes(
            'stage-actions',
            question !== undefined && 'stage-asks',
            hasAmounts?.(view) === true && 'has-amounts',
          )}
        >
          {question === undefined && Amounts !== undefined && <Amounts {...at} />}
          {question !== undefined ? (
            <QuestionActions {...question} onAnswer={table.confirmation.answer} />
          ) : isMine ? (
            <Actions {...at} />
          ) : (
            Aside !== undefined && <Aside {...at} />
          )}
        </div>
      )}
    </>
  );
};

type QuestionActionsProps = Question & { readonly onAnswer: (yes: boolean) => Promise<boolean> };

/** Not yet or yes, in place of the buttons of the step, with what is asked beside them. */
const QuestionActions = ({ text, yes, onAnswer }: QuestionActionsProps) => (
  <fieldset class="question" aria-label={text}>
    <p class="question-text strong" aria-hidden="true">
      {text}
    </p>
    <div class="actions">
      <StepButton quiet onClick={() => onAnswer(false)}>
        {t().play.notYet}
      </StepButton>
      <StepButton onClick={() => onAnswer(true)}>{yes}</StepButton>
    </div>
  </fieldset>
);
