const focusOn = (selector: string): void => {
  const ground = document.querySelector<HTMLElement>(selector);
  // To be focused costs a layout, with each letter typed.
  if (ground !== document.activeElement) ground?.focus({ preventScroll: true });
};

/** Moves the focus to where words are laid out: a tray, or a grid. */
export const focusGround = (): void => focusOn('.table [data-laying]');

/** The same, where laying a word is the step at hand: what is only tried out takes the focus from nothing. */
export const focusStepGround = (): void => focusOn('.table [data-laying][data-step-focus]');

export const thenFocusGround = (act: () => void) => (): void => {
  act();
  focusGround();
};
