import type { MissedWord, TurningPoint } from '../../coach/review.ts';
import { Meaning } from '../table/meaning.tsx';
import { lossOf, type ReviewedGame, signed } from './reviewed-game.ts';
import { c } from './texts.ts';

type TurningProps = { readonly of: ReviewedGame; readonly points: readonly TurningPoint[] };

/** The steps that changed most, each a way there. */
export const TurningPoints = ({ of: { nameOf, say, jump, told, review }, points }: TurningProps) => {
  const texts = c();
  return (
    <section aria-label={texts.turningPoints}>
      <h3>{texts.turningPoints}</h3>
      {points.length === 0 && <p>{texts.noTurning}</p>}
      <ol class="ledger">
        {points.map(({ step, seat, change, cause }) => (
          <li key={step}>
            <button type="button" class="review-step bare touch whole start" onClick={() => jump(step)}>
              <span class="split">
                <b>{texts.turning(nameOf(seat), signed(say, change))}</b>
                <span class="quiet text-2 nowrap">
                  {texts.causes[cause]} · {texts.roundOf(review.steps.value[step]?.round ?? 1)}
                </span>
              </span>
              <span class="review-told text-2">{told(step)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

type MissedProps = { readonly of: ReviewedGame; readonly missed: readonly MissedWord[] };

/** Better words that were there, with what they mean. */
export const MissedWords = ({ of: { nameOf, amount, jump, words, review }, missed }: MissedProps) => {
  const texts = c();
  const { followed } = review;
  const shown = missed.filter(({ seat }) => followed.value === undefined || seat === followed.value);
  return (
    <section aria-label={texts.missed}>
      <h3>{texts.missed}</h3>
      {shown.length === 0 && <p>{texts.noMissed}</p>}
      <ul class="ledger">
        {shown.map(({ step, seat, word, loss }) => (
          <li key={step}>
            <button type="button" class="review-step bare touch whole start" onClick={() => jump(step)}>
              <b translate={false}>{word.toUpperCase()}</b>{' '}
              <span class="quiet">{texts.missedBy(nameOf(seat), lossOf(amount, loss))}</span>
            </button>
            <Meaning word={word.toUpperCase()} language={words} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The chart of what everybody could expect, as a table: by round, each player's sum at its end. */
export const ExpectedList = ({ of: { review, seats, nameOf, say, jump } }: { readonly of: ReviewedGame }) => {
  const texts = c();
  const steps = review.steps.value;
  const ends = steps.filter(({ round }, at) => steps[at + 1]?.round !== round);
  return (
    <details>
      <summary class="touch strong">{texts.chart}</summary>
      <p class="quiet text-2">{texts.chartHint}</p>
      <div class="review-wide">
        <table class="figures text-2">
          <thead>
            <tr>
              <th scope="col">{texts.fork.round}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col" translate={false}>
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ends.map(({ step, round, expected }) => (
              <tr key={step}>
                <th scope="row">
                  <button
                    type="button"
                    class="button-bare bare touch strong money"
                    aria-label={texts.roundOf(round)}
                    onClick={() => jump(step)}
                  >
                    {round}
                  </button>
                </th>
                {expected.map((sum, at) => (
                  <td key={at}>{say(Math.round(sum))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
