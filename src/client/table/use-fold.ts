import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** Something that opens by its first button, and is shut by it, by Escape and by a press elsewhere. */
export const useFold = () => {
  const box = useRef<HTMLElement>(null);
  const isOpen = useSignal(false);
  const close = (): void => {
    isOpen.value = false;
  };
  /** Shuts it, and gives the focus back to what opens it. */
  const closeToButton = (): void => {
    box.current?.querySelector('button')?.focus();
    close();
  };
  useEffect(() => {
    if (!isOpen.value) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (box.current?.contains(target as Node) !== true) close();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen.value]);
  return {
    box,
    isOpen: isOpen.value,
    toggle: (): void => {
      isOpen.value = !isOpen.value;
    },
    closeToButton,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isOpen.value) return;
      event.stopPropagation();
      closeToButton();
    },
  };
};
