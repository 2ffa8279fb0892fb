import { useContext } from 'preact/hooks';
import { pipsOf } from '../../../games/buyword/tile-set.ts';
import { t } from '../../texts.ts';
import { Tile } from '../../tiles/tile.tsx';
import { TileSetContext } from '../../tiles/tile-set-context.ts';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { typedLetter } from '../keys.ts';
import { priceOfLot } from '../lot-price.ts';
import { act } from '../play-state.ts';
import { isMyStep, type Looking, type PhaseSurface } from './surface.ts';

/** The open tiles with names that stay theirs while others are taken: `E 0`, `E 1`. */
const namedTiles = (open: string): { readonly letter: string; readonly name: string }[] => {
  const counts = new Map<string, number>();
  return Array.from(open).map((letter) => {
    const place = counts.get(letter) ?? 0;
    counts.set(letter, place + 1);
    return { letter, name: `${letter} ${place}` };
  });
};

const tilesLeft = ({ view, me }: Looking): number => (view.lotSize ?? 0) - (view.seats[me]?.lot?.length ?? 0);

const take = (letter: string): void => void act({ kind: 'draft', letter });

/** The open tiles, and the lot that grows of them. */
const DraftFelt = (at: Looking) => {
  const { draft, play } = t();
  const set = useContext(TileSetContext);
  const { view, me } = at;
  const open = view.open ?? '';
  const lot = view.seats[me]?.lot ?? '';
  const isMine = isMyStep(at);
  return (
    <>
      <section class="lot" aria-labelledby="open-heading">
        <h3 id="open-heading">{draft.heading}</h3>
        {!isMine && <p class="unseen">{draft.open(Array.from(open).join(' '))}</p>}
        <div class="open-tiles" {...(isMine ? { role: 'group', 'aria-label': play.yourMove } : {})}>
          {namedTiles(open).map(({ letter, name }, place) => (
            <button
              key={name}
              type="button"
              class="tile-button"
              disabled={!isMine}
              data-step-focus={place === 0 ? true : undefined}
              aria-label={draft.take(letter, pipsOf(set, letter))}
              onClick={() => take(letter)}
            >
              <Tile letter={letter} fly={`open ${name}`} from="bag" />
            </button>
          ))}
        </div>
        {isMine && <p class="hand-hint">{draft.hint}</p>}
      </section>
      {view.seats[me] !== undefined && (
        <section class="lot lot-small" aria-labelledby="lot-heading">
          <h3 id="lot-heading">{draft.lot(lot.length, view.lotSize ?? 0)}</h3>
          <p class="lot-row">
            {lot === '' ? (
              <span class="felt-none">{draft.lotEmpty}</span>
            ) : (
              <>
                <span class="unseen">{play.lotLetters(Array.from(lot).join(' '))}</span>
                <WordTiles word={lot} fly={`lot ${me}`} />
                <span class="felt-sum">
                  {play.pips(pipsOf(set, lot))} <span aria-hidden="true">→</span>{' '}
                  {play.price(priceOfLot(view, lot))}
                </span>
              </>
            )}
          </p>
        </section>
      )}
    </>
  );
};

/** BW-13: open tiles are taken one by one, by tap or by their letter's key. */
export const draftSurface: PhaseSurface = {
  prompt: (at) => t().draft.step(tilesLeft(at)),
  waiting: (who) => t().draft.wait(who),
  Actions: () => null,
  Felt: DraftFelt,
  stepKey: ({ view }) => view.open ?? '',
  onKey: (event) => {
    const letter = typedLetter(event);
    if (letter === undefined) return false;
    take(letter);
    return true;
  },
};
