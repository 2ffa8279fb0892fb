import { boundsOf } from '../../games/choose-your-words/options.ts';
import { cardsMakeIn } from '../../messages/cards-make.ts';
import { language } from '../language.ts';
import { cardRules, cardsWish, chooseCardOption } from './cards-make-state.ts';
import { NumberControl } from './number-control.tsx';

const MINUTES = [null, 15, 30, 45, 60, 90, 120] as const;
/** A score to reach, as so many stacks (CW-23). */
const STACKS = [2, 3, 5] as const;

/** When the game ends beside all chips being one player's: any score and any time that the rules take (CW-23). */
export const EndOptions = () => {
  const cardsMake = cardsMakeIn(language.value);
  const rules = cardRules.value;
  const { end, stack } = rules;
  const bounds = boundsOf('end', rules, cardsWish.value.seats);
  if (bounds.kind !== 'end') return null;
  const { scoreFrom, scoreTo, minutesTo } = bounds;
  const scores = STACKS.map((stacks) => stacks * stack).filter((score) => score <= scoreTo);
  return (
    <fieldset class="option-group">
      <legend>{cardsMake.groups.end}</legend>
      <NumberControl
        {...cardsMake.option.score}
        value={end.score}
        usual={[null, ...scores]}
        nameOf={(score) => cardsMake.scoreValue(score ?? null)}
        from={scoreFrom}
        to={scoreTo}
        step={10}
        onChange={(score = null) => chooseCardOption('end', { ...end, score })}
      />
      <NumberControl
        {...cardsMake.option.minutes}
        value={end.minutes}
        usual={MINUTES}
        nameOf={(minutes) => cardsMake.minutesValue(minutes ?? null)}
        from={1}
        to={minutesTo}
        step={5}
        onChange={(minutes = null) => chooseCardOption('end', { ...end, minutes })}
      />
    </fieldset>
  );
};
