import { isStill } from './motion/moves.ts';

const PIECES = 26;
/** Spreads numbers evenly without chance: each lies in the largest gap that those before have left. */
const GOLDEN = 0.618_034;

const spread = (at: number, by: number): number => (at * GOLDEN * by) % 1;

const styleOf = (at: number): string =>
  [
    `--from: ${Math.round(spread(at, 1) * 100)}%`,
    `--drift: ${Math.round(spread(at, 3) * 120 - 60)}px`,
    `--turn: ${Math.round(spread(at, 5) * 720 - 360)}deg`,
    `--wait: ${Math.round(spread(at, 7) * 500)}ms`,
  ].join(';');

/** Tiles and bank notes that rain once, for a win; nothing for who wants no motion. */
export const Confetti = ({ letters }: { readonly letters: string }) =>
  isStill() ? null : (
    <div class="confetti" aria-hidden="true" translate={false}>
      {Array.from({ length: PIECES }, (_, at) => (
        <span
          key={at}
          class={at % 3 === 2 ? 'confetti-note' : 'confetti-tile'}
          style={styleOf(at)}
          data-letter={letters[at % letters.length]}
        />
      ))}
    </div>
  );
