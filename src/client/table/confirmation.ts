import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { stopAll } from '../base/stop-all.ts';

type ConfirmationParts<Action> = {
  /** What is to be done, and asks once. */
  readonly asked: Signal<Action | undefined>;
  /** Whether something cannot be taken back, or is easily hit by mistake. */
  readonly isCostly: (action: Action) => boolean;
  readonly carryOut: (action: Action) => Promise<boolean>;
  /** Whose moment it is; what others do meanwhile does not change it. */
  readonly moment: ReadonlySignal<string>;
  readonly table: {
    readonly view: ReadonlySignal<{ readonly phase: string } | undefined>;
    readonly mySeat: ReadonlySignal<Seat>;
  };
};

/** Asks once before what cannot be taken back is done. */
export const createConfirmation = <Action extends { readonly kind: string }>({
  asked,
  isCostly,
  carryOut,
  moment,
  table: { view, mySeat },
}: ConfirmationParts<Action>) => {
  const sitting = computed(() => `${mySeat.value} ${view.value?.phase === 'over'}`);
  return {
    asked,
    /** Does something, or asks first; whether it was done. */
    confirmThenAct: async (action: Action): Promise<boolean> => {
      if (!isCostly(action)) return carryOut(action);
      asked.value = action;
      return false;
    },
    /** The answer to what was asked. */
    answer: async (yes: boolean): Promise<boolean> => {
      const action = asked.value;
      asked.value = undefined;
      return yes && action !== undefined && (await carryOut(action));
    },
    /**
     * Lets what was asked lapse with the moment it was asked in; whether to leave is a question at any moment, until somebody
     * else holds the device, or there is nothing left to leave. Returns what stops it.
     */
    startLapsing: (): (() => void) =>
      stopAll([
        effect(() => {
          moment.value;
          if (asked.peek()?.kind !== 'leave') asked.value = undefined;
        }),
        effect(() => {
          sitting.value;
          asked.value = undefined;
        }),
      ]),
  };
};

/** Asks once before what cannot be taken back is done. */
export type Confirmation<Action extends { readonly kind: string }> = ReturnType<
  typeof createConfirmation<Action>
>;
