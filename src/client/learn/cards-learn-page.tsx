import '../style/learn.css';
import { useEffect } from 'preact/hooks';
import { HOUSE_BOT } from '../../bots/characters.ts';
import { view } from '../cards/cards-state.ts';
import { CardTable } from '../cards/table.tsx';
import { t } from '../language.ts';
import { localGame, startLocalGame } from '../play/local-game.ts';
import { TableTrouble } from '../play/table-trouble.tsx';
import { cardsStepIndex, cardsSteps, endCardsLesson, startCardsLesson } from './cards-learn-state.ts';
import { Coach, OtherWays } from './coach.tsx';

/** The first game after the lesson: two bots, low stakes. */
const startFirstGame = (): void => {
  const bots = t().play.botNames.slice(0, 2);
  startLocalGame({
    game: 'choose-your-words',
    bots: bots.map((name) => ({ name, bot: HOUSE_BOT })),
  });
};

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
