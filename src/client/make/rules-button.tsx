import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** The rules of the table one plays at, without leaving it. */
export const RulesButton = ({ children }: { readonly children: ComponentChildren }) => {
  const { online, nav, ui } = t();
  const isOpen = useSignal(false);
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={online.rules}
        title={online.rules}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="rules" />
        <span class="tool-label">{nav.rules}</span>
      </button>
      {isOpen.value && (
        <Modal heading={online.rules} onClose={close}>
          {children}
          <Button onClick={close}>{ui.close}</Button>
        </Modal>
      )}
    </>
  );
};
