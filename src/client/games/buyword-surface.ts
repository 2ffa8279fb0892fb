import { BUYWORD_FORM } from '../../catalog/buyword-form.ts';
import { closesLookUp } from '../../games/buyword/look-up.ts';
import { BUYWORD_REPLAY } from '../buyword/buyword-replay.ts';
import { openBuyWordTable } from '../buyword/buyword-state.ts';
import { BUYWORD_TOGETHER } from '../buyword/challenges/device-window.tsx';
import { BUYWORD_TABLE } from '../buyword/table.tsx';
import { tableHints } from '../coach/table-hints.ts';
import type { GameSurface } from '../table/game-surface.tsx';

/** BuyWord, as pages show it. */
export const BUYWORD_SURFACE: GameSurface = {
  giveHints: tableHints,
  closesLookUp,
  openTable: openBuyWordTable,
  ...BUYWORD_TABLE,
  replay: BUYWORD_REPLAY,
  form: BUYWORD_FORM,
  together: BUYWORD_TOGETHER,
};
