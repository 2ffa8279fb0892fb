import '../style/cards.css';
import { signal } from '@preact/signals';
import { HOUSE_BOT } from '../../bots/characters.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import { deck } from '../cards/cards-state.ts';
import { CountedCards, ScoreSteps } from '../cards/score-steps.tsx';
import { t } from '../language.ts';
import { startLocalGame } from '../play/local-game.ts';
import { NO_GAME_YET } from '../play/use-local-game.ts';
import { runningGame } from '../saves/running-game.ts';
import { LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { GameTabs } from './game-tabs.tsx';
import { Way } from './ways-to-play.tsx';

const BOT_COUNTS = [1, 2, 3, 5, 7] as const;
const botCount = signal<number>(2);

const start = (names: readonly string[]): void =>
  startLocalGame({
    game: 'choose-your-words',
    bots: names.slice(0, botCount.value).map((name) => ({ name, bot: HOUSE_BOT })),
  });

/** The door to Choose Your Words: what it is about, and the ways into a game. */
export const CardsHome = () => {
  const { cards, home, play } = t();
  const { ways } = cards;
  const running = runningGame();
  return (
    <>
      <GameTabs here="/cards" />
      <div class="home">
        <section class="hero">
          <h1>
            {cards.homeHeading.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <Sample />
          <p class="lead">{cards.homeLead}</p>
          <p class="quiet">{cards.playChips}</p>
        </section>
        <div class="ways">
          {running !== undefined && (
            <LinkButton href={running} icon="next">
              {home.goOn}
            </LinkButton>
          )}
          <Way
            icon="bots"
            {...ways.bots}
            lead={running === undefined}
            onClick={() => start([...play.botNames, ...cards.moreBotNames])}
          >
            <Choice
              legend={home.ways.botCount}
              options={BOT_COUNTS.map((value) => ({ value, label: value }))}
              value={botCount.value}
              onChange={(value) => {
                botCount.value = value;
              }}
            />
          </Way>
          <Way icon="friends" {...ways.friends} href="/new?game=choose-your-words" />
          <Way icon="pass" {...ways.pass} href={`/pass?game=${NO_GAME_YET}&of=choose-your-words`} />
          <Way icon="learn" {...ways.learn} href="/cards/learn" />
          <Way icon="rules" {...ways.rules} href="/rules/choose-your-words" />
        </div>
      </div>
    </>
  );
};

/** A word and how it is counted: the whole game in a picture. */
const Sample = () => {
  const { cards } = t();
  const word = cards.sampleWord.split(' ');
  const { score, steps } = scoreWord(deck.value, word, false);
  return (
    <div class="card-sample">
      <span class="unseen">{readLaid(word)}</span>
      <CountedCards word={word} steps={steps} />
      <ScoreSteps word={word} steps={steps} score={score} />
    </div>
  );
};
