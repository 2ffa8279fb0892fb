import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type StepFocus = {
  /** Where the steps are taken. */
  readonly area: RefObject<HTMLElement | null>;
  /** What is asked before something is done; undefined while nothing is. */
  readonly question: unknown;
  /** What makes a step another one. */
  readonly step: readonly unknown[];
  /** Whether the page is scrolled to what takes the focus. */
  readonly scrolls: boolean;
  /** What else is done for a new step. */
  readonly also?: () => void;
};

/**
 * A new step takes the focus, and a question more so, unless it is busy elsewhere on the page; the command line keeps it for
 * the next step. What others do while somebody is asked takes them from no answer.
 */
export const useStepFocus = ({ area, question, step, scrolls, also }: StepFocus): void => {
  const askedBefore = useRef(question);
  useLayoutEffect(() => {
    const isAnswering = question !== undefined && question === askedBefore.current;
    askedBefore.current = question;
    if (isAnswering) return;
    const { activeElement: active, body } = document;
    const idle = active === null || active === body || active.id === 'content';
    if (!idle && !area.current?.contains(active)) return;
    if (active?.id === 'command' && question === undefined) return;
    const next = area.current?.querySelector<HTMLElement>('[data-step-focus]:not(:disabled)');
    if (question !== undefined) area.current?.querySelector<HTMLElement>('.actions button')?.focus();
    else next?.focus({ preventScroll: !scrolls });
    also?.();
  }, [...step, question]);
};
