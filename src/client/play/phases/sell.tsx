import { t } from '../../texts.ts';
import { ChallengePanel } from '../challenges/challenge-panel.tsx';
import { EarlyWaive, WaiveActions } from '../challenges/waive-actions.tsx';
import { SellActions } from '../sell-actions.tsx';
import { WordTray } from '../word-tray.tsx';
import { onSellKey } from './sell-keys.ts';
import { sellStepOf } from './sell-step.ts';
import { isMyStep, type Looking, type PhaseSurface } from './surface.ts';

const isSelling = (at: Looking): boolean => isMyStep(at) && sellStepOf(at).kind === 'sell';

const SellFelt = (at: Looking) => {
  const step = sellStepOf(at);
  if (!isSelling(at) || step.kind !== 'sell' || !step.hasTiles) return null;
  // On a grid the grid itself is where words are laid.
  return at.view.options.crossword && !step.isBesideGrid ? null : <WordTray excess={step.excess} />;
};

const SellButtons = (at: Looking) => {
  const step = sellStepOf(at);
  return step.kind === 'sell' ? <SellActions step={step} /> : <WaiveActions />;
};

/** BW-5: words are sold, and where the players judge, challenged (BW-6). */
export const sellSurface: PhaseSurface = {
  prompt: (at) => {
    const { play } = t();
    const step = sellStepOf(at);
    if (step.kind === 'challenge') return play.challengeStep;
    if (!step.hasTiles) return play.nothingToSell;
    if (step.excess > 0) return play.excessStep(step.excess);
    if (at.view.lastChance) return play.sellStepLast;
    return at.view.options.selling === 'oneByOne' ? play.sellStepOne : play.sellStep;
  },
  // BW-6.4: who is done and still waited for may challenge.
  waiting: (who, { toAct, seats }) =>
    toAct.every((seat) => seats[seat]?.done === true) ? t().play.waitChallenge(who) : t().play.waitSell(who),
  Actions: SellButtons,
  Felt: SellFelt,
  // While only challenges are left to be made they come first.
  Above: ({ view }) => (view.windowOpen ? <ChallengePanel view={view} /> : null),
  Below: (at) =>
    at.view.windowOpen ? null : (
      <>
        <ChallengePanel view={at.view} />
        {!isMyStep(at) && <EarlyWaive {...at} />}
      </>
    ),
  laysOut: isSelling,
  stepKey: (at) => {
    const step = sellStepOf(at);
    return step.kind === 'sell' ? `sell ${step.hasTiles}` : step.kind;
  },
  onKey: (event, at) => sellStepOf(at).kind === 'sell' && onSellKey(event),
};
