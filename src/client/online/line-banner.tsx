import { t } from '../texts.ts';
import { actionsWaiting, isLineUp } from './online-state.ts';

/** Says quietly that the line is lost, and that what was done is not. */
export const LineBanner = () => {
  const { online } = t();
  return (
    <div class="line-banner-place" role="status">
      {!isLineUp.value && (
        <p class="line-banner">
          {online.lost} {actionsWaiting.value > 0 && <b>{online.kept}</b>}
        </p>
      )}
    </div>
  );
};
