import '../style/premoves.css';
import { t } from '../base/texts.ts';
import type { AnyTable } from './game-parts.ts';
import type { Premoves } from './premoves.ts';
import { StepMoment, useStepGuard } from './use-step-guard.ts';

/** What may be said ahead of one's turn, in the place of the buttons while others think; a tap on what is said takes it back. */
export const PremoveRow = ({ premoves }: Pick<AnyTable, 'premoves'>) => {
  const all = premoves?.list() ?? [];
  if (premoves === undefined || all.length === 0) return null;
  return (
    // What others do meanwhile is no new step: only what may be said counts.
    <StepMoment.Provider value="ahead">
      <Row all={all} choose={premoves.choose} />
    </StepMoment.Provider>
  );
};

type RowProps = { readonly all: ReturnType<Premoves['list']> } & Pick<Premoves, 'choose'>;

/** It comes where the buttons of the step were: a press that was meant for those says nothing. */
const Row = ({ all, choose }: RowProps) => {
  const { pace } = t();
  const isMeant = useStepGuard(all.map(({ label }) => label).join());
  const said = all.find(({ isChosen }) => isChosen);
  return (
    <fieldset class="premoves">
      <legend class="premoves-legend text-2 strong">{pace.onMyTurn}</legend>
      {all.map(({ name, label, isChosen }) => (
        <button
          key={name}
          type="button"
          class="premove frame pressable touch strong"
          aria-pressed={isChosen}
          onClick={(event) => {
            if (isMeant(event)) choose(name);
          }}
        >
          {label}
        </button>
      ))}
      <p class="unseen" role="status">
        {said !== undefined && pace.willDo(said.label)}
      </p>
    </fieldset>
  );
};
