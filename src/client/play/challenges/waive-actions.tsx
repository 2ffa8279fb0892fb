import { offers } from '../../../games/buyword/offers.ts';
import { t } from '../../texts.ts';
import { Actions } from '../actions.tsx';
import type { Looking } from '../phases/surface.ts';
import { act } from '../play-state.ts';

/** All are done: what is not challenged may stand. */
export const WaiveActions = () => (
  <Actions>
    <button type="button" class="button" data-step-focus onClick={() => act({ kind: 'waive' })}>
      {t().challenges.waive}
    </button>
  </Actions>
);

/** Who is done before the others may be content already. */
export const EarlyWaive = ({ view, me }: Looking) =>
  offers(view, me).some(({ kind }) => kind === 'waive') ? (
    <p>
      <button type="button" class="button button-quiet" onClick={() => act({ kind: 'waive' })}>
        {t().challenges.waive}
      </button>
    </p>
  ) : null;
