import type { ComponentChildren } from 'preact';
import { followLink } from '../../route.ts';
import { t } from '../../texts.ts';

type ResultTopProps = {
  /** How the game ended. */
  readonly sentence: string | undefined;
  /** What starts the next game. */
  readonly again: ComponentChildren;
  /** Where the game can be looked at again. */
  readonly replayAddress: string | undefined;
};

/** At the top of a result: how the game ended, and the ways on. */
export const ResultTop = ({ sentence, again, replayAddress }: ResultTopProps) => {
  const { play, replay } = t();
  return (
    <>
      <h2 tabIndex={-1} data-step-focus>
        {sentence}
      </h2>
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
    </>
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
    <section>
      <h3 id="ranking">{heading}</h3>
      <ol class="ranking" aria-labelledby="ranking">
        {ranked.map(({ sum, left, seat }) => (
          <li key={seat}>
            <span>{play.rank(1 + ranked.findIndex((each) => each.sum === sum && each.left === left))}</span>
            <b>{names[seat]}</b>
            <span class="ranking-money">{say(sum)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
