import { useLayoutEffect } from 'preact/hooks';
import { answer, asked, letterKeys } from './laying.ts';
import { toggleTool } from './open-tool.ts';
import { isMyStep } from './phases/surface.ts';
import { SURFACES } from './phases/surfaces.ts';
import { mySeat, view } from './play-state.ts';
import { isTaken } from './table-keys.ts';

/** What a key does at any time; whether it does anything. */
const anytime = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === '/') toggleTool('commands');
  else if (key === '$') toggleTool('prices');
  else if (key === 'Escape' && asked.value !== undefined) void answer(false);
  else if (key === 'Escape' && letterKeys.value !== 'shut') letterKeys.value = 'shut';
  else return false;
  return true;
};

/** What a key does in the phase at hand. */
const inPhase = (event: KeyboardEvent): boolean => {
  const seen = view.value;
  if (seen === undefined || seen.phase === 'over') return false;
  const at = { view: seen, me: mySeat.value };
  return isMyStep(at) && (SURFACES[seen.phase].onKey?.(event, at) ?? false);
};

/** The keys of the table: $ shows the prices, / the command line; the rest is the phase's own. */
export const useTableKeys = (): void =>
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      if (anytime(event) || inPhase(event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
