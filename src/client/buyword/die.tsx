import '../style/die.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FACES, type Face } from '../../games/buyword/events.ts';
import { classes } from '../base/classes.ts';
import { rollDie } from './roll-die.ts';

/** Where the pips of each face lie, on a grid of 24, as the points of a drawing. */
const PIPS: Readonly<Record<number, string>> = {
  2: '7,7 17,17',
  3: '6.5,6.5 12,12 17.5,17.5',
  4: '7,7 17,7 7,17 17,17',
  5: '6.5,6.5 17.5,6.5 12,12 6.5,17.5 17.5,17.5',
};

const STAR = 'M12 4.5l2.2 4.9 5.3.6-3.9 3.6 1.1 5.2L12 16.1l-4.7 2.7 1.1-5.2-3.9-3.6 5.3-.6z';

/** What it shows before it is rolled. */
const ASK = 'M8 9.2a4 4 0 1 1 6 3.4c-1.3.8-2 1.4-2 2.7 M12 19v.1';

const FaceDrawn = ({ face }: { readonly face: Face | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {face === undefined && <path d={ASK} />}
    {face === 'choice' && <path d={STAR} />}
    {PIPS[Number(face)]?.split(' ').map((point) => {
      const [x, y] = point.split(',');
      return <circle key={point} cx={x} cy={y} r="2.5" />;
    })}
  </svg>
);

const SIDES = ['front', 'top', 'right', 'left', 'bottom', 'back'] as const;

type DieProps = {
  /** What it shows; undefined before it is rolled. */
  readonly face: Face | undefined;
  /** How many tiles were chosen, where it showed a choice. */
  readonly chosen?: number | undefined;
  /** Whether it is rolling towards that. */
  readonly isRolling?: boolean;
};

/** The die on the felt, as large as `--die` says: it rolls, and comes to rest with the face in front that was rolled (BW-1.6). */
export const Die = ({ face, chosen, isRolling = false }: DieProps) => {
  const throwing = useRef<HTMLSpanElement>(null);
  // Before it is painted: what was rolled is not seen before it lies there.
  useLayoutEffect(
    () => (isRolling && throwing.current !== null ? rollDie(throwing.current) : undefined),
    [isRolling],
  );
  const others = FACES.filter((each) => each !== face);
  const isChosen = face === 'choice' && chosen !== undefined;
  return (
    <span class={classes('big-die', face === undefined && 'big-die-idle')} aria-hidden="true">
      <span class="die-shadow" />
      <span class="die-throw" ref={throwing}>
        <span class="die-cube">
          {SIDES.map((side, at) => {
            const shown = at === 0 ? face : (others[at - 1] ?? 'choice');
            return (
              <span key={side} class={classes(`die-side die-${side}`, shown === 'choice' && 'die-star')}>
                <FaceDrawn face={shown} />
              </span>
            );
          })}
        </span>
      </span>
      {isChosen && <b class="die-chosen figures">{chosen}</b>}
    </span>
  );
};
