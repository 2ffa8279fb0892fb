import { useContext } from 'preact/hooks';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import { t } from '../texts.ts';
import { Tile } from '../tiles/tile.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { Icon } from '../ui/icon.tsx';
import { dropMark, startDrag } from './drag.ts';
import { onGrid, picked } from './grid/grid-cursor.ts';
import { laid, letterKeys, takeBack, tapTile, tapWild, wildIsLaid } from './laying.ts';
import { moveInRack, rack, shuffleRack, sortRack, wilds } from './rack.ts';
import type { RackTile } from './rack-order.ts';

type HandProps = {
  /** Whether tiles may be laid out now. */
  readonly open: boolean;
};

/** The tiles I hold, in my order; those laid out leave their places empty, and a tap there takes them back. */
export const Hand = ({ open }: HandProps) => {
  const { play } = t();
  const tiles = rack.value;
  const mark = dropMark.value?.zone === 'rack' ? dropMark.value.at : undefined;
  return (
    <section class="hand" aria-labelledby="hand-heading">
      <div class="felt-top">
        <h3 id="hand-heading">{play.hand}</h3>
        {tiles.length > 1 && (
          <button type="button" class="felt-tool" aria-label={play.shuffle} onClick={shuffleRack}>
            <Icon name="shuffle" />
          </button>
        )}
        {tiles.length > 1 && (
          <button type="button" class="felt-tool" aria-label={play.sort} onClick={sortRack}>
            <Icon name="sort" />
          </button>
        )}
        {open && tiles.length > 0 && (
          <button
            type="button"
            class="felt-tool"
            aria-label={play.letterKeys}
            aria-pressed={letterKeys.value !== 'shut'}
            onClick={() => {
              letterKeys.value = letterKeys.value === 'shut' ? 'typing' : 'shut';
            }}
          >
            <Icon name="keyboard" />
          </button>
        )}
      </div>
      <div class="hand-tiles" data-zone="rack">
        {tiles.length === 0 && <p class="felt-empty">{play.handEmpty}</p>}
        {tiles.map((tile, place) => (
          <HandTile key={tile.id} tile={tile} place={place} open={open} isMark={mark === place} />
        ))}
        {wilds.value > 0 && <WildButton open={open && (tiles.length > 0 || onGrid.value)} />}
      </div>
      {open && wilds.value > 0 && tiles.length > 0 && <p class="hand-hint">{play.wildHint}</p>}
    </section>
  );
};

type HandTileProps = HandProps & {
  readonly tile: RackTile;
  readonly place: number;
  readonly isMark: boolean;
};

const HandTile = ({ tile: { id, letter }, place, open, isMark }: HandTileProps) => {
  const { play } = t();
  const set = useContext(TileSetContext);
  const laidAt = laid.value.findIndex(({ from }) => from === id);
  const used = laidAt >= 0;
  const look = `tile-button${used ? ' tile-used' : ''}${isMark ? ' tile-mark' : ''}`;
  if (!open) {
    return (
      <span
        class={look}
        role="img"
        aria-label={play.tile(letter, pipsOf(set, letter))}
        data-place={place}
        onPointerDown={(event) => startDrag(event, id)}
      >
        <Tile letter={letter} fly={`t${id}`} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={look}
      aria-label={used ? play.takeBack(letter) : play.tile(letter, pipsOf(set, letter))}
      data-place={place}
      aria-pressed={picked.value === id ? true : undefined}
      onClick={() => (used ? takeBack(laidAt) : tapTile(id))}
      onPointerDown={used ? undefined : (event) => startDrag(event, id)}
      onKeyDown={(event) => {
        if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
        event.preventDefault();
        moveInRack(id, event.key === 'ArrowLeft' ? Math.max(0, place - 1) : place + 2);
      }}
    >
      <Tile letter={letter} {...(used ? {} : { fly: `t${id}` })} />
    </button>
  );
};

const WildButton = ({ open }: HandProps) => {
  const left = wilds.value - (wildIsLaid.value ? 1 : 0);
  return (
    <button
      type="button"
      class="tile-button wild-button"
      disabled={!open || wildIsLaid.value}
      aria-label={t().play.wild(left)}
      data-home="wild"
      aria-pressed={picked.value === 'wild' ? true : undefined}
      onClick={tapWild}
      onPointerDown={(event) => startDrag(event, 'wild')}
    >
      <Tile letter="" wild />
      <small class="wild-count" aria-hidden="true">
        ×{left}
      </small>
    </button>
  );
};
