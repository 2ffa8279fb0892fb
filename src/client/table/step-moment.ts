import type { AnyGame, AnyTable } from './game-parts.ts';
import { isMyStep, type TableView } from './phase-surface.ts';

/** What tells the step at hand from the next one, which takes the focus, and for which no earlier press is meant. */
export const stepMoment = (
  { surfaces }: Pick<AnyGame, 'surfaces'>,
  table: AnyTable,
  view: TableView,
): string => {
  const lookedAt = table.interlude?.value;
  if (lookedAt !== undefined) return lookedAt;
  const at = { view, me: table.mySeat.value, table };
  const surface = surfaces[view.phase];
  if (surface === undefined) return `over ${view.round}`;
  const step = isMyStep(at) ? `${view.phase} ${surface.stepKey?.(at)}` : 'wait';
  return `${step} ${view.round}`;
};
