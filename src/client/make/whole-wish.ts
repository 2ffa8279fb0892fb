import { type Options, readOptions } from '../../games/buyword/options.ts';
import type { View } from '../../games/buyword/view.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { view } from '../play/play-state.ts';
import { wishLike } from './rules-link.ts';
import { type TableWish, USUAL } from './table-wish.ts';

/** Who plays sees the options in the game itself, and is not told them again; wilds that follow from the players are no wish. */
const optionsIn = ({ options, players }: View): Partial<Options> => {
  const usual = readOptions({}, players);
  const { wilds, ...rest } = options;
  return usual.ok && usual.value.wilds === wilds ? rest : options;
};

/** The wish for a table like one that is there. */
export const wishOf = (info: TableInfo): TableWish =>
  wishLike({ ...info, options: info.options ?? (view.value && optionsIn(view.value)) ?? {} });

/** The wish for a table like the one that is played at on this device. */
export const wishInPlay = (seen: View): TableWish => ({
  ...USUAL,
  seats: seen.players,
  options: optionsIn(seen),
});
