import { CARDS_FORM } from '../../catalog/cards-form.ts';
import { closesLookUp } from '../../games/choose-your-words/look-up.ts';
import { CARDS_REPLAY } from '../choose-your-words/cards-replay.ts';
import { openCardTable } from '../choose-your-words/cards-state.ts';
import { CARD_TABLE } from '../choose-your-words/table.tsx';
import { tableHints } from '../coach/table-hints.ts';
import type { GameSurface } from '../table/game-surface.tsx';

/** Choose Your Words, as pages show it. */
export const CHOOSE_YOUR_WORDS_SURFACE: GameSurface = {
  giveHints: tableHints,
  closesLookUp,
  openTable: openCardTable,
  ...CARD_TABLE,
  replay: CARDS_REPLAY,
  form: CARDS_FORM,
};
