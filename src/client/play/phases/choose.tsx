import { offers } from '../../../games/buyword/offers.ts';
import { t } from '../../texts.ts';
import { Actions } from '../actions.tsx';
import { act } from '../play-state.ts';
import type { Looking, PhaseSurface } from './surface.ts';

const numbersFor = ({ view, me }: Looking): number[] => {
  const offer = offers(view, me).find(({ kind }) => kind === 'choose');
  if (offer?.kind !== 'choose') return [];
  return Array.from({ length: offer.to - offer.from + 1 }, (_, at) => offer.from + at);
};

const ChooseActions = (at: Looking) => (
  <Actions layout="actions-many">
    {numbersFor(at).map((number, place) => (
      <button
        key={number}
        type="button"
        class="button"
        data-step-focus={place === 0 ? true : undefined}
        onClick={() => act({ kind: 'choose', number })}
      >
        {t().play.choose(number)}
      </button>
    ))}
  </Actions>
);

/** BW-3.1: on *choice* the leader names the number. */
export const chooseSurface: PhaseSurface = {
  prompt: ({ view }) => (view.players > 1 ? t().play.chooseStepAll : t().play.chooseStep),
  waiting: (who) => t().play.waitChoose(who),
  Actions: ChooseActions,
};
