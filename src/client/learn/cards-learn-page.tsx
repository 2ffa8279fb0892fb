import '../style/learn.css';
import { useEffect } from 'preact/hooks';
import { opponentSeats } from '../bots/opponents.ts';
import { view } from '../cards/cards-state.ts';
import { CardTable } from '../cards/table.tsx';
import { t } from '../language.ts';
import { localGame, startLocalGame } from '../play/local-game.ts';
import { TableTrouble } from '../play/table-trouble.tsx';
import { cardsStepIndex, cardsSteps, endCardsLesson, startCardsLesson } from './cards-learn-state.ts';
import { Coach, OtherWays } from './coach.tsx';

/** The first game after the lesson. */
const startFirstGame = (): void =>
  startLocalGame({ game: 'choose-your-words', bots: opponentSeats('choose-your-words') });

/** The first rounds of Choose Your Words: at the real table, with prepared decks, a partner and a coach. */
export const CardsLearnPage = () => {
  useEffect(() => {
    void startCardsLesson();
    return endCardsLesson;
  }, []);
  const { play, cardsLearn } = t();
  const seen = view.value;
  const at = cardsStepIndex.value;
  const step = cardsSteps.value[at];
  const isOver = step?.wants === undefined;
  return (
    <TableTrouble>
      {localGame.value?.setup === undefined || seen === undefined ? (
        <p class="notice quiet">{play.opening}</p>
      ) : (
        <div class="lesson">
          <Coach
            heading={cardsLearn.heading}
            at={at}
            total={cardsSteps.value.length}
            says={step?.says(cardsLearn)}
            isOver={isOver}
            onFirstGame={startFirstGame}
            onAgain={() => void startCardsLesson()}
          />
          <CardTable key={localGame.value.id} view={seen} again={null} />
          {!isOver && <OtherWays onAgain={() => void startCardsLesson()} onSkip={startFirstGame} />}
        </div>
      )}
    </TableTrouble>
  );
};
