import { priceOf } from '../../games/buyword/tile-set.ts';
import { t } from '../texts.ts';
import { Price } from '../tiles/price.tsx';
import { Tile } from '../tiles/tile.tsx';
import { dropMark, startDrag } from './drag.ts';
import { canUndo, laid, laidWord, note, takeBack, takeBackAll, undo, verdict } from './laying.ts';
import { noteText } from './laying-note.ts';
import { refusal } from './play-state.ts';
import { saidOf } from './theme/said-of.ts';
import { TrayTop } from './tray-top.tsx';

const LONG_WORD = 8;

/** Letters typed go to the tray, or to the grid; there Enter sells. */
export const focusTray = (): void => {
  const ground = document.querySelector<HTMLElement>('.table [data-laying]');
  // To be focused costs a layout, with each letter typed.
  if (ground !== document.activeElement) ground?.focus({ preventScroll: true });
};

export const thenFocusTray = (act: () => void) => (): void => {
  act();
  focusTray();
};

/** The word being laid out: tap a tile to take it back, drag it to another place. */
export const WordTray = ({ excess }: { readonly excess: number }) => {
  const { play } = t();
  const { word } = laidWord.value;
  return (
    <section class="tray" tabIndex={-1} data-laying data-step-focus aria-labelledby="tray-heading">
      <TrayTop
        heading={play.word}
        onUndo={canUndo.value ? thenFocusTray(undo) : undefined}
        onTakeAllBack={word === '' ? undefined : thenFocusTray(takeBackAll)}
      />
      <div class="tray-row" data-zone="word">
        {word === '' ? (
          <p class="felt-empty">{excess > 0 ? play.wordEmptyExcess : play.wordEmpty}</p>
        ) : (
          <LaidTiles />
        )}
      </div>
      <WordWorth />
    </section>
  );
};

const LaidTiles = () => {
  const { play } = t();
  const mark = dropMark.value?.zone === 'word' ? dropMark.value.at : undefined;
  const last = laid.value.length;
  return (
    <div class={`tray-tiles${last > LONG_WORD ? ' tray-long' : ''}${mark === last ? ' tray-mark-last' : ''}`}>
      {laid.value.map(({ letter, from }, at) => (
        <button
          key={from}
          type="button"
          class={mark === at ? 'tile-button tile-mark' : 'tile-button'}
          aria-label={play.takeBack(letter)}
          data-place={at}
          onClick={() => takeBack(at)}
          onPointerDown={(event) => startDrag(event, from)}
        >
          {from === 'wild' ? (
            <Tile letter={letter} wild fly="wild" from="wild" />
          ) : (
            <Tile letter={letter} fly={`t${from}`} />
          )}
        </button>
      ))}
    </div>
  );
};

/** What the word is worth as it lies, what one pip more would bring, and what there is to say about it. */
const WordWorth = () => {
  const { play } = t();
  const { word, pips, price } = laidWord.value;
  return (
    <div class="worth" role="status">
      {word !== '' && (
        <p class="felt-sum">
          {play.pips(pips)} <span aria-hidden="true">→</span> <Price amount={price} />{' '}
          <small class="next-pip">{play.nextPip(priceOf(pips + 1) - price)}</small>
        </p>
      )}
      <p class="worth-said">
        <Remark />
      </p>
    </div>
  );
};

const Remark = () => {
  const { play } = t();
  const { word } = laidWord.value;
  const said = verdict.value;
  const judged = said !== undefined && refusal.value === undefined;
  return (
    <>
      {note.value !== undefined && <span>{noteText(play, note.value)} </span>}
      {word.length === 1 && <span>{play.tooShort}</span>}
      {judged && (
        <span class={said === 'good' ? 'known' : 'unknown'}>
          <span aria-hidden="true">{said === 'good' ? '✓ ' : '✗ '}</span>
          {saidOf(word, said)}
        </span>
      )}
    </>
  );
};
