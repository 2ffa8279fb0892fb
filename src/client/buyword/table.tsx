import '../style/variants.css';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import { priceOf } from '../../games/buyword/tile-set.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { eventSentence, refusalSentence } from '../../messages/buyword.ts';
import { buyWordReason } from '../../messages/buyword-reasons.ts';
import type { Language } from '../../shared/language.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { Sound } from '../sound/sounds.ts';
import { CentrePhase } from '../table/centre-phase.tsx';
import type { Question } from '../table/game-parts.ts';
import type { TableProps } from '../table/game-surface.tsx';
import { gameTable } from '../table/game-table.tsx';
import { type GameTool, gameTools } from '../table/table-tools.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import type { BuyWordState } from './buyword-state.ts';
import { type BuyWordTable, buyWordTableOf } from './buyword-table.ts';
import { Verdict } from './challenges/challenge-panel.tsx';
import { COMMANDS } from './commands.ts';
import { buyWordEnding } from './ending.ts';
import { forcedMove } from './forced-move.ts';
import { GridArea } from './grid/grid-area.tsx';
import { BuyWordKeys, Hand } from './hand.tsx';
import { MyLots, spelled } from './lots.tsx';
import { Others } from './others.tsx';
import type { PhaseSurface, SeatView } from './phases/surface.ts';
import { SURFACES } from './phases/surfaces.ts';
import { BestSale, RESULTS, ResultGrid } from './result.tsx';
import { SalesList } from './sales-list.tsx';
import { Facts } from './status-bar.tsx';
import { DiePlace } from './table-die.tsx';
import { ThemeLine } from './theme.tsx';
import { Waiting } from './waiting.tsx';

const FEWEST_PIPS = 2;
const MOST_PIPS = 25;
const ALL_PIPS = Array.from({ length: MOST_PIPS - FEWEST_PIPS + 1 }, (_, i) => FEWEST_PIPS + i);

/** The price list of the box: pips and their price (BW-1.1). */
const PriceList = ({ onClose }: { readonly onClose: () => void }) => {
  const { play } = t();
  return (
    <Modal heading={play.priceListHeading} onClose={onClose}>
      <p>{play.priceListText}</p>
      <ul class="prices ledger figures columns">
        {ALL_PIPS.map((pips) => (
          <li key={pips} class="split gap-4">
            <span class="quiet">{play.pips(pips)}</span> <b>{play.price(priceOf(pips))}</b>
          </li>
        ))}
      </ul>
      <p class="buttons">
        <Button onClick={onClose}>{play.close}</Button>
      </p>
    </Modal>
  );
};

/** How BuyWord sounds, most telling first. */
const SOUNDS: Partial<Record<GameEvent['type'], Sound>> = {
  sold: 'sell',
  bought: 'buy',
  'auction-won': 'buy',
  dealt: 'deal',
  'auction-began': 'gavel',
  bid: 'bid',
  proposed: 'offer',
  rolled: 'settle',
  drew: 'draw',
  opened: 'draw',
  refilled: 'draw',
  drafted: 'tile',
};

/** What is asked once before something that cannot be taken back. */
const questionOf = (action: PlayerAction, table: BuyWordTable): Question | undefined => {
  const { play, deals } = t();
  switch (action.kind) {
    case 'sell': {
      const layout = table.grid.layoutOf(action);
      const words = layout.ok ? layout.value.words : [];
      const price = words.reduce((sum, each) => sum + each.price, 0);
      return { text: play.askWild(action.word, price), yes: play.yesWild };
    }
    case 'discard':
      return { text: play.askDiscard(spelled(action.tiles)), yes: play.yesDiscard };
    case 'done':
      return { text: deals.askDone(table.openDeals()), yes: deals.yesDone };
    default:
      return undefined;
  }
};

/** A tap away at every table. */
const TOOLS: readonly GameTool[] = [
  { name: 'prices', icon: 'prices', label: () => t().play.priceList, shortcut: '$', Opened: PriceList },
];

type PlaceProps = SeatView & { readonly surface: PhaseSurface };

/** What is played for, how the last challenge ended, the die; the grid, where there is one; what the phase lays out. */
const Centre = ({ surface, ...at }: PlaceProps) => {
  const { view, table } = at;
  const { crossword } = view.options;
  const { Centre: PhaseCentre = MyLots } = surface;
  const laysOut = surface.laysOut?.(at) ?? false;
  const played = table.game?.language;
  return (
    <>
      <div class="centre-notes">
        <ThemeLine view={view} />
        {played !== undefined && played !== language.value && <p class="quiet">{t().play.wordsOf[played]}</p>}
        <Verdict />
      </div>
      {crossword && <GridArea view={view} laysOut={laysOut && table.grid.onGrid.value} />}
      <Waiting {...at} />
      <DiePlace view={view} />
      <CentrePhase isList={surface.isList}>
        <PhaseCentre {...at} />
      </CentrePhase>
    </>
  );
};

/** My money and my tiles; who looks on has neither. */
const Mine = ({ surface, ...at }: PlaceProps) =>
  at.view.seats[at.me] === undefined ? null : <Hand view={at.view} open={surface.laysOut?.(at) ?? false} />;

const TableShown = gameTable({
  tableOf: buyWordTableOf,
  surfaces: SURFACES,
  Keys: BuyWordKeys,
  questionOf,
  refusalSentence,
  sentenceOf: eventSentence,
  reasonOf: buyWordReason,
  commands: COMMANDS,
  forcedMove,
  sounds: SOUNDS,
  isGain: (event: GameEvent, seat: Seat) => event.type === 'sold' && event.seat === seat,
  tools: TOOLS,
  Facts,
  Rivals: Others,
  Centre,
  Mine,
  hasAmounts: ({ options }: View) => options.auctions !== 'off',
  endingOf: buyWordEnding,
  BestWord: BestSale,
  isCoached: true,
  results: RESULTS,
  AfterResult: ResultGrid,
  lists: [{ name: 'sold', label: () => t().play.sold, Content: SalesList }],
});

/** The table of BuyWord. */
export const Table = (props: TableProps) => (
  <TileSetContext.Provider value={buyWordTableOf(props.table as BuyWordState).tileSet.value}>
    <TableShown {...props} />
  </TileSetContext.Provider>
);

/** BuyWord's table, as pages show it. */
export const BUYWORD_TABLE = {
  Table,
  Tools: gameTools(TOOLS),
  showsWindows: false,
  isVoting: ({ vote }: View) => vote !== null,
  /** BW-17: tiles held are open, unless the table hides them. */
  isOpen: ({ options }: View) => options.openTiles,
  openSentence: (of: Language, event: GameEvent, names: readonly string[], you: Seat | null) =>
    eventSentence(of, event, names, you),
};
