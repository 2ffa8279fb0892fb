import '../style/ending.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { language } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { BotStories } from '../bots/bot-stories.tsx';
import { Confetti } from './confetti.tsx';
import { CountUp } from './count-up.tsx';
import type { ShownProps } from './game-table.tsx';
import { onSkip } from './motion/on-skip.ts';
import { RecordNews } from './record-news.tsx';

type ResultFrameProps = Pick<ShownProps, 'parts' | 'table' | 'view' | 'again'> & {
  /** What the game tells of itself. */
  readonly children: ComponentChildren;
};

/** How the game ended at a glance: how close it was, what one has, what is new, the best word. */
const ResultHead = ({ parts, table, view }: Omit<ResultFrameProps, 'again' | 'children'>) => {
  const { events, names, mySeat, bots } = table;
  const { BestWord } = parts;
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const { closeness, hasWon, own, outcome, say } = parts.endingOf(table, view);
  const countedAs = table.finishedAs.value;
  return (
    <>
      <h2 tabIndex={-1} data-step-focus>
        {closeness !== undefined && (
          <span class={hasWon === true ? 'closeness money' : 'closeness'}>
            {closeness}
            <span class="unseen">. </span>
          </span>
        )}
        <span class="ended">
          {ended && parts.sentenceOf(language.value, ended, names.value, mySeat.value)}
        </span>
      </h2>
      <div class="row gap-7 lines-2">
        {own !== undefined && (
          <p class="own-sum line gap-4">
            <span class="quiet text-2">{own.label}</span>
            <b class="money title">
              <CountUp amount={own.amount} say={own.say} />
            </b>
          </p>
        )}
        {outcome !== undefined && countedAs !== undefined && (
          <RecordNews
            game={{
              ...outcome,
              id: countedAs,
              atMs: Date.now(),
              bots: bots.value.filter((bot) => bot !== undefined),
            }}
            say={say}
          />
        )}
      </div>
      {BestWord !== undefined && <BestWord view={view} />}
    </>
  );
};

/** A result: how the game ended, the ways on, what the game tells of itself, and the bots' stories. */
export const ResultFrame = ({ parts, table, view, again, children }: ResultFrameProps) => {
  const { play, replay, site } = t();
  const replayAddress = table.replayAddress.value;
  const isSkipped = useSignal(false);
  useEffect(
    () =>
      onSkip(() => {
        isSkipped.value = true;
      }),
    [],
  );
  const hasWon = parts.endingOf(table, view).hasWon === true;
  return (
    <section
      class={isSkipped.value ? 'result sheet stack gap-4' : 'result sheet stack gap-4 result-lively'}
      aria-label={play.result}
    >
      {hasWon && !isSkipped.value && <Confetti letters={site.name.toUpperCase()} />}
      <ResultHead {...{ parts, table, view }} />
      <div class="actions">
        {again}
        {replayAddress !== undefined && (
          <a class="button button-quiet" href={replayAddress} onClick={followLink}>
            {replay.link}
          </a>
        )}
        <a class="button button-quiet" href="/" onClick={followLink}>
          {play.home}
        </a>
      </div>
      {children}
      <BotStories {...table} say={parts.reasonOf} />
    </section>
  );
};

type ResultListProps = {
  readonly heading: string;
  readonly look: string;
  /** What is said instead, where there is nothing to list. */
  readonly none?: string | false;
  readonly children: ComponentChildren;
};

/** A list of the result, best first, under its heading. */
export const ResultList = ({ heading, look, none = false, children }: ResultListProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {none === false ? (
        <ol class={look} aria-labelledby={id}>
          {children}
        </ol>
      ) : (
        <p>{none}</p>
      )}
    </section>
  );
};

type RankingProps = {
  readonly heading: string;
  /** By seat: what each has at the end, and whether they left. */
  readonly seats: readonly { readonly sum: number; readonly left: boolean }[];
  readonly names: readonly string[];
  readonly say: (sum: number) => string;
};

/** Most first, equal sums at equal rank (BW-8.1); who left ranks behind all who stayed (BW-18.2). */
export const Ranking = ({ heading, seats, names, say }: RankingProps) => {
  const { play } = t();
  const ranked = seats
    .map(({ sum, left }, seat) => ({ sum, left, seat }))
    .toSorted((a, b) => Number(a.left) - Number(b.left) || b.sum - a.sum);
  return (
    <ResultList heading={heading} look="ledger">
      {ranked.map(({ sum, left, seat }) => (
        <li key={seat} class="row gap-4 lines-0 text-4">
          <span>{play.rank(1 + ranked.findIndex((each) => each.sum === sum && each.left === left))}</span>
          <b>{names[seat]}</b>
          <span class="money figures bold push">{say(sum)}</span>
        </li>
      ))}
    </ResultList>
  );
};
