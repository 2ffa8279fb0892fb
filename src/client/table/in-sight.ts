import { useSignal } from '@preact/signals';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

/** Whether the list around is being looked at: what only eyes need is left out of one that is not. */
export const InSight = createContext(true);

/** A list that is made once it is looked at. */
export const OnlyInSight = ({ children }: { readonly children: ComponentChildren }): ComponentChildren =>
  useContext(InSight) ? children : null;

/** Whether a panel stands open beside the table, because the window is wide (side-panel.css says so by `--is-beside`). */
export const useIsBeside = (panel: RefObject<HTMLElement | null>): boolean => {
  const isBeside = useSignal(false);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    // It changes its size with the window. A sheet that only shows itself to the focus going by is as good as shut.
    const observer = new ResizeObserver(() => {
      isBeside.value = getComputedStyle(element).getPropertyValue('--is-beside') !== '';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isBeside.value;
};
