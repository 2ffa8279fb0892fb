import type { ComponentChildren, RefObject } from 'preact';
import { BALLOTS, type Ballot } from '../../games/core/ballots.ts';
import { t } from '../base/texts.ts';
import { useStepGuard } from './use-step-guard.ts';

type ActionsProps = {
  /** How many lie beside each other; two, unless told. */
  readonly layout?: 'actions-two' | 'actions-three' | 'actions-many' | 'bet-actions';
  readonly children: ComponentChildren;
};

/** The buttons of the step at hand, at any table. */
export const Actions = ({ layout = 'actions-two', children }: ActionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame, and these are no fields
  <div class={`actions ${layout}`} role="group" aria-label={t().play.yourMove}>
    {children}
  </div>
);

type StepButtonProps = {
  readonly onClick: () => unknown;
  /** Whether it is another way than the obvious next one. */
  readonly quiet?: boolean;
  /** Whether it has the focus when the step begins: what is not quiet has, unless told. */
  readonly isNext?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  /** What is read aloud in place of what is seen, to tell it from its twins. */
  readonly label?: string | undefined;
  /** What it does, where its text changes with what its owner chooses; else the text says it. */
  readonly means?: string;
  readonly at?: RefObject<HTMLButtonElement | null>;
  readonly children: ComponentChildren;
};

/** A button of the step at hand: a press that was meant for the step before, or for what it did before, does nothing. */
export const StepButton = (props: StepButtonProps) => {
  const { onClick, quiet = false, isNext = !quiet, disabled, describedBy, label, at, children } = props;
  const isMeant = useStepGuard(props.means ?? String(children));
  return (
    <button
      ref={at ?? null}
      type="button"
      class={quiet ? 'button button-quiet' : 'button'}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
      data-step-focus={isNext ? true : undefined}
      onClick={(event) => {
        if (isMeant(event)) void onClick();
      }}
    >
      {children}
    </button>
  );
};

type BallotActionsProps = {
  /** What the buttons say. */
  readonly texts: Readonly<Record<'voteYes' | 'voteNo' | 'votePass', string>>;
  readonly quiet: readonly Ballot[];
  readonly onVote: (ballot: Ballot) => unknown;
};

/** From left to right: against it, neither, for it. */
const ORDER = BALLOTS.toSorted((a, b) => b.localeCompare(a)).toReversed();

/** Yes, no, or neither. */
export const BallotActions = ({ texts, quiet, onVote }: BallotActionsProps) => {
  const labels = { yes: texts.voteYes, no: texts.voteNo, pass: texts.votePass };
  return (
    <Actions>
      {ORDER.map((ballot) => (
        <StepButton
          key={ballot}
          quiet={quiet.includes(ballot)}
          isNext={ballot === 'yes'}
          onClick={() => onVote(ballot)}
        >
          {labels[ballot]}
        </StepButton>
      ))}
    </Actions>
  );
};
