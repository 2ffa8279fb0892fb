import { createRef } from 'preact';
import { colourOf, isWild, letterOf } from '../../games/choose-your-words/card.ts';
import { dragFrom, dropMark } from '../play/dragging.ts';
import { TrayTop } from '../play/tray-top.tsx';
import { t } from '../texts.ts';
import { hand, moveInHand } from './hand-order.ts';
import {
  canUndo,
  laid,
  laidCards,
  laidScore,
  missingLetter,
  type Placed,
  placeCard,
  takeBack,
  takeBackAll,
  turnWild,
  undo,
} from './laying.ts';
import { cardName, LetterCard } from './letter-card.tsx';
import { startFrom } from './motion.ts';
import { CardCount, ScoreSteps } from './score-steps.tsx';

const tray = createRef<HTMLElement>();

/** Letters typed go to the tray; there Enter declares. */
export const focusTray = (): void => tray.current?.focus({ preventScroll: true });

const thenFocus = (act: () => void) => (): void => {
  act();
  focusTray();
};

/** The word being laid out and its score as it grows; before the showdown one tries words out. */
export const Tray = ({ isDeclaring }: { readonly isDeclaring: boolean }) => {
  const { cards } = t();
  const isEmpty = laid.value.length === 0;
  return (
    <section
      class="tray card-tray"
      ref={tray}
      tabIndex={-1}
      data-step-focus={isDeclaring ? true : undefined}
      aria-labelledby="tray-heading"
    >
      <TrayTop
        heading={isDeclaring ? cards.word : cards.tryOut}
        isUnseen={isEmpty}
        onUndo={canUndo.value ? thenFocus(undo) : undefined}
        onTakeAllBack={isEmpty ? undefined : thenFocus(takeBackAll)}
      />
      <div class="tray-row" data-zone="word">
        {isEmpty ? <p class="felt-empty">{isDeclaring ? cards.wordEmpty : cards.tryEmpty}</p> : <LaidCards />}
      </div>
      <div class="worth" role="status">
        {laidScore.value !== undefined && (
          <ScoreSteps word={laidCards.value} steps={laidScore.value.steps} score={laidScore.value.score} />
        )}
        {laid.value.length === 1 && <p>{cards.tooShort}</p>}
        {missingLetter.value !== undefined && <p>{cards.noSuchLetter(missingLetter.value)}</p>}
      </div>
      <WildTurns />
    </section>
  );
};

const LaidCards = () => {
  const { cards } = t();
  const mark = dropMark.value?.zone === 'word' ? dropMark.value.at : undefined;
  const last = laid.value.length;
  const score = laidScore.value;
  return (
    <div class={`card-places${mark === last ? ' tray-mark-last' : ''}`}>
      {laid.value.map((placed, at) => (
        <span key={placed.id} class={mark === at ? 'counted-card tile-mark' : 'counted-card'}>
          <button
            type="button"
            class="card-place"
            aria-label={cards.takeBack(cardName(placed.as))}
            data-place={at}
            onClick={() => takeBack(placed.id)}
            onPointerDown={(event) =>
              dragFrom(event, {
                drop: (dropped, element) => {
                  startFrom(element);
                  dropLaid(placed, dropped);
                },
              })
            }
          >
            <LetterCard card={placed.as} fly={`c${placed.id}`} />
          </button>
          {score !== undefined && <CardCount steps={score.steps} place={at} />}
        </span>
      ))}
    </div>
  );
};

const dropLaid = ({ id }: Placed, mark: typeof dropMark.value): void => {
  const card = hand.value.find((each) => each.id === id);
  if (card === undefined) return;
  if (mark?.zone === 'word') placeCard(card, mark.at);
  else {
    takeBack(id);
    if (mark?.zone === 'rack') moveInHand(id, mark.at);
  }
};

/** Each wild that lies there can take the other colour (CW-5, CW-16). */
const WildTurns = () => {
  const { cards } = t();
  const wilds = laid.value.filter(({ as }) => isWild(as));
  if (wilds.length === 0) return null;
  return (
    <div class="wild-turns">
      {wilds.map(({ id, as }) => (
        <button key={id} type="button" class="felt-button" onClick={thenFocus(() => turnWild(id))}>
          {cards.turnWild(letterOf(as), cards.colours[colourOf(as) === 'b' ? 'r' : 'b'])}
        </button>
      ))}
    </div>
  );
};
