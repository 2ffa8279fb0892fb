import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../language.ts';

type DialogProps = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Where the focus goes afterwards; back to where it was, unless told. */
  readonly returnTo?: () => void;
};

/** A dialog above the page: Escape and a tap beside it close it, and the focus goes back to where it was. */
export const Modal = ({ heading, onClose, children, returnTo }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosing = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      // Closing gives the focus back; the event that it brings comes too late to mean anything.
      isClosing.current = true;
      shown?.close();
      returnTo?.();
    };
  }, []);
  const close = (): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      class="modal"
      aria-labelledby={id}
      // The key itself closes: the browser tells of it only later, when the next key may have been pressed.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      onPointerDown={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="modal-content">
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </dialog>
  );
};

type AskProps = {
  readonly heading: string;
  readonly text: string;
  readonly yes: string;
  /** What keeps things as they are; "Keep playing", unless told. */
  readonly no?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks once before something is given up; what keeps things as they are comes first. */
export const AskDialog = ({ heading, text, yes, no, onYes, onNo }: AskProps) => (
  <Modal heading={heading} onClose={onNo}>
    <p>{text}</p>
    <p class="modal-buttons">
      <button type="button" class="button" onClick={onNo}>
        {no ?? t().ui.stay}
      </button>
      <button type="button" class="button button-quiet" onClick={onYes}>
        {yes}
      </button>
    </p>
  </Modal>
);
