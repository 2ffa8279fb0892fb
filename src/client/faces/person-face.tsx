import '../style/faces.css';
import type { Look } from '../../shared/looks.ts';
import { Drawn } from './drawn.tsx';
import { GROUNDS, PERSON_DRAWINGS } from './person-faces.ts';

/** The face of a person; their name stands beside it. */
export const PersonFace = ({ face, colour }: Look) => {
  const { ground, ring } = GROUNDS[colour];
  return (
    <svg class="face" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="31" fill={ground} stroke={ring} stroke-width="2" />
      {/* Whole inside the ring. */}
      <g transform="translate(4.5 4.5) scale(.86)">
        <Drawn strokes={PERSON_DRAWINGS[face]} />
      </g>
    </svg>
  );
};
