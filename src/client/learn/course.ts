import { computed, signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { err, type Result } from '../../shared/result.ts';
import { newId } from '../base/new-id.ts';
import type { OpenLink, TableLink } from '../link/table-link.ts';

type CourseParts<Step, Action> = {
  readonly steps: readonly Step[];
  readonly parseAction: (text: string) => Result<Action, unknown>;
  readonly isWanted: (step: Step, action: Action) => boolean;
  /** What is said to somebody who does something else. */
  readonly insists: (step: Step) => string;
  /** What may be done at every step: it is one's own. */
  readonly isFree?: (action: Action) => boolean;
};

/** A lesson at the table: its steps, how many of them are done, and what lets only that be done which it is about. After the last step everything is free. */
export const createCourse = <Step extends { readonly wants: unknown }, Action>({
  steps,
  parseAction,
  isWanted,
  insists,
  isFree = () => false,
}: CourseParts<Step, Action>) => {
  const at = signal(0);
  const step = computed<Step | undefined>(() => steps[at.value]);
  /** The way to the table, past the lesson. */
  let inner: TableLink | undefined;
  /** Stands between the page and its table: what the step does not want is refused, what it wants leads to the next. */
  const teaching =
    (open: OpenLink): OpenLink =>
    (events) => {
      const wanted = new Set<string>();
      const link = open({
        ...events,
        onAnswer: (id, answer) => {
          if (wanted.delete(id) && answer.ok) at.value += 1;
          return events.onAnswer(id, answer);
        },
      });
      inner = link;
      return {
        ...link,
        act: (sent) => {
          const now = step.value;
          // Whoever plays on after the last step does so freely.
          if (now?.wants === undefined) return link.act(sent);
          const action = parseAction(sent.action);
          if (action.ok && isFree(action.value)) return link.act(sent);
          if (!action.ok || !isWanted(now, action.value)) {
            events.onAnswer(sent.id, err({ code: 'not-yet', message: insists(now) }));
            return false;
          }
          wanted.add(sent.id);
          return link.act(sent);
        },
      };
    };
  return {
    /** How many steps are behind. */
    at,
    steps,
    step,
    /** Whether the lesson has nothing more to ask for. */
    isOver: computed(() => step.value?.wants === undefined),
    teaching,
    /** Does something for another seat, as the lesson has it. */
    playFor: (seat: Seat, action: string): void => void inner?.act({ id: newId(), action, seat }),
  };
};

/** A lesson at the table, as it is shown. */
export type Course<Step> = Pick<
  ReturnType<typeof createCourse<Step & { readonly wants: unknown }, unknown>>,
  'at' | 'steps' | 'step' | 'isOver'
>;
