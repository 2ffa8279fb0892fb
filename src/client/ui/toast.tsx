import { t } from '../base/language.ts';
import { IconButton } from './button.tsx';
import { close, shown } from './toast-state.ts';

/** Where toasts appear; once on every page, so that screen readers know the place. */
export const Toasts = () => {
  const now = shown.value;
  return (
    <div class="toasts" role="status">
      {now !== undefined && (
        <div class="toast frame line">
          <div class="row lines-0">
            <span class="toast-text">{now.said.message}</span>
            {now.action !== undefined && (
              <button
                type="button"
                class="toast-action bare touch bold"
                onClick={() => {
                  close();
                  now.action?.onClick();
                }}
              >
                {now.action.label.message}
              </button>
            )}
          </div>
          <IconButton icon="close" label={t().ui.close} onClick={close} />
        </div>
      )}
    </div>
  );
};
