import { type LaidCard, readLaid } from '../../games/choose-your-words/card.ts';
import type { ScoreSteps as Steps } from '../../games/choose-your-words/score.ts';
import { t } from '../base/texts.ts';
import { LetterCard } from './letter-card.tsx';

/** A line of the count: what it is for, what it does, and what one has come to. */
type Line = {
  readonly name: string;
  readonly sign: '' | '+' | '×';
  readonly value: number;
  readonly total: number;
};

/** A score as the rules count it, a line a step that counts (CW-11 to 22). */
const linesOf = (steps: Steps): readonly Line[] => {
  const { score } = t().cards;
  const plain = steps.letters.reduce((sum, counts, at) => sum + counts / (steps.pairs[at] ?? 1), 0);
  let total = plain;
  const lines: Line[] = [{ name: score.letters, sign: '', value: plain, total }];
  const add = (name: string, value: number): void => {
    if (value === 0) return;
    total += value;
    lines.push({ name, sign: '+', value, total });
  };
  add(score.pairs(steps.pairs.filter((factor) => factor > 1).length / 2), steps.sum - plain);
  add(score.length(steps.letters.length), steps.length);
  if (steps.flush > 1) {
    total *= steps.flush;
    lines.push({ name: score.flush, sign: '×', value: steps.flush, total });
  }
  add(score.outburst, steps.outburst);
  add(score.exclamation, steps.exclamation);
  add(score.palindrome, steps.palindrome);
  add(score.category, steps.category);
  return lines;
};

type ScoreProps = {
  readonly word: readonly LaidCard[];
  readonly steps: Steps;
  readonly score: number;
};

/** A score built up step by step: letters, pairs, length, flush, extras. */
export const ScoreSteps = ({ word, steps, score }: ScoreProps) => {
  const { cards } = t();
  const lines = linesOf(steps);
  return (
    <div class="score">
      <p class="unseen">{cards.score.spoken(readLaid(word), lines, score)}</p>
      <ol class="score-lines figures row items-stretch gap-2" aria-hidden="true">
        {lines.map(({ name, sign, value, total }, at) => (
          <li key={name}>
            <small>{name}</small>
            <b>
              {sign}
              {cards.number(value)}
            </b>
            {at > 0 && <span class="faint">{cards.score.makes(total)}</span>}
          </li>
        ))}
        <li class="score-sum">
          <small>{cards.score.total}</small>
          <b>{cards.number(score)}</b>
        </li>
      </ol>
    </div>
  );
};

/** A word laid out in cards, each with what it counts below it, pairs multiplied (CW-13). */
export const CountedCards = ({ word, steps }: Omit<ScoreProps, 'score'>) => (
  <span class="counted-cards" aria-hidden="true">
    {word.map((card, place) => (
      <span key={place} class="counted-card">
        <LetterCard card={card} />
        <CardCount steps={steps} place={place} />
      </span>
    ))}
  </span>
);

/** What a letter of a word counts, and by how much its pair multiplies it. */
export const CardCount = ({ steps, place }: { readonly steps: Steps; readonly place: number }) => {
  const { cards } = t();
  const factor = steps.pairs[place] ?? 1;
  return (
    <small
      class={factor > 1 ? 'card-count text-1 figures bold' : 'card-count text-1 figures'}
      aria-hidden="true"
    >
      {cards.number((steps.letters[place] ?? 0) / factor)}
      {factor > 1 && `×${factor}`}
    </small>
  );
};
