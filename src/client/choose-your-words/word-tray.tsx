import { colourOf, isWild, letterOf } from '../../games/choose-your-words/card.ts';
import { t } from '../base/texts.ts';
import { thenFocusGround } from '../table/focus-ground.ts';
import { TilePlace } from '../table/hand.tsx';
import { Tray } from '../table/tray.tsx';
import { useCards } from './card-table.ts';
import { cardName, LetterCard, useDeck } from './letter-card.tsx';
import { CardCount, ScoreSteps } from './score-steps.tsx';

/** The word being laid out and its score as it grows; before the showdown one tries words out. */
export const WordTray = () => {
  const { cards } = t();
  const { laying, startDrag, isDeclaring } = useCards();
  const isNow = isDeclaring();
  const { laid, laidCards, missingLetter } = laying;
  const deck = useDeck();
  const score = laying.laidScore.value;
  return (
    <Tray
      {...laying}
      look="card-tray"
      heading={isNow ? cards.word : cards.tryOut}
      isStep={isNow}
      empty={isNow ? cards.wordEmpty : cards.tryEmpty}
      row="card-places"
      tile={({ from, as }, at, isMark) => (
        <span key={from} class={isMark ? 'counted-card tile-mark' : 'counted-card'}>
          <TilePlace
            looks={['card-place']}
            label={cards.takeBack(cardName(as, deck))}
            place={at}
            onPress={() => laying.takeBack(from)}
            onDrag={(event) => startDrag(event, from)}
          >
            <LetterCard card={as} fly={`c${from}`} />
          </TilePlace>
          {score !== undefined && <CardCount steps={score.steps} place={at} />}
        </span>
      )}
    >
      <div class="worth" role="status">
        {score !== undefined && <ScoreSteps word={laidCards.value} steps={score.steps} score={score.score} />}
        {laid.value.length === 1 && <p>{cards.tooShort}</p>}
        {missingLetter.value !== undefined && <p>{cards.noSuchLetter(missingLetter.value)}</p>}
      </div>
      <WildTurns />
    </Tray>
  );
};

/** Each wild that lies there can take the other colour (CW-5, CW-16). */
const WildTurns = () => {
  const { cards } = t();
  const { laid, turnWild } = useCards().laying;
  const wilds = laid.value.filter(({ as }) => isWild(as));
  if (wilds.length === 0) return null;
  return (
    <div class="wild-turns row gap-3 above-3 items-top">
      {wilds.map(({ from, as }) => (
        <button
          key={from}
          type="button"
          class="felt-button felt-panel touch"
          onClick={thenFocusGround(() => turnWild(from))}
        >
          {cards.turnWild(letterOf(as), cards.colours[colourOf(as) === 'b' ? 'r' : 'b'])}
        </button>
      ))}
    </div>
  );
};
