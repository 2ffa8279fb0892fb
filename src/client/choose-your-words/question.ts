import type { Challenged, PlayerAction } from '../../games/choose-your-words/actions.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import type { Question } from '../table/game-parts.ts';
import type { CardTable } from './card-table.ts';
import { potTotal } from './phases/quick-bets.ts';

/** The word that a seat has declared, as it reads. */
export const wordDeclared = ({ declared }: View, seat: Seat): string =>
  readLaid(declared.find((each) => each.seat === seat)?.word?.split(' ') ?? []);

const challengeText = (seen: View, seat: Seat, what: Challenged, who: string): string => {
  const { cards } = t();
  const word = wordDeclared(seen, seat);
  if (what === 'category') return cards.askVote(word, who);
  const declared = seen.declared.find((each) => each.seat === seat);
  // CW-8.2: what a challenge costs that is lost.
  const dealtIn = seen.seats.filter(({ cardCount }) => cardCount > 0).length;
  const cost = Math.floor(potTotal(seen) / Math.max(1, dealtIn));
  // CW-21.3: a name that is claimed and in no dictionary is put to the vote.
  const mayBeName = seen.category?.names === true && declared?.claim === true && !declared.claimChallenged;
  return mayBeName ? cards.askChallengeName(word, who, cost) : cards.askChallenge(word, who, cost);
};

/** What is asked once before something that cannot be taken back. */
export const questionOf = (action: PlayerAction, { view, nameOf }: CardTable): Question | undefined => {
  const { cards } = t();
  switch (action.kind) {
    case 'fold':
      return { text: cards.askFold, yes: cards.yesFold };
    case 'declare':
      return { text: cards.askNoWord, yes: cards.yesNoWord };
    case 'challenge': {
      const { seat, what } = action;
      const text = view.value === undefined ? '' : challengeText(view.value, seat, what, nameOf(seat));
      return { text, yes: cards.yesChallenge };
    }
    default:
      return undefined;
  }
};
