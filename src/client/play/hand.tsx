import { useContext } from 'preact/hooks';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import { t } from '../language.ts';
import { Tile } from '../tiles/tile.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { choosingWild, hand, laid, placeTile, takeBack, wildIsLaid, wilds } from './laying.ts';

type HandProps = {
  /** Whether tiles may be laid out now. */
  readonly open: boolean;
};

/** The tiles I hold; those laid out leave their places empty, and a tap there takes them back. */
export const Hand = ({ open }: HandProps) => {
  const { play } = t();
  const set = useContext(TileSetContext);
  const held = Array.from(hand.value);
  return (
    <section class="hand" aria-labelledby="hand-heading">
      <h3 id="hand-heading">{play.hand}</h3>
      <div class="hand-tiles">
        {held.length === 0 && <p class="felt-empty">{play.handEmpty}</p>}
        {held.map((letter, place) => {
          const laidAt = laid.value.findIndex(({ from }) => from === place);
          const used = laidAt >= 0;
          return (
            <button
              key={`${place}${letter}`}
              type="button"
              class={used ? 'tile-button tile-used' : 'tile-button'}
              disabled={!open}
              aria-label={used ? play.takeBack(letter) : play.tile(letter, pipsOf(set, letter))}
              onClick={() => (used ? takeBack(laidAt) : placeTile(place))}
            >
              <Tile letter={letter} />
            </button>
          );
        })}
        {wilds.value > 0 && <WildButton open={open} />}
      </div>
      {open && wilds.value > 0 && held.length > 0 && <p class="hand-hint">{play.wildHint}</p>}
    </section>
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
      onClick={() => {
        choosingWild.value = true;
      }}
    >
      <Tile letter="" wild />
      <small class="wild-count" aria-hidden="true">
        ×{left}
      </small>
    </button>
  );
};
