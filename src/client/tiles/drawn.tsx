import '../style/pictures.css';
import type { ComponentChildren } from 'preact';

/** A small picture of a way to play: things on felt, on a ground of 72 by 48. Screen readers pass over it. */
export const Picture = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="picture" translate={false}>
    <svg viewBox="0 0 72 48" aria-hidden="true">
      {children}
    </svg>
  </span>
);

type DrawnProps = {
  /** Where its middle is. */
  readonly x: number;
  readonly y: number;
  /** By how many degrees it is turned. */
  readonly turn?: number;
};

const placed = ({ x, y, turn = 0 }: DrawnProps): string => `translate(${x} ${y}) rotate(${turn})`;

type DrawnTileProps = DrawnProps & { readonly size?: number; readonly letter?: string };

/** A tile with its letter. */
export const DrawnTile = ({ size = 19, letter, ...place }: DrawnTileProps) => (
  <g transform={placed(place)}>
    <rect class="drawn-edge" x={-size / 2} y={-size / 2 + 1.5} width={size} height={size} rx={size / 7} />
    <rect class="drawn-tile" x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 7} />
    {letter !== undefined && (
      <text class="drawn-letter" y={size * 0.24} font-size={size * 0.66}>
        {letter}
      </text>
    )}
  </g>
);

/** A die that shows three. */
export const DrawnDie = (place: DrawnProps) => (
  <g transform={placed(place)}>
    <rect class="drawn-paper" x={-8} y={-8} width={16} height={16} rx={3.5} />
    <path class="drawn-dots" d="M-4 -4v.1 M0 0v.1 M4 4v.1" />
  </g>
);

/** A round piece: a coin, or a chip. */
export const DrawnCoin = ({ isChip = false, ...place }: DrawnProps & { readonly isChip?: boolean }) => (
  <g transform={placed(place)}>
    <circle class={isChip ? 'drawn-chip' : 'drawn-coin'} r={6.5} />
    <circle class="drawn-ring" r={3.5} />
  </g>
);

/** What somebody says, with a sign in it. */
export const DrawnBubble = ({ children, ...place }: DrawnProps & { readonly children: string }) => (
  <g transform={placed(place)}>
    <path
      class="drawn-paper"
      d="M-10 -9h20a3 3 0 0 1 3 3v9a3 3 0 0 1 -3 3h-13l-6 5v-5h-1a3 3 0 0 1 -3 -3v-9a3 3 0 0 1 3 -3z"
    />
    <text class="drawn-letter" y={3.6} font-size={14}>
      {children}
    </text>
  </g>
);

/** The print of a paw: what a theme is about. */
export const DrawnPaw = (place: DrawnProps) => (
  <path
    class="drawn-ink"
    transform={placed(place)}
    d="M0 0c3 0 6 3 6 6 0 2.5-2 3-3.5 2.5-1.7-.6-3.3-.6-5 0C-4 9-6 8.5-6 6c0-3 3-6 6-6z M-2.6-1.6a1.9 2.6 0 1 1 0-5.2 1.9 2.6 0 0 1 0 5.2z M2.6-1.6a1.9 2.6 0 1 1 0-5.2 1.9 2.6 0 0 1 0 5.2z M-6.8 2.4a1.7 2.3 0 1 1 0-4.6 1.7 2.3 0 0 1 0 4.6z M6.8 2.4a1.7 2.3 0 1 1 0-4.6 1.7 2.3 0 0 1 0 4.6z"
  />
);
