import { t } from '../base/language.ts';
import { spoken } from '../base/spoken.ts';
import { tryAgain } from '../base/try-again.ts';
import { toast } from '../ui/toast-state.ts';

/** Does something with code that is fetched first; where that does not come it is said, and tried again when asked. */
export const withCode = async <Code>(
  fetchCode: () => Promise<Code>,
  act: (code: Code) => unknown,
): Promise<void> => {
  try {
    await act(await fetchCode());
  } catch {
    const retry = async (): Promise<void> => {
      await tryAgain(fetchCode);
      await withCode(fetchCode, act);
    };
    const label = spoken(() => t().ui.retry);
    toast(
      spoken(() => t().ui.trouble),
      { label, onClick: () => void retry() },
    );
  }
};
