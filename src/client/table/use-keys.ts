import { useLayoutEffect } from 'preact/hooks';
import { isTaken } from './table-keys.ts';

/** Gives the keys that belong to nothing else to a table; `onKey` says whether it has used one. Anew where `under` changes. */
export const useKeys = (onKey: (event: KeyboardEvent) => boolean, under: readonly unknown[] = []): void =>
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isTaken(event) && onKey(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, under);
