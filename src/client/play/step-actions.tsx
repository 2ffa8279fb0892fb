import { t } from '../language.ts';
import { asked } from './laying.ts';
import { act } from './play-state.ts';
import { QuestionActions } from './question.tsx';
import { SellActions } from './sell-actions.tsx';
import type { Step } from './step.ts';
import { toggleCommands } from './table-tools.tsx';

/** The buttons of the step at hand; the one marked for it takes the focus when the step begins. */
export const StepActions = ({ step }: { readonly step: Step }) => {
  const { play } = t();
  if (asked.value !== undefined) return <QuestionActions action={asked.value} />;
  switch (step.kind) {
    case 'roll':
      return (
        <div class="actions">
          <button type="button" class="button" data-step-focus onClick={() => act({ kind: 'roll' })}>
            {play.roll}
          </button>
        </div>
      );
    case 'choose':
      return (
        <div class="actions actions-many">
          {step.numbers.map((number, at) => (
            <button
              key={number}
              type="button"
              class="button"
              data-step-focus={at === 0 ? true : undefined}
              onClick={() => act({ kind: 'choose', number })}
            >
              {play.choose(number)}
            </button>
          ))}
        </div>
      );
    case 'buy':
      return <BuyActions price={step.price} money={step.money} />;
    case 'sell':
      return <SellActions step={step} />;
    case 'command':
      return (
        <div class="actions">
          <button type="button" class="button" data-step-focus onClick={toggleCommands}>
            {play.commands}
          </button>
        </div>
      );
    default:
      return <div class="actions" />;
  }
};

/** A lot that is too dear cannot be bought; the prompt says why. */
const BuyActions = ({ price, money }: { readonly price: number; readonly money: number }) => {
  const { play } = t();
  const tooDear = price > money;
  return (
    <div class="actions">
      <button
        type="button"
        class="button"
        disabled={tooDear}
        aria-describedby="next-step"
        data-step-focus={tooDear ? undefined : true}
        onClick={() => act({ kind: 'buy' })}
      >
        {play.buy(price)}
      </button>
      <button
        type="button"
        class="button button-quiet"
        data-step-focus={tooDear ? true : undefined}
        onClick={() => act({ kind: 'decline' })}
      >
        {play.decline}
      </button>
    </div>
  );
};
