import type { View } from '../../games/buyword/view.ts';
import { t } from '../texts.ts';
import { events } from './play-state.ts';

/** Where the pips of each face lie, on a grid of 24. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
};

/** The face rolled this round; a choice shows a star, and the number named once it is. */
export const Die = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const rolled = events.value.findLast(({ type }) => type === 'rolled' || type === 'round-began');
  const face = rolled?.type === 'rolled' ? rolled.face : undefined;
  const said =
    face === undefined
      ? play.dieNotRolled
      : face !== 'choice'
        ? String(face)
        : view.lotSize === null
          ? play.choice
          : play.choiceTook(view.lotSize);
  const pips = face === undefined ? [] : (PIPS[face === 'choice' ? (view.lotSize ?? 0) : face] ?? []);
  const look = face === undefined ? ' die-idle' : face === 'choice' ? ' die-choice' : '';
  return (
    <>
      <span class="unseen">{said}</span>
      <svg class={`die${look}`} viewBox="0 0 24 24" aria-hidden="true">
        <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
        {pips.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
        ))}
        {face === 'choice' && view.lotSize === null && (
          <path d="M12 5l2.1 4.6 5 .6-3.7 3.4 1 4.9L12 16l-4.4 2.5 1-4.9L4.9 10.2l5-.6z" />
        )}
      </svg>
    </>
  );
};
