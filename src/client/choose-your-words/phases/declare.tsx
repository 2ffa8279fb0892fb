import { into } from '../../base/into.ts';
import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { isMyStep } from '../../table/phase-surface.ts';
import { Switch } from '../../ui/switch.tsx';
import { categoryName } from '../category-banner.tsx';
import { holdsCards, offered, type PhaseSurface, type SeatView } from './surface.ts';

const DeclareActions = (at: SeatView) => {
  const { cards } = t();
  const { view, table } = at;
  const { claim, laidScore } = table.laying;
  const word = laidScore.value;
  return (
    <>
      {offered(at, 'declare')?.claim === true && (
        <div class="amounts">
          <Switch
            label={cards.claim(categoryName(view.category))}
            hint={view.category?.theme === null ? cards.claimHint : cards.claimHintListed}
            on={claim.value}
            onChange={into(claim)}
          />
        </div>
      )}
      <Actions>
        <StepButton quiet onClick={() => table.confirmThenAct({ kind: 'declare', word: null, claim: false })}>
          {cards.noWord}
        </StepButton>
        <StepButton
          isNext={false}
          means="declare"
          disabled={word === undefined}
          onClick={() => table.declareLaid()}
        >
          {word === undefined ? cards.declare : cards.declareFor(word.reads, word.score)}
        </StepButton>
      </Actions>
    </>
  );
};

/** CW-4.6: all declare at once, each a word or none. */
export const declareSurface: PhaseSurface = {
  prompt: () => t().cards.declareStep,
  waiting: (who, { view, me }) =>
    view.declared.some(({ seat }) => seat === me) ? t().cards.sealed(who) : t().cards.waitDeclare(who),
  Actions: DeclareActions,
  laysOut: (at) => holdsCards(at) && isMyStep(at),
};
