import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../texts.ts';
import { names, view } from './cards-state.ts';
import { answer } from './laying.ts';
import { potTotal } from './quick-bets.ts';

/** CW-8.2: what a challenge costs that is lost. */
const costOfChallenge = (): number => {
  const seen = view.value;
  if (seen === undefined) return 0;
  const dealtIn = seen.seats.filter(({ cardCount }) => cardCount > 0).length;
  return Math.floor(potTotal(seen) / Math.max(1, dealtIn));
};

/** The question asked once before something that cannot be taken back. */
export const questionOf = (cards: Messages['cards'], action: PlayerAction): string => {
  switch (action.kind) {
    case 'fold':
      return cards.askFold;
    case 'declare':
      return cards.askNoWord;
    case 'challenge': {
      const who = names.value[action.seat] ?? '';
      const declared = view.value?.declared.find(({ seat }) => seat === action.seat);
      const word = readLaid(declared?.word?.split(' ') ?? []);
      if (action.what === 'category') return cards.askVote(word, who);
      // CW-21.3: a name that is claimed and in no dictionary is put to the vote.
      const mayBeName =
        view.value?.category?.names === true && declared?.claim === true && !declared.claimChallenged;
      const cost = costOfChallenge();
      return mayBeName ? cards.askChallengeName(word, who, cost) : cards.askChallenge(word, who, cost);
    }
    default:
      return t().play.askLeave;
  }
};

const yesOf = (cards: Messages['cards'], action: PlayerAction): string => {
  switch (action.kind) {
    case 'fold':
      return cards.yesFold;
    case 'declare':
      return cards.yesNoWord;
    case 'challenge':
      return cards.yesChallenge;
    default:
      return t().play.leave;
  }
};

/** Yes or not yet, in place of the buttons of the step. */
export const QuestionActions = ({ action }: { readonly action: PlayerAction }) => {
  const { cards, play } = t();
  return (
    <fieldset class="actions" aria-label={questionOf(cards, action)}>
      {/* A word is doubted where it lies, far below the prompt: what it may cost is read there, too. */}
      {action.kind === 'challenge' && (
        <p class="asked-here" aria-hidden="true">
          {questionOf(cards, action)}
        </p>
      )}
      <button type="button" class="button" data-step-focus onClick={() => void answer(true)}>
        {yesOf(cards, action)}
      </button>
      <button type="button" class="button button-quiet" onClick={() => void answer(false)}>
        {play.notYet}
      </button>
    </fieldset>
  );
};
