import type { GameEvent } from '../../games/buyword/events.ts';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../base/texts.ts';
import { Spotlight } from '../table/spotlight.tsx';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { lotsBefore } from './lots.tsx';
import type { SeatView } from './phases/surface.ts';
import { SoldTiles } from './sales-list.tsx';

/** The phases in which one waits for somebody's choice, and the middle of the table has nothing else to show. */
const QUIET_PHASES: ReadonlySet<View['phase']> = new Set(['roll', 'choose', 'buy', 'sell']);

/** The last lot that somebody else has bought, or word they have sold, since the phase began. */
const lastDeed = (events: readonly GameEvent[], me: number) => {
  for (const event of events.toReversed()) {
    if (event.type === 'phase-began') return undefined;
    if (event.type !== 'sold' && event.type !== 'bought') continue;
    if (event.seat === me) return undefined;
    const { seat, price } = event;
    const look =
      event.type === 'sold' ? (
        <>
          <SoldTiles words={event.words} />
          <b class="money title">+{t().play.price(price)}</b>
        </>
      ) : (
        <>
          <WordTiles word={event.tiles} />
          <Price amount={price} />
        </>
      );
    return { seat, look };
  }
  return undefined;
};

/** Who is waited for, with the lot they may buy, and what was last sold or bought. */
export const Waiting = (at: SeatView) => {
  const { view, me, table } = at;
  const { options, phase, toAct } = view;
  // Where words lie on a grid, or are to be challenged, that has the place.
  const isTaken = options.crossword || (phase === 'sell' && options.judge === 'challenge');
  if (isTaken || !QUIET_PHASES.has(phase)) return null;
  const [seat] = toAct;
  const [lot] = phase === 'buy' && seat !== undefined ? lotsBefore(view, seat) : [];
  return (
    <Spotlight {...at} lastAction={lastDeed(table.events.value, me)}>
      {lot !== undefined && (
        <>
          <WordTiles word={lot.tiles} />
          <Price amount={table.priceOfLot(lot.tiles)} />
        </>
      )}
    </Spotlight>
  );
};
