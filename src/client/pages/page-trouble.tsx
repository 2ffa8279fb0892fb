import { t } from '../language.ts';
import { tryAgain } from '../try-again.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

/** Stands for a page that could not be fetched: no line, or a newer version has taken its place. */
export const PageTrouble = ({ fetchPart }: { readonly fetchPart: () => Promise<unknown> }) => {
  const { ui } = t();
  const retry = async (): Promise<void> => {
    if ((await tryAgain(fetchPart)) === 'unreachable') toast(t().ui.notYet);
  };
  return (
    <div class="page">
      <h1>{ui.troubleHeading}</h1>
      <Notice kind="alarm">{ui.trouble}</Notice>
      <p>
        <Button onClick={retry}>{ui.retry}</Button>
      </p>
    </div>
  );
};
