import '../style/cards.css';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import { addressFor } from '../base/game-list.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { deckOf } from '../choose-your-words/cards-state.ts';
import { CountedCards, ScoreSteps } from '../choose-your-words/score-steps.tsx';
import { playWithBots } from '../device/play-with-bots.ts';
import { NO_GAME_YET } from '../device/use-local-game.ts';
import { Way } from '../ui/way.tsx';
import { DailyWay } from './daily-way.tsx';
import { GameHome } from './game-home.tsx';
import { LiveNow } from './live-game.tsx';
import { RecordsStrip } from './records-strip.tsx';
import { Ways } from './ways-to-play.tsx';

const GAME = 'choose-your-words';

/** The door to Choose Your Words: what it is about, and the ways into a game. */
export const CardsHome = () => {
  const { cards } = t();
  const { bots, friends, pass, learn, rules } = cards.ways;
  return (
    <>
      <GameHome
        here="/cards"
        heading={cards.homeHeading}
        sample={<Sample />}
        lead={cards.homeLead}
        note={cards.playChips}
        records={<RecordsStrip game={GAME} sayWorth={cards.points} />}
        ways={
          <Ways
            game={GAME}
            daily={<DailyWay kind="deal" />}
            learn={{ ...learn, href: '/cards/learn' }}
            bots={bots}
            onBots={() => playWithBots(GAME)}
          >
            <Way icon="friends" {...friends} href={addressFor('/new', GAME)} />
            <Way icon="pass" {...pass} href={`/pass?game=${NO_GAME_YET}&of=${GAME}`} />
            <Way icon="rules" {...rules} href="/rules/choose-your-words" />
          </Ways>
        }
      />
      <LiveNow
        game={GAME}
        drawWord={({ text, worth }) => (
          <>
            <b class="title" translate={false}>
              {text}
            </b>{' '}
            <span class="faint">{cards.points(worth)}</span>
          </>
        )}
      />
    </>
  );
};

/** A pair with a wild, all in blue. */
const SAMPLES = { en: 'Bb Ib Gb *Gb Eb Rb', fr: 'Bb Ab Lb *Lb Ob Nb' } as const;

/** A word and how it is counted: the whole game in a picture. */
const Sample = () => {
  const word = SAMPLES[language.value].split(' ');
  const { score, steps } = scoreWord(deckOf(undefined, language.value), word, false);
  return (
    <div class="card-sample stack items-start gap-3">
      <span class="unseen" translate={false}>
        {readLaid(word)}
      </span>
      <CountedCards word={word} steps={steps} />
      <ScoreSteps word={word} steps={steps} score={score} />
    </div>
  );
};
