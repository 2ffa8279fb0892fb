import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { into } from '../base/into.ts';
import { t } from '../base/language.ts';
import { Button, type ButtonLook } from './button.tsx';
import { isTouchScreen } from './touch-screen.ts';

type DialogProps = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Where the focus goes afterwards; back to where it was, unless told. */
  readonly returnTo?: () => void;
};

/** Moves the focus to something that is only read; the tab key does not stop there again. */
const takeFocus = (read: HTMLElement | null): void => {
  if (read === null) return;
  read.tabIndex = -1;
  read.focus();
};

/** A dialog above the page: Escape and a tap beside it close it, and the focus goes back to where it was. */
export const Modal = ({ heading, onClose, children, returnTo }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isClosing = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    const isField = document.activeElement?.matches('input[type="text"], textarea') === true;
    if (isField && isTouchScreen()) takeFocus(title.current);
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
      class="modal sheet"
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
      <div class="modal-content stack gap-6">
        <h2 id={id} ref={title}>
          {heading}
        </h2>
        {children}
      </div>
    </dialog>
  );
};

/** A dialog to read, with a button that closes it. */
export const ReadingDialog = ({ children, ...props }: DialogProps) => (
  <Modal {...props}>
    {children}
    <Button onClick={props.onClose}>{t().ui.close}</Button>
  </Modal>
);

type Question = {
  readonly heading: string;
  readonly text: string;
  readonly yes: string;
  /** What keeps things as they are; "Keep playing", unless told. */
  readonly no?: string;
  readonly onYes: () => unknown;
};

/** Asks once before something is given up; what keeps things as they are comes first. */
const AskDialog = ({ heading, text, yes, no, onYes, onNo }: Question & { readonly onNo: () => void }) => (
  <Modal heading={heading} onClose={onNo}>
    <p>{text}</p>
    <p class="buttons">
      <Button onClick={onNo}>{no ?? t().ui.stay}</Button>
      <Button
        kind="quiet"
        onClick={() => {
          onNo();
          onYes();
        }}
      >
        {yes}
      </Button>
    </p>
  </Modal>
);

/** What opens a dialog, and the dialog once it is open. */
type Opening = { readonly open: () => void; readonly dialog: ComponentChildren };

/** A dialog that something opens. */
export const useDialog = (show: (close: () => void) => ComponentChildren): Opening => {
  const isOpen = useSignal(false);
  const set = into(isOpen);
  return { open: () => set(true), dialog: isOpen.value && show(() => set(false)) };
};

/** A question that something asks before it is done. */
export const useQuestion = (question: Question): Opening =>
  useDialog((close) => <AskDialog {...question} onNo={close} />);

type DialogButtonProps = ButtonLook & { readonly opens: (close: () => void) => ComponentChildren };

/** A button, and the dialog that it opens. */
export const DialogButton = ({ opens, ...look }: DialogButtonProps) => {
  const { open, dialog } = useDialog(opens);
  return (
    <>
      <Button {...look} onClick={open} />
      {dialog}
    </>
  );
};

/** A button that asks before it does something; it says what is done, unless told what else. */
export const AskButton = ({ kind, children, ...question }: Question & Partial<ButtonLook>) => (
  <DialogButton kind={kind ?? 'quiet'} opens={(close) => <AskDialog {...question} onNo={close} />}>
    {children ?? question.yes}
  </DialogButton>
);
