import type { View } from '../../games/buyword/view.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../language.ts';
import { names } from './play-state.ts';
import type { Step } from './step.ts';

const waiting = (play: Messages['play'], { phase, seats }: Extract<Step, { kind: 'wait' }>): string => {
  const who = seats.map((seat) => names.value[seat] ?? '');
  switch (phase) {
    case 'roll':
      return play.waitRoll(who);
    case 'choose':
      return play.waitChoose(who);
    case 'buy':
      return play.waitBuy(who);
    case 'sell':
      return play.waitSell(who);
    default:
      return play.waitDraw;
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
    case 'wait':
      return waiting(play, step);
    case 'over':
      return play.overStep;
  }
};

type PromptProps = { readonly step: Step; readonly view: View };

/** Names the one next step. */
export const Prompt = ({ step, view }: PromptProps) => (
  <div class={step.kind === 'wait' ? 'prompt prompt-wait' : 'prompt'} aria-live="polite">
    <h2 id="next-step">{promptOf(t().play, step, view)}</h2>
  </div>
);
