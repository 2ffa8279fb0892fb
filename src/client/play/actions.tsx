import type { ComponentChildren } from 'preact';
import { t } from '../texts.ts';

type ActionsProps = {
  /** How many lie beside each other; two, unless told. */
  readonly layout?: 'actions-two' | 'actions-three' | 'actions-many' | 'bet-actions';
  readonly children: ComponentChildren;
};

/** The buttons of the step at hand, at any table. */
export const Actions = ({ layout = 'actions-two', children }: ActionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame, and these are no fields
  <div class={`actions ${layout}`} role="group" aria-label={t().play.yourMove}>
    {children}
  </div>
);
