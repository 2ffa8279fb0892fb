import { signal } from '@preact/signals';
import { asSpoken, type Spoken } from '../base/spoken.ts';

type Toast = {
  readonly said: Spoken;
  /** Something to do about it; such a toast stays until it is used or closed, unless it may pass. */
  readonly action?: { readonly label: Spoken; readonly onClick: () => void; readonly passes?: true };
};

const SHOWN_MS = 6000;
/** What may pass, but could be used, takes longer to be read. */
const USABLE_MS = 10_000;
/** What is said now, at the foot of the page. */
export const shown = signal<Toast | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export const close = (): void => {
  clearTimeout(timer);
  shown.value = undefined;
};

/** Says something in passing at the foot of the page; a new one takes the place of the last. Returns what takes it back. */
export const toast = (text: string | Spoken, action?: Toast['action']): (() => void) => {
  clearTimeout(timer);
  const said = asSpoken(text);
  const own = action === undefined ? { said } : { said, action };
  shown.value = own;
  if (action === undefined) timer = setTimeout(close, SHOWN_MS);
  else if (action.passes) timer = setTimeout(close, USABLE_MS);
  return () => {
    if (shown.peek() === own) close();
  };
};
