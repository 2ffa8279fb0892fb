import type { ComponentChildren } from 'preact';
import { t } from '../base/texts.ts';
import { IconButton } from '../ui/button.tsx';
import { useFold } from './use-fold.ts';

/** The tools of a table and the ways out: behind one button, or side by side where the bar has room for them. */
export const StageMenu = ({ children }: { readonly children: ComponentChildren }) => {
  const { box, isOpen, toggle, closeToButton, onKeyDown } = useFold();
  return (
    <nav ref={box} class="stage-menu" aria-label={t().play.menu} onKeyDown={onKeyDown}>
      <IconButton icon="menu" label={t().play.menu} expanded={isOpen} onClick={toggle} />
      <div
        class="menu-tools"
        data-open={isOpen}
        onClickCapture={() => {
          // What is opened from here gives the focus back to where it can be.
          if (isOpen) closeToButton();
        }}
      >
        {children}
      </div>
    </nav>
  );
};
