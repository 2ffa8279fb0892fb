import type { View } from '../../games/buyword/view.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../language.ts';
import { asked } from './laying.ts';
import { names } from './play-state.ts';
import { questionOf } from './question.tsx';
import type { Step } from './step.ts';

const waiting = (
  play: Messages['play'],
  { phase, seats }: Extract<Step, { kind: 'wait' }>,
  view: View,
): string => {
  const who = seats.map((seat) => names.value[seat] ?? '');
  switch (phase) {
    case 'roll':
      return play.waitRoll(who);
    case 'choose':
      return play.waitChoose(who);
    case 'buy':
      return play.waitBuy(who);
    case 'sell':
      // BW-6.4: who is done and still waited for may challenge.
      return seats.every((seat) => view.seats[seat]?.done === true)
        ? play.waitChallenge(who)
        : play.waitSell(who);
    case 'draw':
      return play.waitDraw;
    default:
      return play.waitOther(who);
  }
};

const promptOf = (play: Messages['play'], step: Step, view: View): string => {
  switch (step.kind) {
    case 'roll':
      return play.rollStep;
    case 'choose':
      return view.players > 1 ? play.chooseStepAll : play.chooseStep;
    case 'buy':
      return step.price > step.money ? play.tooDear(step.price, step.money) : play.buyStep(step.price);
    case 'sell':
      if (!step.hasTiles) return play.nothingToSell;
      if (step.excess > 0) return play.excessStep(step.excess);
      return view.lastRound ? play.sellStepLast : play.sellStep;
    case 'challenge':
      return play.challengeStep;
    case 'command':
      return play.commandStep;
    case 'wait':
      return waiting(play, step, view);
    case 'over':
      return play.overStep;
  }
};

type PromptProps = { readonly step: Step; readonly view: View };

/** Names the one next step; or asks, before something that cannot be taken back. */
export const Prompt = ({ step, view }: PromptProps) => {
  const { play } = t();
  return (
    <div class={step.kind === 'wait' ? 'prompt prompt-wait' : 'prompt'} aria-live="polite">
      <h2 id="next-step">
        {asked.value === undefined ? promptOf(play, step, view) : questionOf(play, asked.value)}
      </h2>
    </div>
  );
};
