import { computed, effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyGame, AnyTable } from './game-parts.ts';
import { type FocusPlace, focusFor } from './step-focus.ts';
import { stepMoment } from './step-moment.ts';

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

/**
 * Takes the focus from a button of a step that is over, before anything on the table changes; returns what stops that. It would
 * lose it anyway, with the button: but then the browser lays the half-changed table out once more, since what can be focused within
 * a container that is queried for its size depends on that.
 */
export const letGoOfSteps = (parts: Pick<AnyGame, 'surfaces'>, table: AnyTable): (() => void) => {
  const moment = computed(() => {
    const view = table.view.value;
    return view && stepMoment(parts, table, view);
  });
  let before = moment.peek();
  return effect(() => {
    const { activeElement: active } = document;
    const isOver = moment.value !== before;
    before = moment.value;
    if (isOver && active instanceof HTMLElement && active.matches('.stage-actions > .actions *'))
      active.blur();
  });
};
