import type { View } from '../../games/choose-your-words/view.ts';
import { t } from '../base/texts.ts';
import { StepButton } from '../table/actions.tsx';
import { StepMoment } from '../table/use-step-guard.ts';
import { useCards } from './card-table.ts';

/** Straight on to how the game ends, for who is out of it and alone with bots. */
export const OutActions = ({ view }: { readonly view: View }) => {
  const { mySeat, rounds, hurry } = useCards();
  if (hurry === undefined || view.seats[mySeat.value]?.out !== true) return null;
  const skip = (): void => {
    rounds.isSkipping.value = true;
    hurry();
  };
  return (
    // The bots play on meanwhile, but it means the same all along.
    <StepMoment.Provider value="out">
      <div class="actions actions-two">
        <StepButton quiet disabled={rounds.isSkipping.value} onClick={skip}>
          {t().cards.skipToEnd}
        </StepButton>
      </div>
    </StepMoment.Provider>
  );
};
