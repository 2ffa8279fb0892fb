import '../style/ending.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { SeatLook } from '../../protocol/wire.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { BotStories } from '../bots/bot-stories.tsx';
import { SeatFace } from '../bots/seat-bot.tsx';
import { LinkButton } from '../ui/button.tsx';
import { OneByOne } from '../ui/one-by-one.tsx';
import { takeCelebration } from './celebration.ts';
import { Confetti } from './confetti.tsx';
import type { ShownProps } from './game-table.tsx';
import { MoreWays } from './more-ways.tsx';
import { onInput } from './motion/skip-by-input.ts';
import { byRank, type Ranked } from './rank.ts';
import { ResultHead, type ResultHeadProps } from './result-head.tsx';
import { ReviewOffer } from './review-offer.tsx';
import { useGuardedPlace } from './use-step-guard.ts';

type ResultFrameProps = ResultHeadProps & {
  /** What the page adds, beneath how the game ended. */
  readonly more?: ComponentChildren;
};

/**
 * A result: how the game ended, what the game tells of itself, and the bots' stories. It moves where the game has just ended before
 * one's eyes, until any tap or key.
 */
export const ResultFrame = ({ parts, table, view, more }: ResultFrameProps) => {
  const { site } = t();
  const { results, AfterResult, isCoached = false } = parts;
  const replayAddress = table.replayAddress.value;
  const [celebrates] = useState(() => takeCelebration(table));
  const isLively = useSignal(celebrates);
  useEffect(
    () =>
      onInput(() => {
        isLively.value = false;
      }),
    [],
  );
  const hasWon = parts.endingOf(table, view).hasWon === true;
  return (
    <div class={classes('result stack gap-6', isLively.value && 'result-lively')}>
      <OneByOne>
        <ResultHead {...{ parts, table, view }} counts={celebrates} />
        {isCoached && replayAddress !== undefined && <ReviewOffer replayAddress={replayAddress} />}
        {more}
        {hasWon && isLively.value && <Confetti letters={site.name.toUpperCase()} />}
        {results.map((Part, at) => (
          <Part key={at} view={view} />
        ))}
        <BotStories {...table} say={parts.reasonOf} />
        {AfterResult !== undefined && <AfterResult view={view} />}
      </OneByOne>
    </div>
  );
};

/**
 * The ways on from a result: the next game, one key on from the headline; this one once more to look at; home. They come where the
 * buttons of the last step were.
 */
export const ResultActions = ({ table, again }: Pick<ShownProps, 'table' | 'again'>) => {
  const { play, replay } = t();
  const place = useGuardedPlace('onward');
  const replayAddress = table.replayAddress.value;
  const usual = (
    <>
      {replayAddress !== undefined && (
        <LinkButton kind="quiet" href={replayAddress}>
          {replay.link}
        </LinkButton>
      )}
      <LinkButton kind="quiet" href="/">
        {play.home}
      </LinkButton>
    </>
  );
  return (
    <>
      {again?.about}
      <div class="actions actions-back" ref={place}>
        {again?.way}
        {again?.others === undefined ? (
          usual
        ) : (
          <MoreWays>
            {again.others}
            {usual}
          </MoreWays>
        )}
      </div>
    </>
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
  /** By seat. */
  readonly seats: readonly Ranked[];
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly say: (sum: number) => string;
};

/** Most first, equal sums at equal rank (BW-8.1), unless one lasted longer; who left ranks behind all who stayed (BW-18.2). */
export const Ranking = ({ heading, seats, names, looks, say }: RankingProps) => {
  const { play } = t();
  const ranked = seats.map((each, seat) => ({ ...each, seat })).toSorted(byRank);
  return (
    <ResultList heading={heading} look="ledger">
      {ranked.map((each) => (
        <li key={each.seat} class="row gap-4 lines-0 text-4 face-inline">
          <span>{play.rank(1 + ranked.findIndex((other) => byRank(other, each) === 0))}</span>
          <SeatFace look={looks[each.seat]} />
          <b>{names[each.seat]}</b>
          <span class="money figures bold push">{say(each.sum)}</span>
        </li>
      ))}
    </ResultList>
  );
};
