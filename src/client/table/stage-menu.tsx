import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../base/texts.ts';
import { IconButton } from '../ui/button.tsx';

/** The tools of a table and the ways out: behind one button, or side by side where the bar has room for them. */
export const StageMenu = ({ children }: { readonly children: ComponentChildren }) => {
  const menu = useRef<HTMLElement>(null);
  const isOpen = useSignal(false);
  const button = (): HTMLElement | null | undefined => menu.current?.querySelector('button');
  const close = (): void => {
    isOpen.value = false;
  };
  useEffect(() => {
    if (!isOpen.value) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (menu.current?.contains(target as Node) !== true) close();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen.value]);
  return (
    <nav
      ref={menu}
      class="stage-menu"
      aria-label={t().play.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen.value) return;
        event.stopPropagation();
        close();
        button()?.focus();
      }}
    >
      <IconButton
        icon="menu"
        label={t().play.menu}
        expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      />
      <div
        class="menu-tools"
        data-open={isOpen.value}
        onClickCapture={() => {
          if (!isOpen.value) return;
          // What is opened from here gives the focus back to where it can be.
          button()?.focus();
          close();
        }}
      >
        {children}
      </div>
    </nav>
  );
};
