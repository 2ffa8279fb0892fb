import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Options, readOptions } from '../../games/buyword/options.ts';
import type { View } from '../../games/buyword/view.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { readTable } from '../online/api.ts';
import { view } from '../play/play-state.ts';
import { wishLike } from './rules-link.ts';
import { type TableWish, USUAL } from './table-wish.ts';

/** Whether long lists are told by their length only, as they are where tables are shown again and again. */
const isBrief = (options: unknown): boolean => {
  const { theme, houseWords, houseBans } = (options ?? {}) as Record<string, unknown>;
  const words = typeof theme === 'object' && theme !== null && 'words' in theme ? theme.words : undefined;
  return [words, houseWords, houseBans].some((list) => typeof list === 'number');
};

/** Who plays sees the options in the game itself, and is not told them again; wilds that follow from the players are no wish. */
const optionsIn = ({ options, players }: View): Partial<Options> => {
  const usual = readOptions({}, players);
  const { wilds, ...rest } = options;
  return usual.ok && usual.value.wilds === wilds ? rest : options;
};

/** The wish for a table like one that is there, lists and all: what was told in brief is asked for. */
export const useWholeWish = (info: TableInfo): TableWish => {
  const whole = useSignal<TableInfo | undefined>(undefined);
  const brief = isBrief(info.options);
  useEffect(() => {
    if (!brief) return;
    void readTable(info.code).then((read) => {
      if (read.ok) whole.value = read.value.info;
    });
  }, [info.code, brief]);
  if (brief && whole.value?.code === info.code) return wishLike(whole.value);
  return wishLike({ ...info, options: info.options ?? (view.value && optionsIn(view.value)) ?? {} });
};

/** The wish for a table like the one that is played at on this device. */
export const wishInPlay = (seen: View): TableWish => ({
  ...USUAL,
  seats: seen.players,
  options: optionsIn(seen),
});
