import { t } from '../base/texts.ts';
import { toast } from '../ui/toast-state.ts';

/** Puts a text on the clipboard and says so; without https, or without leave, that it did not work. */
export const copyAndTell = async (text: string, done: string): Promise<void> => {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  toast(copied ? done : t().online.notCopied);
};
