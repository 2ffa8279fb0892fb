import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { language } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { BotStories } from '../bots/bot-stories.tsx';
import type { ShownProps } from './game-table.tsx';

type ResultFrameProps = Pick<ShownProps, 'parts' | 'table'> & {
  /** What the game tells of itself. */
  readonly children: ComponentChildren;
};

/** A result: how the game ended, what the game tells of itself, and the bots' stories. */
export const ResultFrame = ({ parts, table, children }: ResultFrameProps) => {
  const { play } = t();
  const { events, names, mySeat } = table;
  const ended = events.value.findLast(({ type }) => type === 'ended');
  return (
    <section class="result stack gap-6" aria-label={play.result}>
      <h2 tabIndex={-1} data-step-focus>
        {ended && parts.sentenceOf(language.value, ended, names.value, mySeat.value)}
      </h2>
      {children}
      <BotStories {...table} say={parts.reasonOf} />
    </section>
  );
};

/** The ways on from a result: home, the game once more to look at, the next one. */
export const ResultActions = ({ table, again }: Pick<ShownProps, 'table' | 'again'>) => {
  const { play, replay } = t();
  const replayAddress = table.replayAddress.value;
  return (
    <div class="actions">
      <a class="button button-quiet" href="/" onClick={followLink}>
        {play.home}
      </a>
      {replayAddress !== undefined && (
        <a class="button button-quiet" href={replayAddress} onClick={followLink}>
          {replay.link}
        </a>
      )}
      {again}
    </div>
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
