import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { into } from '../base/into.ts';

/** Whether a media query holds, now and as it changes. */
export const useMedia = (query: string): boolean => {
  const holds = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => into(holds)(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return holds.value;
};
