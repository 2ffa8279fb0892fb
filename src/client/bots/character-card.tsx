import { CHARACTERS, type CharacterId } from '../../bots/characters.ts';
import { t } from '../base/language.ts';
import { Face } from './face.tsx';

/** Who a character is: face, name, level, style, a line. */
export const CharacterCard = ({ id }: { readonly id: CharacterId }) => {
  const { characters } = t();
  const { level, style } = CHARACTERS[id];
  const { name, line } = characters.of[id];
  return (
    <span class="grow start line" style="--basis: 12rem">
      <Face bot={id} />
      <span class="grow row items-baseline gap-4 lines-0">
        <b class="title breaks" style="--size: var(--text-4)">
          {name}
        </b>
        <span class={`level pill strong nowrap level-${level}`}>{characters.levels[level]}</span>
        <small>{characters.styles[style]}</small>
        <small class="whole-row">{line}</small>
      </span>
    </span>
  );
};
