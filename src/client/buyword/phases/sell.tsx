import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { isMyStep } from '../../table/phase-surface.ts';
import { ChallengePanel } from '../challenges/challenge-panel.tsx';
import { leadsNext } from '../lead.ts';
import { spelled } from '../lots.tsx';
import { WordTray } from '../word-tray.tsx';
import { offered, type PhaseSurface, type SeatView } from './surface.ts';

/** Where one is at selling; undefined for who is done, and still free to challenge (BW-6.4). */
const sellStepOf = (at: SeatView) => {
  const { view, me, table } = at;
  const own = view.seats[me];
  if (own === undefined || own.done) return undefined;
  const excess = offered(at, 'discard')?.most ?? 0;
  return {
    /** Whether there is anything to lay out; on a grid a wild alone may lengthen a word. */
    hasTiles: own.tileCount > 0 || offered(at, 'sell') !== undefined,
    /** How many tiles are too many (BW-7.1). */
    excess,
    /** Whether tiles lie in a row beside the grid, to be discarded. */
    isBesideGrid: view.options.crossword && table.grid.ground.value === 'tray' && excess > 0,
  };
};

/** Lets what is not challenged stand. */
const WaiveButton = ({ table, quiet }: Pick<SeatView, 'table'> & { readonly quiet?: boolean }) => (
  <StepButton quiet={quiet ?? false} onClick={() => table.act({ kind: 'waive' })}>
    {t().challenges.waive}
  </StepButton>
);

/** Whether to be done and to roll is one step; a lesson, of which nothing is kept, takes them one by one. */
const rollsToo = ({ view, me, table }: SeatView): boolean =>
  table.storedAs !== undefined && leadsNext(view, me);

/**
 * Ends the selling; where one leads the next round and nobody else is still selling, it rolls as well. Alone there is nothing to stop
 * for in between; with others there may be, and one may only be done.
 */
const DoneButtons = ({ hasTiles, ...at }: SeatView & { readonly hasTiles: boolean }) => {
  const { play, pace } = t();
  const { laying, confirmation, doneAndRoll } = at.table;
  const rolls = rollsToo(at);
  return (
    <>
      {!(rolls && at.view.players === 1) && (
        <StepButton
          {...(rolls ? {} : { at: laying.doneButton })}
          quiet={hasTiles || rolls}
          onClick={() => confirmation.confirmThenAct({ kind: 'done' })}
        >
          {play.done}
        </StepButton>
      )}
      {rolls && (
        <StepButton at={laying.doneButton} quiet={hasTiles} onClick={doneAndRoll}>
          {pace.doneAndRoll}
        </StepButton>
      )}
    </>
  );
};

/** Sell, and done; with too many tiles in hand, discard instead of done (BW-7.1). */
const SellActions = (at: SeatView) => {
  const { play, grid } = t();
  const { laying, grid: board } = at.table;
  const { goOn } = laying;
  const step = sellStepOf(at);
  if (step === undefined) {
    return (
      <Actions>
        <WaiveButton {...at} />
      </Actions>
    );
  }
  const { hasTiles, excess, isBesideGrid } = step;
  const price = laying.priceLaid.value;
  const { tiles } = laying.laidWord.value;
  // What is laid out is discarded if that is letters and no more of them than are too many.
  const canDiscard = tiles !== '' && tiles.length <= excess && !laying.wildIsLaid.value;
  const isThree = hasTiles && excess === 0 && at.view.players > 1 && rollsToo(at);
  return (
    <Actions layout={isThree ? 'actions-three' : 'actions-two'}>
      {excess === 0 ? (
        <DoneButtons {...at} hasTiles={hasTiles} />
      ) : board.onGrid.value ? (
        <StepButton quiet onClick={laying.layBeside}>
          {grid.discard}
        </StepButton>
      ) : (
        <StepButton
          quiet
          means="discard"
          disabled={!canDiscard}
          onClick={() => laying.discardLaid().then(goOn)}
        >
          {canDiscard ? play.discardTiles(spelled(tiles)) : play.discardMost(excess)}
        </StepButton>
      )}
      {hasTiles && !isBesideGrid && (
        <StepButton
          quiet={laying.isUnsound.value}
          isNext={false}
          means="sell"
          disabled={price === undefined}
          onClick={() => laying.sellLaid().then(goOn)}
        >
          {price === undefined ? play.sell : play.sellFor(price)}
        </StepButton>
      )}
      {isBesideGrid && (
        <StepButton quiet onClick={laying.layOnGridAgain}>
          {grid.backToGrid}
        </StepButton>
      )}
    </Actions>
  );
};

const SellCentre = (at: SeatView) => {
  const step = sellStepOf(at);
  const isLaying = isMyStep(at) && step?.hasTiles === true;
  // On a grid the grid itself is where words are laid.
  const hasTray = isLaying && (!at.view.options.crossword || step.isBesideGrid);
  return (
    <>
      <ChallengePanel view={at.view} />
      {hasTray && <WordTray excess={step.excess} />}
    </>
  );
};

/** BW-5: words are sold, and where the players judge, challenged (BW-6). */
export const sellSurface: PhaseSurface = {
  prompt: (at) => {
    const { play } = t();
    const step = sellStepOf(at);
    if (step === undefined) return play.challengeStep;
    if (!step.hasTiles) return play.nothingToSell;
    if (step.excess > 0) return play.excessStep(step.excess);
    if (at.view.lastChance) return play.sellStepLast;
    return at.view.options.selling === 'oneByOne' ? play.sellStepOne : play.sellStep;
  },
  // BW-6.4: who is done and still waited for may challenge.
  waiting: (who, { view: { toAct, seats } }) =>
    toAct.every((seat) => seats[seat]?.done === true) ? t().play.waitChallenge(who) : t().play.waitSell(who),
  Actions: SellActions,
  Centre: SellCentre,
  // Who is done before the others may be content already.
  Aside: (at) =>
    offered(at, 'waive') === undefined ? null : (
      <div class="actions">
        <WaiveButton {...at} quiet />
      </div>
    ),
  laysOut: (at) => isMyStep(at) && sellStepOf(at) !== undefined,
  stepKey: (at) => {
    const step = sellStepOf(at);
    return step === undefined ? 'challenge' : `sell ${step.hasTiles} ${at.table.grid.onGrid.value}`;
  },
};
