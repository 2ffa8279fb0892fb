import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

type ModalProps = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Where the focus goes afterwards; back to where it was, unless told. */
  readonly returnTo?: () => void;
};

/** A dialog above the page: Escape and a tap beside it close it, and the focus goes back to where it was. */
export const Modal = ({ heading, onClose, children, returnTo }: ModalProps) => {
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
