import type { View } from '../../games/buyword/view.ts';
import { t } from '../base/texts.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import { markIn } from '../table/dragging.ts';
import { FeltTool } from '../table/felt-tools.tsx';
import { HandFrame, TilePlace } from '../table/hand.tsx';
import { LetterKeys } from '../table/letter-keys.tsx';
import type { RackTile } from '../table/rack-order.ts';
import { Tile } from '../tiles/tile.tsx';
import { isTouchScreen } from '../ui/touch-screen.ts';
import { useBuyWord } from './buyword-table.ts';
import { Money } from './status-bar.tsx';
import { SwipeRing, swipeIsOn, switchSwipe } from './swipe-ring.tsx';

/** A full hand and the wilds: with fewer tiles they grow no larger. */
const ROOM = 9;

type HandProps = {
  /** Whether tiles may be laid out now. */
  readonly open: boolean;
};

/** A grid needs the room itself, and so do the bids of auctions and all that is proposed. */
const needsRoom = ({ options: { crossword, auctions, deals } }: View): boolean =>
  crossword || auctions !== 'off' || deals !== 'off';

/** The tiles I hold, in my order; those laid out leave their places empty, and a tap there takes them back. */
export const Hand = ({ view, open }: HandProps & { readonly view: View }) => {
  const { play } = t();
  const { rack, grid, looks, mySeat } = useBuyWord();
  const tiles = rack.hand.value;
  const hasWilds = rack.wilds.value > 0;
  const mark = markIn('rack');
  const mayLay = open && tiles.length > 0;
  return (
    <HandFrame
      look={needsRoom(view) ? '' : 'hand-high'}
      row="hand-tiles"
      count={Math.max(ROOM, tiles.length + (hasWilds ? 1 : 0))}
      top={
        <>
          <h3 id="hand-heading" class="unseen">
            {play.hand}
          </h3>
          <SeatFace look={looks.value[mySeat.value]} />
          <Money view={view} />
        </>
      }
      order={tiles.length > 1 ? rack : undefined}
      labels={play}
      tools={
        mayLay && (
          <>
            {isTouchScreen() && !grid.onGrid.value && <SwipeTool />}
            <KeysTool />
          </>
        )
      }
    >
      {tiles.length === 0 && <p class="hand-empty vacant">{play.handEmpty}</p>}
      {tiles.map((tile, place) => (
        <HandTile key={tile.id} tile={tile} place={place} open={open} isMark={mark === place} />
      ))}
      {hasWilds && <WildButton open={mayLay || (open && grid.onGrid.value)} />}
    </HandFrame>
  );
};

const SwipeTool = () => (
  <FeltTool icon="swipe" label={t().play.swipe} pressed={swipeIsOn.value} onClick={switchSwipe} />
);

const KeysTool = () => {
  const { letterKeys } = useBuyWord().laying;
  const isOpen = letterKeys.value !== 'shut';
  const toggle = (): void => {
    letterKeys.value = isOpen ? 'shut' : 'typing';
  };
  return <FeltTool icon="keyboard" label={t().play.letterKeys} pressed={isOpen} onClick={toggle} />;
};

type HandTileProps = HandProps & {
  readonly tile: RackTile;
  readonly place: number;
  readonly isMark: boolean;
};

const HandTile = ({ tile: { id, letter }, place, open, isMark }: HandTileProps) => {
  const { play } = t();
  const { rack, grid, laying, pips, startDrag } = useBuyWord();
  const isUsed = laying.isLaid(id);
  const isEmpty = open && isUsed;
  return (
    <TilePlace
      looks={['tile-button', isUsed && 'tile-used', isMark && 'tile-mark']}
      label={isEmpty ? play.takeBack(letter) : play.tile(letter, pips(letter))}
      place={place}
      isEmpty={isEmpty}
      pressed={grid.picked.value === id ? true : undefined}
      {...(open ? { onPress: () => (isUsed ? laying.takeBack : laying.tap)(id) } : {})}
      onDrag={(event) => startDrag(event, id)}
      onMove={(to) => rack.move(id, to)}
    >
      <Tile letter={letter} {...(isEmpty ? {} : { fly: `t${id}` })} />
    </TilePlace>
  );
};

const WildButton = ({ open }: HandProps) => {
  const { rack, grid, laying, startDrag } = useBuyWord();
  const isLaid = laying.wildIsLaid.value;
  const left = rack.wilds.value - (isLaid ? 1 : 0);
  return (
    <button
      type="button"
      class="tile-button wild-button"
      disabled={!open || isLaid}
      aria-label={t().play.wild(left)}
      data-home="wild"
      aria-pressed={grid.picked.value === 'wild' ? true : undefined}
      onClick={() => laying.tap('wild')}
      onPointerDown={(event) => startDrag(event, 'wild')}
    >
      <Tile letter="" wild />
      <small class="wild-count bold" aria-hidden="true">
        ×{left}
      </small>
    </button>
  );
};

/** A key shows what it would lay out: a tile of that letter, a wild for it, or nothing. */
export const BuyWordKeys = () => {
  const { play } = t();
  const { rack, grid, laying, pips } = useBuyWord();
  const { letterKeys, canLayWild, isLaid } = laying;
  // On a grid the place of each tile is chosen, too.
  const maySwipe = (): boolean => swipeIsOn.value && !grid.onGrid.value && rack.hand.value.length > 1;
  if (letterKeys.value === 'shut') return maySwipe() ? <SwipeRing /> : null;
  const forWild = letterKeys.value === 'wild';
  const free = new Set(rack.hand.value.filter(({ id }) => !isLaid(id)).map(({ letter }) => letter));
  const others = canLayWild.value
    ? ({ gives: 'wild', say: play.keyForWild } as const)
    : ({ gives: 'none', say: play.keyForNone } as const);
  return (
    <LetterKeys
      legend={forWild ? play.chooseWild : play.letterKeys}
      keyOf={(letter) => {
        if (forWild) return { gives: others.gives };
        if (free.has(letter)) return { gives: 'tile', label: play.tile(letter, pips(letter)) };
        return { gives: others.gives, label: others.say(letter) };
      }}
      onPress={forWild ? laying.placeWild : laying.typeLetter}
      onTakeBack={laying.takeBackLast}
      onClose={() => {
        letterKeys.value = 'shut';
      }}
      forWild={forWild}
    />
  );
};
