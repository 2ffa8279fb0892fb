import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Result } from '../../shared/result.ts';

/**
 * Asks when a part of a page is shown, and anew whenever what the question depends on changes or `ask` is called; what
 * comes too late is dropped. A question that returns nothing is not asked yet. Gives the last value that was told, and
 * why the last question was not answered, if it was not.
 */
export const useAnswer = <T, E>(
  question: () => Promise<Result<T, E>> | undefined,
  on: readonly unknown[] = [],
) => {
  const value = useSignal<T | undefined>(undefined);
  const error = useSignal<E | undefined>(undefined);
  const newest = useRef(0);
  const ask = async (): Promise<void> => {
    newest.current += 1;
    const mine = newest.current;
    const answer = await question();
    if (answer === undefined || mine !== newest.current) return;
    error.value = answer.ok ? undefined : answer.error;
    if (answer.ok) value.value = answer.value;
  };
  useEffect(() => void ask(), on);
  return { value: value.value, error: error.value, ask };
};
