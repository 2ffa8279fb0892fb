import { t } from '../../base/texts.ts';
import { typedLetter } from '../../table/keys.ts';
import { isMyStep } from '../../table/phase-surface.ts';
import { useStepGuard } from '../../table/use-step-guard.ts';
import { Tile } from '../../tiles/tile.tsx';
import { LotTiles, PipsSum, spelled } from '../lots.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

/** The open tiles with names that stay theirs while others are taken: `E 0`, `E 1`. */
const namedTiles = (open: string) =>
  Array.from(open, (letter, at) => {
    const before = open.slice(0, at).split(letter).length - 1;
    return { letter, name: `${letter} ${before}` };
  });

/** So few open tiles are as large as tiles get; more than a row has room for lie in two. */
const FEW = 4;
const A_ROW = 8;
const perRow = (count: number): number =>
  Math.max(FEW, count <= A_ROW ? count : Math.max(A_ROW, Math.ceil(count / 2)));

/** The open tiles, and the lot that grows of them. */
const DraftCentre = (at: SeatView) => {
  const { draft, play } = t();
  const { view, me } = at;
  const { act, pips, priceOfLot } = at.table;
  const open = view.open ?? '';
  const lot = view.seats[me]?.lot ?? '';
  const isMine = isMyStep(at);
  // Where one was taken, another comes to lie.
  const isMeant = useStepGuard('draft');
  return (
    <>
      <section class="lot lot-open" aria-labelledby="open-heading">
        <h3 id="open-heading">{draft.heading}</h3>
        {!isMine && <p class="unseen">{draft.open(spelled(open))}</p>}
        <div class="tile-row">
          <div
            class="open-tiles"
            style={`--count: ${perRow(open.length)}`}
            {...(isMine ? { role: 'group', 'aria-label': play.yourMove } : {})}
          >
            {namedTiles(open).map(({ letter, name }, place) => (
              <button
                key={name}
                type="button"
                class="tile-button"
                disabled={!isMine}
                data-step-focus={place === 0 ? true : undefined}
                aria-label={draft.take(letter, pips(letter))}
                onClick={(event) => {
                  if (isMeant(event)) void act({ kind: 'draft', letter });
                }}
              >
                <Tile letter={letter} fly={`open ${name}`} from="bag" />
              </button>
            ))}
          </div>
        </div>
        {isMine && <p class="draft-hint text-2 faint">{draft.hint}</p>}
      </section>
      {view.seats[me] !== undefined && (
        <section class="lot lot-small" aria-labelledby="lot-heading">
          <h3 id="lot-heading">{draft.lot(lot.length, view.lotSize ?? 0)}</h3>
          <p class="lot-row row gap-7 lines-4">
            {lot === '' ? (
              <span class="faint">{draft.lotEmpty}</span>
            ) : (
              <>
                <LotTiles from={me} tiles={lot} said={play.lotLetters(spelled(lot))} />
                <span class="text-4 row gap-4 lines-2 strong">
                  <PipsSum pips={pips(lot)}>{play.price(priceOfLot(lot))}</PipsSum>
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
  prompt: ({ view, me }) => t().draft.step((view.lotSize ?? 0) - (view.seats[me]?.lot?.length ?? 0)),
  waiting: (who) => t().draft.wait(who),
  Actions: () => null,
  Centre: DraftCentre,
  stepKey: ({ view }) => view.open ?? '',
  onKey: (event, { table }) => {
    const letter = typedLetter(event);
    if (letter === undefined) return false;
    if (!event.repeat) void table.act({ kind: 'draft', letter });
    return true;
  },
};
