import type { View } from '../../games/buyword/view.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { useBuyWord } from './buyword-table.ts';
import { Die } from './die.tsx';

/** The die of the table: the face rolled this round, or the one it is rolling towards, which is not told before it lies there. */
const TableDie = ({ view: { lotSize } }: { readonly view: View }) => {
  const { play } = t();
  const { events, rolling } = useBuyWord();
  const rolled = events.value.findLast(({ type }) => type === 'rolled' || type === 'round-began');
  const face = rolled?.type === 'rolled' ? rolled.face : undefined;
  const chosen = lotSize === null ? play.choice : play.choiceTook(lotSize);
  const said = face === undefined ? play.dieNotRolled : face === 'choice' ? chosen : String(face);
  const isRolling = rolling.value !== undefined;
  return (
    <>
      <span class="unseen">
        {play.die} {said}
      </span>
      <Die
        face={rolling.value ?? face}
        chosen={isRolling ? undefined : (lotSize ?? undefined)}
        isRolling={isRolling}
      />
    </>
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
