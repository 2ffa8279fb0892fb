import type { Language } from '../../shared/language.ts';
import { chooseLanguage, t } from '../base/language.ts';
import { toast } from '../ui/toast-state.ts';

/** Switches the page to a language, or says that its texts could not be fetched. */
export const switchLanguage = async (chosen: Language): Promise<void> => {
  if ((await chooseLanguage(chosen)) === 'unreachable') toast(t().ui.noTexts);
};
