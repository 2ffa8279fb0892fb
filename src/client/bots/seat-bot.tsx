import { isCharacter, mannerOf } from '../../bots/characters.ts';
import { isLevel } from '../../bots/levels.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import { isLook } from '../../shared/looks.ts';
import { t } from '../base/language.ts';
import { NoFace } from '../faces/no-face.tsx';
import { PersonFace } from '../faces/person-face.tsx';
import { Face } from './face.tsx';

/** The face of who sits somewhere; who has had themselves forgotten has none. */
export const SeatFace = ({ look = {} }: { readonly look: SeatLook | undefined }) => {
  if (look.bot !== undefined) return <Face bot={look.bot} />;
  return isLook(look) ? <PersonFace {...look} /> : <NoFace icon="alone" />;
};

type SeatBotProps = { readonly bot: string | undefined };

/** How well the bot at a seat plays; nothing for a person, and for the house bot. */
export const SeatLevel = ({ bot }: SeatBotProps) => {
  if (bot === undefined || !(isCharacter(bot) || isLevel(bot))) return null;
  const level = mannerOf(bot)?.level;
  return level === undefined ? null : (
    <small class={`level pill strong nowrap level-${level}`}>{t().characters.levels[level]}</small>
  );
};
