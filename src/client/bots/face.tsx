import { isCharacter } from '../../bots/characters.ts';
import { Drawn } from '../faces/drawn.tsx';
import { NoFace } from '../faces/no-face.tsx';
import { EYES, FACES, MOUTHS, NOSE } from './face-parts.ts';

type FaceProps = { readonly bot: string };

/** The face of a bot; its name stands beside it. Bots without a name have a bot's sign. */
export const Face = ({ bot }: FaceProps) => {
  if (!isCharacter(bot)) return <NoFace icon="bots" />;
  const { colours, behind, front = '', eyes, mouth, own } = FACES[bot];
  const { ground, skin, wear, hair } = colours;
  return (
    <svg class="face" viewBox="0 0 64 64" style={{ color: hair }} aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill={ground} />
      <path d={behind} fill={hair} />
      <path d="M6 64q2-11 26-11t26 11z" fill={wear} />
      <path d="M25 48h14v7q-7 5-14 0z" fill={skin} />
      <ellipse cx="32" cy="35" rx="15" ry="18" fill={skin} />
      <path d={front} fill={hair} />
      <Drawn strokes={[...EYES[eyes], NOSE, ...(mouth === undefined ? [] : MOUTHS[mouth]), ...own]} />
    </svg>
  );
};
