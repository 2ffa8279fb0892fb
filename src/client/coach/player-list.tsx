import { GRADES } from '../../coach/grades.ts';
import type { PlayerReview } from '../../coach/review.ts';
import { LineSample } from '../table/line-sample.tsx';
import { GradeMark } from './grade-mark.tsx';
import type { ReviewedGame } from './reviewed-game.ts';
import { c } from './texts.ts';

type PlayerListProps = { readonly of: ReviewedGame; readonly players: readonly PlayerReview[] };

/** How exactly everybody played, what their choices lost, how many there were of each grade, and how their lines look in the chart. */
export const PlayerList = ({ of: { nameOf, amount }, players }: PlayerListProps) => {
  const texts = c();
  return (
    <section aria-label={texts.players}>
      <h3>{texts.players}</h3>
      <ul class="ledger">
        {players.map(({ seat, accuracy, split, counts, decisions }) => (
          <li key={seat} class="review-player stack gap-2">
            <p class="split line gap-4">
              <span class="line gap-4 items-centre">
                <b class="breaks" translate={false}>
                  {nameOf(seat)}
                </b>
                <LineSample seat={seat} />
              </span>
              <span class="nowrap">
                <b class="title figures">{texts.accuracy(accuracy)}</b>{' '}
                <span class="quiet text-2">{texts.accuracyLabel}</span>
              </span>
            </p>
            <p class="quiet text-2">
              {texts.decisions(decisions)} · {/* The same figure as in luck and choices. */}
              {split.own === 0 ? texts.lostNothing : texts.lost(amount(-split.own))}
            </p>
            <ul class="row gap-5 lines-2 text-2" aria-label={texts.accuracyOf(nameOf(seat), accuracy)}>
              {GRADES.filter((grade) => counts[grade] > 0).map((grade) => (
                <li key={grade} class="line gap-2">
                  <GradeMark grade={grade} />
                  <span class="figures">{counts[grade]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
