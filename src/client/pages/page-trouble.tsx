import { t } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Stands for a page that could not be fetched: no line, or a newer version has taken its place. */
export const PageTrouble = () => {
  const { ui } = t();
  return (
    <div class="page">
      <h1>{ui.troubleHeading}</h1>
      <Notice kind="alarm">{ui.trouble}</Notice>
      <p>
        <Button onClick={() => location.reload()}>{ui.retry}</Button>
      </p>
    </div>
  );
};
