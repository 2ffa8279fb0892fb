import type { ComponentChildren } from 'preact';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { cardsEventSentence } from '../../messages/cards.ts';
import { BotStories } from '../bots/bot-stories.tsx';
import { language } from '../language.ts';
import { Ranking, ResultTop } from '../play/result/result-parts.tsx';
import { SumChart } from '../play/result/sum-chart.tsx';
import { t } from '../texts.ts';
import { events, mySeat, names, replayAddress } from './cards-state.ts';
import { CardRow } from './letter-card.tsx';
import { rounds } from './round-end.tsx';
import { bestWords, chipsByRound } from './round-history.ts';
import { RoundStory } from './round-story.tsx';

const MOST_WORDS = 5;

type ResultProps = {
  readonly view: View;
  /** What starts the next game. */
  readonly again: ComponentChildren;
};

/** How the game ended: who won, on to the next, the last round, everybody's chips, the best words. */
export const CardsResult = ({ view, again }: ResultProps) => {
  const { cards, play } = t();
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const last = rounds.value.at(-1);
  return (
    <section class="result" aria-label={play.result}>
      <ResultTop
        sentence={ended && cardsEventSentence(language.value, ended, names.value, mySeat.value)}
        again={again}
        replayAddress={replayAddress.value}
      />
      <Ranking
        heading={cards.ranking}
        seats={view.seats.map(({ chips, left }) => ({ sum: chips, left }))}
        names={names.value}
        say={cards.chipsOf}
      />
      {last !== undefined && (
        <section>
          <h3>{cards.roundOver(last.round)}</h3>
          <RoundStory told={last} isLong />
        </section>
      )}
      <SumChart
        heading={cards.chart}
        series={chipsByRound(events.value)}
        names={names.value}
        say={cards.number}
        saySeat={cards.chartSeat}
      />
      <BestWords />
      <BotStories names={names.value} />
    </section>
  );
};

const BestWords = () => {
  const { cards } = t();
  const best = bestWords(events.value, MOST_WORDS);
  if (best.length === 0) return null;
  return (
    <section>
      <h3 id="best-words">{cards.bestWords}</h3>
      <ol class="best-words" aria-labelledby="best-words">
        {best.map(({ seat, word, score }) => (
          <li key={`${seat} ${word?.join()}`}>
            <span class="unseen" translate={false}>
              {readLaid(word ?? [])}
            </span>
            <CardRow cards={word ?? []} />
            <span>
              <b>{cards.points(score)}</b> <small>{names.value[seat]}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
