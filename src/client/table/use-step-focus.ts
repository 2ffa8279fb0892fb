import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type FocusPlace, focusFor } from './step-focus.ts';

type StepFocus = {
  /** Where the steps are taken. */
  readonly area: RefObject<HTMLElement | null>;
  /** What is asked before something is done; undefined while nothing is. */
  readonly question: unknown;
  /** What makes a step another one. */
  readonly step: readonly unknown[];
};

const placeOfFocus = (area: HTMLElement | null): FocusPlace => {
  const { activeElement: active, body } = document;
  if (active === null || active === body || active.id === 'content') return 'nowhere';
  if (area?.contains(active) !== true) return 'elsewhere';
  return active.id === 'command' ? 'command' : 'step';
};

/** Moves the focus with the steps and questions of a table, before the next key comes. */
export const useStepFocus = ({ area, question, step }: StepFocus): void => {
  const askedBefore = useRef(question);
  useLayoutEffect(() => {
    const isSame = question === askedBefore.current;
    askedBefore.current = question;
    const at = placeOfFocus(area.current);
    const to = focusFor(at, question === undefined ? 'none' : isSame ? 'same' : 'new');
    if (to === 'stay') return;
    const wanted = to === 'question' ? '.question [data-step-focus]' : '[data-step-focus]:not(:disabled)';
    area.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [...step, question]);
};
