import { CardsRulesSummary } from '../make/cards-rules-summary.tsx';
import { RulesButton } from '../make/rules-button.tsx';
import { USUAL } from '../make/table-wish.ts';
import { CardTools } from './card-tools.tsx';
import { view } from './cards-state.ts';

/** The tools of a card table on this device, with the rules it plays by. */
export const LocalCardTools = () => (
  <>
    <CardTools />
    {view.value !== undefined && (
      <RulesButton>
        <CardsRulesSummary table={{ ...USUAL, seats: view.value.players, options: view.value.options }} />
      </RulesButton>
    )}
  </>
);
