import { useRef } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { StepButton } from './actions.tsx';
import { CommandLine } from './command-line.tsx';
import type { AnyGame, AnyTable, Question } from './game-parts.ts';
import type { ShownProps } from './game-table.tsx';
import { MomentOf } from './moment.tsx';
import { openTool } from './open-tool.ts';
import { isMyStep, type PhaseSurface, type SeatView, type TableView } from './phase-surface.ts';
import { PremoveRow } from './premove-row.tsx';
import { ResultHeadline } from './result-head.tsx';
import { ResultActions, ResultFrame } from './result-parts.tsx';
import { sayRefusal } from './shown-refusal.ts';
import { stepMoment } from './step-moment.ts';
import { useStepFocus } from './use-step-focus.ts';

/** Where the game is played: the one next step and what it takes, or how it ended. */
export const PlayArea = ({ parts, table, view, again, stage }: ShownProps) => {
  const { surfaces, interlude } = parts;
  const area = useRef<HTMLElement>(null);
  const at = { view, me: table.mySeat.value, table };
  const surface = surfaces[view.phase];
  const lookedAt = table.interlude?.value;
  const isOnlyShown = stage.controls !== undefined;
  useStepFocus({
    area,
    question: table.confirmation.asked.value,
    step: [stepMoment(parts, table, view)],
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
        <ResultHeadline parts={parts} table={table} view={view} />
        {!isOnlyShown && (
          <div class="stage-actions">
            <ResultActions table={table} again={again} />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div class="stage-story" tabIndex={0}>
          <ResultFrame parts={parts} table={table} view={view} more={stage.result} />
        </div>
      </section>
    );
  }
  return (
    <section
      class="play-area"
      ref={area}
      aria-labelledby="next-step"
      aria-busy={table.acting.value || table.isForced.value}
    >
      <StepAtHand {...{ parts, at, surface, isOnlyShown }} instead={stage.prompt} />
    </section>
  );
};

type StepProps = Pick<ShownProps, 'parts'> & {
  readonly at: SeatView<TableView, AnyTable>;
  readonly surface: PhaseSurface<TableView, AnyTable>;
  /** Whether the page has something else in place of the buttons. */
  readonly isOnlyShown: boolean;
  /** What is said in place of the next step. */
  readonly instead: string | undefined;
};

const questionAsked = ({ questionOf }: AnyGame, table: AnyTable): Question | undefined => {
  const { asked } = table.confirmation;
  const { askLeave: text, leave: yes } = t().play;
  return asked.value && (questionOf(asked.value, table) ?? { text, yes });
};

/** The places of the table: who else plays, what the phase is about, the one next step, what I have, the buttons. */
const StepAtHand = ({ parts, at, surface, isOnlyShown, instead }: StepProps) => {
  const { Keys, Rivals, Centre, Mine, IdleActions, hasAmounts } = parts;
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
        <h2 id="next-step" aria-live="polite" data-late>
          {question?.text ?? instead ?? (isMine ? promptTo(at, surface) : surface.waiting(toAct, at))}
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
        <MomentOf table={table} />
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
            hasAmounts?.(view) === true ? 'has-amounts' : table.names.value.length > 1 && 'has-premoves',
          )}
          data-late
        >
          {question === undefined && Amounts !== undefined && <Amounts {...at} />}
          {question !== undefined ? (
            <QuestionActions {...question} onAnswer={table.confirmation.answer} />
          ) : isMine ? (
            <Actions {...at} />
          ) : (
            <>
              <PremoveRow {...table} />
              {Aside !== undefined && <Aside {...at} />}
              {IdleActions !== undefined && <IdleActions view={view} />}
            </>
          )}
        </div>
      )}
    </>
  );
};

/** The prompt, to whom it is where several people play at the device and nothing is handed over. */
const promptTo = (at: StepProps['at'], { prompt }: StepProps['surface']): string => {
  const { device, seating } = at.table;
  const said = prompt(at);
  return device?.isOpen() === true ? t().pace.turnOf(seating.value[at.me] ?? '', said) : said;
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
