import type { ComponentChildren } from 'preact';
import type { View } from '../../../games/buyword/view.ts';
import { eventSentence } from '../../../messages/buyword.ts';
import { BotStories } from '../../bots/bot-stories.tsx';
import { language } from '../../language.ts';
import { t } from '../../texts.ts';
import { events, mySeat, names, replayAddress } from '../play-state.ts';
import { DearestWords } from './dearest-words.tsx';
import { GradeLadder } from './grade-ladder.tsx';
import { MoneyChart } from './money-chart.tsx';
import { Ranking, ResultTop } from './result-parts.tsx';

type ResultProps = {
  readonly view: View;
  /** What starts the next game. */
  readonly again: ComponentChildren;
};

/** How the game ended: who won or which grade, on to the next, everybody's money, the dearest words. */
export const GameResult = ({ view, again }: ResultProps) => {
  const { play } = t();
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const grade = view.result?.grade ?? null;
  return (
    <section class="result" aria-label={play.result}>
      <ResultTop
        sentence={ended && eventSentence(language.value, ended, names.value, mySeat.value)}
        again={again}
        replayAddress={replayAddress.value}
      />
      {grade !== null && <GradeLadder grade={grade} />}
      {view.players > 1 && (
        <Ranking
          heading={play.ranking}
          seats={view.seats.map(({ money, left }) => ({ sum: money, left }))}
          names={names.value}
          say={play.price}
        />
      )}
      <MoneyChart />
      <DearestWords view={view} />
      <BotStories names={names.value} />
    </section>
  );
};
