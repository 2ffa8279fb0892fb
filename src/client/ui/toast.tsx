import { signal } from '@preact/signals';
import { t } from '../language.ts';
import { IconButton } from './button.tsx';

type Toast = {
  readonly text: string;
  /** Something to do about it; such a toast stays until it is used or closed. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

const SHOWN_MS = 6000;
const shown = signal<Toast | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

const close = (): void => {
  clearTimeout(timer);
  shown.value = undefined;
};

/** Says something in passing at the foot of the page; a new one takes the place of the last. Returns what takes it back. */
export const toast = (text: string, action?: Toast['action']): (() => void) => {
  clearTimeout(timer);
  const own = action === undefined ? { text } : { text, action };
  shown.value = own;
  if (action === undefined) timer = setTimeout(close, SHOWN_MS);
  return () => {
    if (shown.peek() === own) close();
  };
};

/** Where toasts appear; once on every page, so that screen readers know the place. */
export const Toasts = () => {
  const now = shown.value;
  return (
    <div class="toasts" role="status">
      {now !== undefined && (
        <div class="toast">
          <span class="toast-text">{now.text}</span>
          {now.action !== undefined && (
            <button
              type="button"
              class="toast-action"
              onClick={() => {
                close();
                now.action?.onClick();
              }}
            >
              {now.action.label}
            </button>
          )}
          <IconButton icon="close" label={t().ui.close} onClick={close} />
        </div>
      )}
    </div>
  );
};
