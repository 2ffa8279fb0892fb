import type { ComponentChildren } from 'preact';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../texts.ts';
import { mySeat, names } from './cards-state.ts';
import { categoryName } from './category-banner.tsx';
import { asked } from './laying.ts';
import { questionOf } from './question.tsx';
import type { Step } from './step.ts';

const waiting = (
  cards: Messages['cards'],
  { phase, seats }: Extract<Step, { kind: 'wait' }>,
  view: View,
): string => {
  const who = seats.map((seat) => names.value[seat] ?? '');
  const hasDeclared = view.declared.some(({ seat }) => seat === mySeat.value);
  switch (phase) {
    case 'category':
      return cards.waitCategory(who);
    case 'bet':
      return cards.waitBet(who);
    case 'exchange':
      return cards.waitExchange(who);
    case 'declare':
      return hasDeclared ? cards.sealed(who) : cards.waitDeclare(who);
    case 'challenge':
      return cards.waitChallenge(who);
    default:
      return cards.waitVote(who);
  }
};

const voteText = (cards: Messages['cards'], view: View): string => {
  const { vote } = view;
  if (vote === null) return cards.waitVote([]);
  const declared = view.declared.find(({ seat }) => seat === vote.seat);
  const word = readLaid(declared?.word?.split(' ') ?? []);
  const category = categoryName(view) ?? '';
  return vote.matter === 'both' ? cards.voteBoth(word, category) : cards.voteStep(word, category);
};

const betText = (cards: Messages['cards'], step: Extract<Step, { kind: 'bet' }>): string => {
  const least = step.range?.from ?? 0;
  if (step.mustBet) return cards.openStep(least);
  return step.toCall > 0 ? cards.callStep(step.toCall) : cards.checkStep;
};

const promptOf = (cards: Messages['cards'], step: Step, view: View): string => {
  switch (step.kind) {
    case 'category':
      return cards.categoryStep;
    case 'bet':
      return betText(cards, step);
    case 'exchange':
      return cards.exchangeStep(step.most);
    case 'declare':
      return cards.declareStep;
    case 'challenge':
      return cards.challengeStep;
    case 'vote':
      return voteText(cards, view);
    case 'wait':
      return waiting(cards, step, view);
    case 'over':
      return t().play.overStep;
  }
};

type PromptProps = { readonly step: Step; readonly view: View; readonly clock: ComponentChildren };

/** Names the one next step; or asks, before something that cannot be taken back. */
export const Prompt = ({ step, view, clock }: PromptProps) => {
  const { cards } = t();
  return (
    <div class={step.kind === 'wait' ? 'prompt card-prompt prompt-wait' : 'prompt card-prompt'}>
      <h2 id="next-step" aria-live="polite">
        {asked.value === undefined ? promptOf(cards, step, view) : questionOf(cards, asked.value)}
      </h2>
      {clock}
    </div>
  );
};
