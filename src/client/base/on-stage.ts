import { computed, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

const stages = signal(0);

const count = (by: 1 | -1): void => {
  stages.value += by;
  document.documentElement.toggleAttribute('data-stage', stages.value > 0);
};

/** Whether a table fills the page: then nothing of the site stands around it, and the page does not scroll. */
export const isOnStage = computed(() => stages.value > 0);

/** Gives the whole page to what is shown, as long as it is. */
export const useStage = (): void =>
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
