import { isCharacter, mannerOf } from '../../bots/characters.ts';
import { isLevel } from '../../bots/levels.ts';
import { t } from '../base/language.ts';
import { Face } from './face.tsx';

type SeatBotProps = { readonly bot: string | undefined };

/** The face of the bot at a seat; nothing for a person. */
export const SeatFace = ({ bot }: SeatBotProps) => (bot === undefined ? null : <Face bot={bot} />);

/** How well the bot at a seat plays; nothing for a person, and for the house bot. */
export const SeatLevel = ({ bot }: SeatBotProps) => {
  if (bot === undefined || !(isCharacter(bot) || isLevel(bot))) return null;
  const level = mannerOf(bot)?.level;
  return level === undefined ? null : (
    <small class={`level pill strong nowrap level-${level}`}>{t().characters.levels[level]}</small>
  );
};
