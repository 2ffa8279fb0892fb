import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { playsForced } from './forced-setting.ts';
import type { AnyGame, AnyTable, Forced, TableAction } from './game-parts.ts';
import { openTool } from './open-tool.ts';
import { isMyStep } from './phase-surface.ts';
import { settleMs } from './settle-ms.ts';
import { stepMoment } from './step-moment.ts';

/** What a person sees before a step is taken for them: a step that has settled, and a little more, for what chance brought. */
const PAUSE_IN_SETTLINGS = 4;

type Pausing = {
  readonly isOn: ReadonlySignal<boolean>;
  readonly pauseMs: () => number;
  /** Whether who sits here looks at something else, and would miss it. */
  readonly isLookingAway: () => boolean;
};

const PAUSING: Pausing = {
  isOn: playsForced,
  pauseMs: () => PAUSE_IN_SETTLINGS * settleMs(),
  isLookingAway: () => openTool.peek() !== undefined || document.querySelector('dialog[open]') !== null,
};

/**
 * Takes the steps at a table that have a single possible answer, once they were seen; whoever acts first skips the pause. Not at a
 * lesson, nor at a replay: of those nothing is kept. Returns what stops it.
 */
export const startForcedMoves = (
  parts: Pick<AnyGame, 'forcedMove' | 'surfaces'>,
  table: AnyTable,
  { isOn, pauseMs, isLookingAway }: Pausing = PAUSING,
): (() => void) => {
  const forcedNow = (): Forced<TableAction> | undefined => {
    const view = table.view.value;
    const isAsked = table.interlude?.value !== undefined || table.confirmation.asked.value !== undefined;
    // What is still being seen is not cut short.
    const isBusy = isAsked || table.scenes.isPlaying.value;
    if (view === undefined || !isOn.value || isBusy || table.storedAs === undefined) return undefined;
    const me = table.mySeat.value;
    return isMyStep({ view, me }) ? parts.forcedMove?.(view, me) : undefined;
  };
  // What others do meanwhile does not begin the pause anew.
  const step = computed(() => {
    const forced = forcedNow();
    const view = table.view.value;
    return forced && view && `${stepMoment(parts, table, view)} ${JSON.stringify(forced.action)}`;
  });
  const take = async (): Promise<void> => {
    const forced = forcedNow();
    if (forced === undefined) return;
    const takeBack = table.note(forced.why);
    if (!(await table.act(forced.action))) takeBack();
    table.isForced.value = false;
  };
  return effect(() => {
    table.isForced.value = step.value !== undefined;
    if (step.value === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => (isLookingAway() ? wait() : void take()), pauseMs());
    };
    wait();
    return () => clearTimeout(timer);
  });
};
