import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
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
  const id = useId();
  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    return () => {
      if (returnTo !== undefined) returnTo();
      else if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="modal"
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
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
