import type { ComponentChildren } from 'preact';
import type { View } from '../../../games/buyword/view.ts';
import { eventSentence } from '../../../messages/buyword.ts';
import { BotStories } from '../../bots/bot-stories.tsx';
import { language } from '../../language.ts';
import { followLink } from '../../route.ts';
import { t } from '../../texts.ts';
import { events, mySeat, names, replayAddress } from '../play-state.ts';
import { DearestWords } from './dearest-words.tsx';
import { GradeLadder } from './grade-ladder.tsx';
import { MoneyChart } from './money-chart.tsx';

type ResultProps = {
  readonly view: View;
  /** What starts the next game. */
  readonly again: ComponentChildren;
};

/** How the game ended: who won or which grade, on to the next, everybody's money, the dearest words. */
export const GameResult = ({ view, again }: ResultProps) => {
  const { play, replay } = t();
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const grade = view.result?.grade ?? null;
  return (
    <section class="result">
      <h2 tabIndex={-1} data-step-focus>
        {ended !== undefined && eventSentence(language.value, ended, names.value, mySeat.value)}
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
      {grade !== null && <GradeLadder grade={grade} />}
      {view.players > 1 && <Ranking view={view} />}
      <MoneyChart />
      <DearestWords view={view} />
      <BotStories names={names.value} />
    </section>
  );
};

/** Most money first; who left ranks behind all who stayed (BW-18.2). */
const Ranking = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const ranked = view.seats
    .map(({ money, left }, seat) => ({ money, left, seat }))
    .toSorted((a, b) => Number(a.left) - Number(b.left) || b.money - a.money);
  return (
    <section>
      <h3 id="ranking">{play.ranking}</h3>
      <ol class="ranking" aria-labelledby="ranking">
        {ranked.map(({ money, left, seat }) => (
          <li key={seat}>
            {/* Equal money, equal rank (BW-8.1). */}
            <span>
              {play.rank(1 + ranked.findIndex((each) => each.money === money && each.left === left))}
            </span>
            <b>{names.value[seat]}</b>
            <span class="ranking-money">{play.price(money)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
