import { buyWordReason } from '../../messages/buyword-reasons.ts';
import { cardsReason } from '../../messages/cards-reasons.ts';
import { bestChoices, gapOf, type PuzzleChoice } from '../../puzzles/puzzle.ts';
import { wordsOfAction } from '../../puzzles/starting-rating.ts';
import { isWordTag } from '../../puzzles/tags.ts';
import { language } from '../base/language.ts';
import { Icon } from '../ui/icon.tsx';
import type { Answered } from './answer.ts';
import { amountText, choiceLook, leadText } from './choice-look.tsx';
import type { Position } from './load-puzzles.ts';
import { c } from './texts.ts';

type VerdictProps = { readonly position: Position; readonly answered: Answered };

/** How it went, and why: what each choice brings, and what the Expert thinks of it. */
export const Verdict = ({ position, answered }: VerdictProps) => {
  const { verdict } = c();
  const { isSolved, given } = answered;
  return (
    <section class="puzzle-verdict stack gap-4" aria-label={verdict.why}>
      <p class={`title line gap-3 ${isSolved ? 'money' : 'alarm'}`} role="status">
        <Icon name={isSolved ? 'check' : given === undefined ? 'info' : 'close'} />
        {isSolved ? verdict.solved : given === undefined ? verdict.shown : verdict.failed}
      </p>
      {isWordTag(position.puzzle.tag) ? (
        <WordWhy position={position} answered={answered} />
      ) : (
        <ChoiceWhy position={position} answered={answered} />
      )}
    </section>
  );
};

/** The words of an answer, as they are read. */
const wordsText = ({ puzzle }: Position, { action }: PuzzleChoice): string =>
  wordsOfAction(puzzle.tag, action).join(' + ');

const WordWhy = ({ position, answered }: VerdictProps) => {
  const { verdict } = c();
  const { puzzle } = position;
  const best = bestChoices(puzzle);
  const [first] = best;
  const next = puzzle.choices.find(({ value }) => value < (first?.value ?? 0));
  if (first === undefined) return null;
  const also = best.slice(1).map((choice) => wordsText(position, choice));
  const own =
    answered.given !== undefined && !answered.isSolved && answered.worth !== undefined
      ? verdict.yourWord(
          (puzzle.tag === 'hand'
            ? answered.given.replace(/[^A-Z]/g, '')
            : answered.given.toUpperCase()
          ).replaceAll(' ', ' + '),
          amountText(position, answered.worth),
        )
      : undefined;
  const tiles =
    puzzle.tag === 'hand'
      ? [first.action]
      : first.action
          .split(' ')
          .slice(1)
          .map((word) => `sell ${word}`);
  return (
    <>
      <p class="puzzle-tiles row gap-5" aria-hidden="true">
        {tiles.map((action) => (
          <span key={action} class="inline gap-4 items-centre">
            {choiceLook(position, action).look}
          </span>
        ))}
      </p>
      <p>{verdict.bestWord(wordsText(position, first), amountText(position, first.value))}</p>
      {own !== undefined && <p>{own}</p>}
      {also.length > 0 && <p>{verdict.alsoBest(also)}</p>}
      {next !== undefined && (
        <p class="quiet">{verdict.nextBest(wordsText(position, next), amountText(position, next.value))}</p>
      )}
    </>
  );
};

const ChoiceWhy = ({ position, answered }: VerdictProps) => {
  const { verdict } = c();
  const { puzzle, game } = position;
  const { choices, why } = puzzle;
  const best = choices[0];
  const last = choices.at(-1);
  if (best === undefined || last === undefined) return null;
  const spread = Math.max(1, best.value - last.value);
  const reason = why && (game === 'buyword' ? buyWordReason : cardsReason)(language.value, why);
  return (
    <>
      <p>{verdict.ahead(choiceLook(position, best.action).name, leadText(position, gapOf(puzzle)))}</p>
      {reason && (
        <p>
          <b>{verdict.expert}</b> {reason}
        </p>
      )}
      <table class="puzzle-values text-2">
        <caption class="start quiet">{verdict.expected(game)}</caption>
        <tbody>
          {choices.map(({ action, value }) => {
            const isBest = action === best.action;
            const isMine = action === answered.given;
            return (
              <tr key={action} class={isBest ? 'bold' : undefined}>
                <th scope="row" class="start plain">
                  {isBest && <Icon name="check" />}
                  {isMine && !isBest && <Icon name="close" />} {choiceLook(position, action).name}
                  <span class="unseen">
                    {isBest ? ` (${verdict.best})` : isMine ? ` (${verdict.yours})` : ''}
                  </span>
                </th>
                <td class="puzzle-bar" aria-hidden="true">
                  <span style={{ '--part': 0.15 + (0.85 * (value - last.value)) / spread }} />
                </td>
                <td class="figures nowrap">{amountText(position, value)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};
