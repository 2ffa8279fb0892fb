import { signal } from '@preact/signals';
import type { Valuation } from '../../coach/coach.ts';
import type { Decision } from '../../coach/review.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { newId } from '../base/new-id.ts';
import type { CoachError } from '../coach/coach-protocol.ts';
import { type DeviceTable, openDeviceTable } from '../device/device-table.ts';
import { forkedGame } from '../device/fork.ts';
import { myLook } from '../faces/my-look.ts';
import type { OpenLink } from '../link/table-link.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { momentOf } from './fork-moment.ts';
import type { Timeline } from './timeline.ts';

type TryParts = {
  readonly timeline: Timeline;
  readonly decision: Decision;
  readonly value: (view: unknown, action: string) => Promise<Result<Valuation, CoachError>>;
};

/** A moment of a finished game, decided anew at a table of its own; what is chosen there is weighed, and nothing is kept. */
export const openTry = ({ timeline, decision, value }: TryParts) => {
  const { module } = timeline.replay;
  const { seat, step, played } = decision;
  const chosen = signal<string | undefined>(undefined);
  const compared = signal<Result<Comparison, CoachError> | undefined>(undefined);
  const isBroken = signal(false);
  let isOpen = true;

  const weigh = async (action: string): Promise<void> => {
    chosen.value = action;
    const view = module.view(timeline.stateAt(step - 1), seat);
    const [yours, theirs] = await Promise.all([value(view, action), value(view, played.action)]);
    if (!isOpen) return;
    compared.value =
      yours.ok && theirs.ok
        ? ok(comparisonOf(action, played.action, [yours.value, theirs.value]))
        : err(yours.ok ? (theirs as { error: CoachError }).error : yours.error);
  };

  /** Stands between the page and its table: the first decision that the table takes is the one that counts. */
  const listening =
    (open: OpenLink): OpenLink =>
    (events) => {
      const sent = new Map<string, string>();
      const link = open({
        ...events,
        onAnswer: (id, answer) => {
          const action = sent.get(id);
          if (answer.ok && action !== undefined && chosen.peek() === undefined) void weigh(action);
          return events.onAnswer(id, answer);
        },
      });
      return {
        ...link,
        act: (given) => {
          const read = module.parseAction(given.action);
          if (!read.ok || !module.isArrangement(read.value)) sent.set(given.id, given.action);
          return link.act(given);
        },
      };
    };

  const { chance = { seed: newId() } } = timeline.replay;
  const saved = forkedGame(
    momentOf(timeline, step - 1, chance),
    { seat, look: myLook.peek(), standIn: 'simple' },
    { id: newId(), nowMs: Date.now() },
  );
  const on: DeviceTable = openDeviceTable(
    { ...saved, isLesson: true },
    { wrap: listening, isKept: false },
    {
      onOvertaken: () => {},
      onBroken: () => {
        isBroken.value = true;
      },
    },
  );

  return {
    on,
    chosen,
    compared,
    isBroken,
    dispose: (): void => {
      isOpen = false;
      on.dispose();
    },
  };
};

export type Try = ReturnType<typeof openTry>;
