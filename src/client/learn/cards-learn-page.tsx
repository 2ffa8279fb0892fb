import '../style/learn.css';
import { useEffect } from 'preact/hooks';
import { cardsLearnIn } from '../../messages/cards-learn.ts';
import { view } from '../cards/cards-state.ts';
import { playCardsWithBots } from '../cards/play-with-bots.ts';
import { CardTable } from '../cards/table.tsx';
import { language } from '../language.ts';
import { localGame } from '../play/local-game.ts';
import { TableTrouble } from '../play/table-trouble.tsx';
import { t } from '../texts.ts';
import { cardsStepIndex, cardsSteps, endCardsLesson, startCardsLesson } from './cards-learn-state.ts';
import { Coach, OtherWays } from './coach.tsx';

/** The first rounds of Choose Your Words: at the real table, with prepared decks, a partner and a coach. */
export const CardsLearnPage = () => {
  useEffect(() => {
    void startCardsLesson();
    return endCardsLesson;
  }, []);
  const { play } = t();
  const cardsLearn = cardsLearnIn(language.value);
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
            onFirstGame={playCardsWithBots}
            onAgain={() => void startCardsLesson()}
          />
          <CardTable key={localGame.value.id} view={seen} again={null} />
          {!isOver && <OtherWays onAgain={() => void startCardsLesson()} onSkip={playCardsWithBots} />}
        </div>
      )}
    </TableTrouble>
  );
};
