import type { ComponentChildren } from 'preact';
import type { View } from '../../games/buyword/view.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { useStepGuard } from '../table/use-step-guard.ts';
import { useBuyWord } from './buyword-table.ts';
import { Die } from './die.tsx';

/** The die of the table: the face rolled this round, or the one it is rolling towards, which is not told before it lies there. */
const TableDie = ({ view: { lotSize, phase, toAct } }: { readonly view: View }) => {
  const { play } = t();
  const { events, rolling, mySeat } = useBuyWord();
  const rolled = events.value.findLast(({ type }) => type === 'rolled' || type === 'round-began');
  const face = rolled?.type === 'rolled' ? rolled.face : undefined;
  const chosen = lotSize === null ? play.choice : play.choiceTook(lotSize);
  const said = face === undefined ? play.dieNotRolled : face === 'choice' ? chosen : String(face);
  const isRolling = rolling.value !== undefined;
  const die = (
    <Die
      face={rolling.value ?? face}
      chosen={isRolling ? undefined : (lotSize ?? undefined)}
      isRolling={isRolling}
    />
  );
  return (
    <>
      <span class="unseen">
        {play.die} {said}
      </span>
      {phase === 'roll' && toAct.includes(mySeat.value) && !isRolling ? (
        <RollableDie>{die}</RollableDie>
      ) : (
        die
      )}
    </>
  );
};

/** The die where it is mine to roll: pressing it rolls it, as the button of the step does, which is the one that is read aloud. */
const RollableDie = ({ children }: { readonly children: ComponentChildren }) => {
  const { act } = useBuyWord();
  const isMeant = useStepGuard('die');
  return (
    <button
      type="button"
      class="die-button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={(event) => {
        if (isMeant(event)) void act({ kind: 'roll' });
      }}
    >
      {children}
    </button>
  );
};

/** Where the die lies; over a grid it is seen only while it rolls. Apart from the rest, which is not drawn anew for it. */
export const DiePlace = ({ view }: { readonly view: View }) => {
  const { crossword } = view.options;
  const isRolling = useBuyWord().rolling.value !== undefined;
  if (crossword && !isRolling) return null;
  return (
    <p class={classes('die-place', crossword && 'die-over', isRolling && 'die-rolls')}>
      <TableDie view={view} />
    </p>
  );
};
