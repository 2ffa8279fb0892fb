import { createRef } from 'preact';
import { priceOf } from '../../games/buyword/tile-set.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../language.ts';
import { Price } from '../tiles/price.tsx';
import { Tile } from '../tiles/tile.tsx';
import { type LayingNote, laid, laidWord, note, takeBack, takeBackAll, verdict } from './laying.ts';
import { refusal } from './play-state.ts';

const tray = createRef<HTMLElement>();

/** Letters typed go to the tray; there Enter sells. */
export const focusTray = (): void => tray.current?.focus({ preventScroll: true });

/** The word being laid out: tap a tile to take it back. */
export const WordTray = ({ excess }: { readonly excess: number }) => {
  const { play } = t();
  const { word } = laidWord.value;
  return (
    <section class="tray" ref={tray} tabIndex={-1} data-step-focus aria-labelledby="tray-heading">
      <div class="tray-top">
        <h3 id="tray-heading">{play.word}</h3>
        {word !== '' && (
          <button type="button" class="take-all" aria-label={play.takeAllBack} onClick={takeBackAll}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      <div class="tray-row">
        {word === '' ? (
          <p class="felt-empty">{excess > 0 ? play.wordEmptyExcess : play.wordEmpty}</p>
        ) : (
          <div class={word.length > 8 ? 'tray-tiles tray-long' : 'tray-tiles'}>
            {laid.value.map(({ letter, from }, at) => (
              <button
                key={`${letter}${from}`}
                type="button"
                class="tile-button"
                aria-label={play.takeBack(letter)}
                onClick={() => takeBack(at)}
              >
                <Tile letter={letter} wild={from === 'wild'} />
              </button>
            ))}
          </div>
        )}
      </div>
      <WordWorth />
    </section>
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

const noteText = (play: Messages['play'], { kind, letter }: LayingNote): string => {
  switch (kind) {
    case 'wild-placed':
      return play.wildPlaced(letter);
    case 'wild-taken':
      return play.wildTaken(letter);
    case 'no-such-letter':
      return play.noSuchLetter(letter);
  }
};

const Remark = () => {
  const { play } = t();
  const { word } = laidWord.value;
  const said = verdict.value;
  const judged = said !== undefined && said.word === word && refusal.value === undefined;
  return (
    <>
      {note.value !== undefined && <span>{noteText(play, note.value)} </span>}
      {word.length === 1 && <span>{play.tooShort}</span>}
      {judged && (
        <span class={said.known ? 'known' : 'unknown'}>
          <span aria-hidden="true">{said.known ? '✓ ' : '✗ '}</span>
          {said.known ? play.known(word) : play.unknown(word)}
        </span>
      )}
    </>
  );
};
