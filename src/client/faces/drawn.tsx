import type { Stroke } from './stroke.ts';

/** Strokes one over the other. */
export const Drawn = ({ strokes }: { readonly strokes: readonly Stroke[] }) => (
  <>
    {strokes.map(({ d, fill = 'none', line, width = 1.5 }) => (
      <path
        key={d}
        d={d}
        fill={fill}
        stroke={line}
        stroke-width={line === undefined ? undefined : width}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    ))}
  </>
);
