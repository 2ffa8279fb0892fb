import { priceOf } from '../../games/buyword/tile-set.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { TilePlace } from '../table/hand.tsx';
import { Tray } from '../table/tray.tsx';
import { Price } from '../tiles/price.tsx';
import { Tile } from '../tiles/tile.tsx';
import { useBuyWord } from './buyword-table.ts';
import { PipsSum } from './lots.tsx';
import type { Placed } from './rack.ts';

/** The word being laid out, to be sold or, where there are too many tiles, discarded. */
export const WordTray = ({ excess }: { readonly excess: number }) => {
  const { play } = t();
  const { laying, startDrag, tally } = useBuyWord();
  return (
    <Tray
      {...laying}
      heading={play.word}
      isStep
      empty={excess > 0 ? play.wordEmptyExcess : play.wordEmpty}
      row="tray-tiles"
      tile={(placed, at, isMark) => (
        <TilePlace
          key={placed.from}
          looks={['tile-button', isMark && 'tile-mark', tally.isCounted(at) && 'tile-counted']}
          label={play.takeBack(placed.letter)}
          place={at}
          onPress={() => laying.takeBack(placed.from)}
          onDrag={(event) => startDrag(event, placed.from)}
        >
          <LaidTile {...placed} />
        </TilePlace>
      )}
    >
      <WordWorth />
    </Tray>
  );
};

/** A tile of the word, on the tray or on the grid. */
export const LaidTile = ({ letter, from }: Placed) =>
  from === 'wild' ? (
    <Tile letter={letter} wild fly="wild" from="wild" />
  ) : (
    <Tile letter={letter} fly={`t${from}`} />
  );

/** What the word is worth as it lies, what one pip more would bring, and what there is to say about it. */
const WordWorth = () => {
  const { play } = t();
  const { refusal, laying, tally } = useBuyWord();
  const { word, pips, price } = laying.laidWord.value;
  const note = laying.note.value;
  const said = laying.verdict.value;
  const sum = tally.sum.value;
  // Aloud only what comes of it is said.
  if (sum !== undefined) {
    return (
      <div class="worth" aria-hidden="true">
        <p
          class={classes(
            'worth-sum worth-tally row gap-4 lines-0 strong figures',
            sum.isWhole && 'tally-whole',
          )}
        >
          <PipsSum pips={sum.pips}>
            <Price amount={sum.price} />
          </PipsSum>
        </p>
        <p class="worth-note" />
      </div>
    );
  }
  return (
    <div class="worth" role="status">
      {word !== '' && (
        <p class="worth-sum row gap-4 lines-0 strong">
          <PipsSum pips={pips}>
            <Price amount={price} /> <small class="plain">{play.nextPip(priceOf(pips + 1) - price)}</small>
          </PipsSum>
        </p>
      )}
      <p class="worth-note">
        {note !== undefined && <span>{play[note.kind](note.letter)} </span>}
        {word.length === 1 && <span>{play.tooShort}</span>}
        {said !== undefined && refusal.value === undefined && (
          <span class={said === 'good' ? 'known bold' : 'unknown'}>
            <span aria-hidden="true">{said === 'good' ? '✓ ' : '✗ '}</span>
            {laying.saidOf(word, said)}
          </span>
        )}
      </p>
    </div>
  );
};
