import { t } from '../base/texts.ts';
import { useRoom } from './online-table.ts';

/** Says quietly that the line is lost, and that what was done is not. */
export const LineBanner = () => {
  const { online } = t();
  const { actionsWaiting, isLineUp } = useRoom();
  return (
    <div role="status">
      {!isLineUp.value && (
        <p class="line-banner frame">
          {online.lost} {actionsWaiting.value > 0 && <b>{online.kept}</b>}
        </p>
      )}
    </div>
  );
};
