import type { View } from '../../games/choose-your-words/view.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { BetActions } from './bet-actions.tsx';
import { act } from './cards-state.ts';
import { categoryName } from './category-banner.tsx';
import { CategoryForm } from './category-form.tsx';
import { asked, claim, declareLaid, exchangeMarked, laidScore, marked, wish } from './laying.ts';
import { QuestionActions } from './question.tsx';
import type { Step } from './step.ts';

type StepProps = { readonly step: Step; readonly view: View };

/** The buttons of the step at hand; the one marked for it takes the focus when the step begins. */
export const StepActions = ({ step, view }: StepProps) => {
  if (asked.value !== undefined) return <QuestionActions action={asked.value} />;
  switch (step.kind) {
    case 'category':
      return <CategoryForm view={view} most={step.most} />;
    case 'bet':
      return <BetActions step={step} view={view} />;
    case 'exchange':
      return <ExchangeActions />;
    case 'declare':
      return <DeclareActions mayClaim={step.mayClaim} view={view} />;
    case 'challenge':
      return <WaiveActions />;
    case 'vote':
      return <VoteActions />;
    default:
      return <div class="actions" />;
  }
};

/** One button: it says how many cards go, or that all stay. */
const ExchangeActions = () => {
  const { cards } = t();
  const count = marked.value.size;
  return (
    <div class="actions">
      <button type="button" class="button" data-step-focus onClick={() => void exchangeMarked()}>
        {count === 0 ? cards.keepAll : cards.exchange(count)}
      </button>
    </div>
  );
};

type DeclareProps = { readonly mayClaim: boolean; readonly view: View };

const DeclareActions = ({ mayClaim, view }: DeclareProps) => {
  const { cards } = t();
  const word = laidScore.value;
  return (
    <>
      {mayClaim && (
        <Switch
          label={cards.claim(categoryName(view) ?? '')}
          hint={view.category?.theme === null ? cards.claimHint : cards.claimHintListed}
          on={claim.value}
          onChange={(on) => {
            claim.value = on;
          }}
        />
      )}
      <div class="actions">
        <Button disabled={word === undefined} onClick={() => void declareLaid()}>
          {word === undefined ? cards.declare : cards.declareFor(word.reads, word.score)}
        </Button>
        <Button kind="quiet" onClick={() => void wish({ kind: 'declare', word: null, claim: false })}>
          {cards.noWord}
        </Button>
      </div>
    </>
  );
};

const WaiveActions = () => (
  <div class="actions">
    <button type="button" class="button" data-step-focus onClick={() => void act({ kind: 'waive' })}>
      {t().cards.waive}
    </button>
  </div>
);

const VoteActions = () => {
  const { cards } = t();
  return (
    <div class="actions">
      <button
        type="button"
        class="button"
        data-step-focus
        onClick={() => void act({ kind: 'vote', vote: 'yes' })}
      >
        {cards.voteYes}
      </button>
      <Button kind="quiet" onClick={() => void act({ kind: 'vote', vote: 'no' })}>
        {cards.voteNo}
      </Button>
      <Button kind="quiet" onClick={() => void act({ kind: 'vote', vote: 'pass' })}>
        {cards.votePass}
      </Button>
    </div>
  );
};
