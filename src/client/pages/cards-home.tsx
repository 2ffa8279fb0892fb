import '../style/cards.css';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import { Face } from '../bots/face.tsx';
import { opponentSeats } from '../bots/opponents.ts';
import { deck } from '../cards/cards-state.ts';
import { CARD_OPPONENTS, playCardsWithBots } from '../cards/play-with-bots.ts';
import { CountedCards, ScoreSteps } from '../cards/score-steps.tsx';
import { language } from '../language.ts';
import { NO_GAME_YET } from '../play/use-local-game.ts';
import { followLink } from '../route.ts';
import { runningGame } from '../saves/running-game.ts';
import { t } from '../texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { GameTabs } from './game-tabs.tsx';
import { Way } from './ways-to-play.tsx';

const GAME = 'choose-your-words';

/** The door to Choose Your Words: what it is about, and the ways into a game. */
export const CardsHome = () => {
  const { cards, characters, home } = t();
  const opponents = opponentSeats(GAME);
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
            name={ways.bots.name}
            text={
              opponents.length === 0 ? ways.bots.text : characters.chosen(opponents.map(({ name }) => name))
            }
            lead={running === undefined}
            onClick={playCardsWithBots}
          >
            <a class="way-opponents" href={CARD_OPPONENTS} onClick={followLink}>
              {opponents.map(({ bot }) => (
                <Face key={bot} bot={bot} />
              ))}
              <span>{characters.choose}</span>
            </a>
          </Way>
          <Way icon="friends" {...ways.friends} href={`/new?game=${GAME}`} />
          <Way icon="pass" {...ways.pass} href={`/pass?game=${NO_GAME_YET}&of=${GAME}`} />
          <Way icon="learn" {...ways.learn} href="/cards/learn" />
          <Way icon="rules" {...ways.rules} href="/rules/choose-your-words" />
        </div>
      </div>
    </>
  );
};

/** A pair with a wild, all in blue. */
const SAMPLES = { en: 'Bb Ib Gb *Gb Eb Rb', fr: 'Bb Ab Lb *Lb Ob Nb' } as const;

/** A word and how it is counted: the whole game in a picture. */
const Sample = () => {
  const word = SAMPLES[language.value].split(' ');
  const { score, steps } = scoreWord(deck.value, word, false);
  return (
    <div class="card-sample">
      <span class="unseen" translate={false}>
        {readLaid(word)}
      </span>
      <CountedCards word={word} steps={steps} />
      <ScoreSteps word={word} steps={steps} score={score} />
    </div>
  );
};
