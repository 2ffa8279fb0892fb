import { computed, effect, signal } from '@preact/signals';
import type { CardState } from './cards-state.ts';
import { chipsByRound, type RoundTold, roundsOf, roundToLookAt } from './round-history.ts';

/** The rounds of the game on a table, and which of them have been looked at. */
export const createRounds = ({ view, events }: CardState) => {
  /** First to last. */
  const told = computed<readonly RoundTold[]>(() => roundsOf(events.value));
  /** The last round whose showdown has been looked at. */
  const lastSeen = signal(0);
  /** Whether nothing is looked at any more before the end of the game. */
  const isSkipping = signal(false);

  // Which game it is, and how far it has come: to play all of it again for every bet would be felt in a long game.
  const first = computed(() => events.value[0]);
  const stage = computed(() => `${view.value?.round} ${view.value?.phase === 'over'}`);

  let before: number | undefined;
  effect(() => {
    const now = view.value?.round;
    // Who comes to a game under way has no showdown to look back on; neither has a new game.
    if (before === undefined || (now ?? 0) < before) lastSeen.value = (now ?? 1) - 1;
    before = now;
  });

  return {
    told,
    lastSeen,
    isSkipping,
    /** Each seat's chips: at the start, then after every round. */
    chips: computed(() => {
      stage.value;
      return first.value === undefined ? [] : chipsByRound(events.peek());
    }),
    /** The round whose showdown is still to be looked at before the next one, or the result, shows; undefined where there is none. */
    toSee: computed(() =>
      isSkipping.value ? undefined : roundToLookAt(told.value, view.value?.round ?? 0, lastSeen.value),
    ),
  };
};

export type Rounds = ReturnType<typeof createRounds>;
