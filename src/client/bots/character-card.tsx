import { CHARACTERS, type CharacterId } from '../../bots/characters.ts';
import { t } from '../language.ts';
import { Face } from './face.tsx';

/** Who a character is: face, name, level, style, a line. */
export const CharacterCard = ({ id }: { readonly id: CharacterId }) => {
  const { characters } = t();
  const { level, style } = CHARACTERS[id];
  const { name, line } = characters.of[id];
  return (
    <span class="character">
      <Face bot={id} />
      <span class="character-text">
        <b>{name}</b>
        <span class={`level level-${level}`}>{characters.levels[level]}</span>
        <small class="character-style">{characters.styles[style]}</small>
        <small class="character-line">{line}</small>
      </span>
    </span>
  );
};
