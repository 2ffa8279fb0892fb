import { useLayoutEffect } from 'preact/hooks';
import { offers } from '../../../games/buyword/offers.ts';
import { t } from '../../texts.ts';
import { Actions } from '../actions.tsx';
import { HandOn } from '../hand-on.tsx';
import { wish } from '../laying.ts';
import { act } from '../play-state.ts';
import { DealBuilder } from './deal-builder.tsx';
import { building, clearBuilding, startBuilding, termsBuilt, whyNotTerms } from './deal-building.ts';
import { isEmpty } from './deal-chains.ts';
import { DealLots } from './deal-lots.tsx';
import { offeredToMe, Proposals } from './proposals.tsx';
import { isMyStep, type Looking, type PhaseSurface } from './surface.ts';

const DealPanel = (at: Looking) => {
  useLayoutEffect(startBuilding, []);
  const mayPropose = isMyStep(at) && offers(at.view, at.me).some(({ kind }) => kind === 'propose');
  return (
    <div class="deal-panel">
      <Proposals {...at} which="mine" />
      {mayPropose && <DealBuilder {...at} />}
      <Proposals {...at} which="others" />
      {isMyStep(at) && <HandOn {...at} />}
    </div>
  );
};

const DealActions = ({ view }: Looking) => {
  const { deals } = t();
  const terms = termsBuilt(view);
  const canPropose = terms !== undefined && whyNotTerms(view, terms) === undefined;
  const propose = async (): Promise<void> => {
    if (terms !== undefined && (await act({ kind: 'propose', ...terms }))) clearBuilding();
  };
  return (
    <Actions>
      <button type="button" class="button" disabled={!canPropose} onClick={propose}>
        {deals.propose}
      </button>
      <button
        type="button"
        class="button button-quiet"
        aria-describedby="done-hint"
        onClick={() => wish({ kind: 'done' })}
      >
        {deals.done}
      </button>
    </Actions>
  );
};

/** BW-11.2: what saying done means, before it is said. */
const DoneHint = (at: Looking) =>
  isMyStep(at) ? (
    <p id="done-hint" class="quiet advice">
      {t().deals.doneHint}
    </p>
  ) : null;

/** BW-11, BW-12: all at once propose and answer, until each is done. Escape clears what is being put together. */
export const dealSurface: PhaseSurface = {
  prompt: (at) => {
    const waiting = offeredToMe(at).length;
    return waiting > 0 ? t().deals.stepOffered(waiting) : t().deals.step;
  },
  waiting: (who) => t().deals.wait(who),
  Actions: DealActions,
  Felt: DealLots,
  Panel: DealPanel,
  Below: DoneHint,
  onKey: ({ key }) => {
    if (key !== 'Escape' || isEmpty(building.value)) return false;
    clearBuilding();
    return true;
  },
};
