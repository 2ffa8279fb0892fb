import { t } from '../../language.ts';
import { Challenges } from '../../online/challenges.tsx';
import { SellActions } from '../sell-actions.tsx';
import { WordTray } from '../word-tray.tsx';
import { onSellKey } from './sell-keys.ts';
import { sellStepOf } from './sell-step.ts';
import { isMyStep, type Looking, type PhaseSurface } from './surface.ts';

const isSelling = (at: Looking): boolean => isMyStep(at) && sellStepOf(at).kind === 'sell';

const SellFelt = (at: Looking) => {
  const step = sellStepOf(at);
  return isSelling(at) && step.kind === 'sell' && step.hasTiles ? <WordTray excess={step.excess} /> : null;
};

const SellButtons = (at: Looking) => {
  const step = sellStepOf(at);
  return step.kind === 'sell' ? <SellActions step={step} /> : <div class="actions" />;
};

/** BW-5: words are sold, and where the players judge, challenged (BW-6). */
export const sellSurface: PhaseSurface = {
  prompt: (at) => {
    const { play } = t();
    const step = sellStepOf(at);
    if (step.kind === 'challenge') return play.challengeStep;
    if (!step.hasTiles) return play.nothingToSell;
    if (step.excess > 0) return play.excessStep(step.excess);
    return at.view.lastRound ? play.sellStepLast : play.sellStep;
  },
  // BW-6.4: who is done and still waited for may challenge.
  waiting: (who, { toAct, seats }) =>
    toAct.every((seat) => seats[seat]?.done === true) ? t().play.waitChallenge(who) : t().play.waitSell(who),
  Actions: SellButtons,
  Felt: SellFelt,
  Below: ({ view }) => <Challenges view={view} />,
  laysOut: isSelling,
  stepKey: (at) => {
    const step = sellStepOf(at);
    return step.kind === 'sell' ? `sell ${step.hasTiles}` : step.kind;
  },
  onKey: (event, at) => sellStepOf(at).kind === 'sell' && onSellKey(event),
};
