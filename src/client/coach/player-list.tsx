import { GRADES } from '../../coach/grades.ts';
import type { PlayerReview } from '../../coach/review.ts';
import { GradeMark } from './grade-mark.tsx';
import { lossOf, type ReviewedGame } from './reviewed-game.ts';
import { c } from './texts.ts';

type PlayerListProps = { readonly of: ReviewedGame; readonly players: readonly PlayerReview[] };

/** How exactly everybody played, what their choices lost, and how many there were of each grade. */
export const PlayerList = ({ of: { nameOf, amount }, players }: PlayerListProps) => {
  const texts = c();
  return (
    <section aria-label={texts.players}>
      <h3>{texts.players}</h3>
      <ul class="ledger">
        {players.map(({ seat, accuracy, loss, counts, decisions }) => (
          <li key={seat} class="review-player stack gap-2">
            <p class="split line gap-4">
              <b class="breaks" translate={false}>
                {nameOf(seat)}
              </b>
              <span class="nowrap">
                <b class="title figures">{texts.accuracy(accuracy)}</b>{' '}
                <span class="quiet text-2">{texts.accuracyLabel}</span>
              </span>
            </p>
            <p class="quiet text-2">
              {texts.decisions(decisions)} ·{' '}
              {loss < 0.5 ? texts.lostNothing : texts.lost(lossOf(amount, loss))}
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
