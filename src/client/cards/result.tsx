import type { ComponentChildren } from 'preact';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { cardsEventSentence } from '../../messages/cards.ts';
import { BotStories } from '../bots/bot-stories.tsx';
import { language, t } from '../language.ts';
import { SumChart } from '../play/result/sum-chart.tsx';
import { followLink } from '../route.ts';
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
  const { cards, play, replay } = t();
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const last = rounds.value.at(-1);
  return (
    <section class="result">
      <h2 tabIndex={-1} data-step-focus>
        {ended !== undefined && cardsEventSentence(language.value, ended, names.value, mySeat.value)}
      </h2>
      <div class="actions">
        {again}
        {replayAddress.value !== undefined && (
          <a class="button button-quiet" href={replayAddress.value} onClick={followLink}>
            {replay.link}
          </a>
        )}
        <a class="button button-quiet" href="/" onClick={followLink}>
          {play.home}
        </a>
      </div>
      <Ranking view={view} />
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

/** Most chips first; who left ranks behind all who stayed. */
const Ranking = ({ view }: { readonly view: View }) => {
  const { cards, play } = t();
  const ranked = view.seats
    .map(({ chips, left }, seat) => ({ chips, left, seat }))
    .toSorted((a, b) => Number(a.left) - Number(b.left) || b.chips - a.chips);
  return (
    <section>
      <h3 id="ranking">{cards.ranking}</h3>
      <ol class="ranking" aria-labelledby="ranking">
        {ranked.map(({ chips, left, seat }) => (
          <li key={seat}>
            <span>
              {play.rank(1 + ranked.findIndex((each) => each.chips === chips && each.left === left))}
            </span>
            <b>{names.value[seat]}</b>
            <span class="ranking-money">{cards.chipsOf(chips)}</span>
          </li>
        ))}
      </ol>
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
