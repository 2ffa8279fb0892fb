import { t } from '../../base/texts.ts';
import { BallotActions } from '../../table/actions.tsx';
import { categoryName } from '../category-banner.tsx';
import { wordDeclared } from '../question.ts';
import { Showdown } from './showdown.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

const prompt = ({ view }: SeatView): string => {
  const { cards } = t();
  const { vote } = view;
  if (vote === null) return cards.waitVote([]);
  const word = wordDeclared(view, vote.seat);
  const category = categoryName(view.category);
  return vote.matter === 'both' ? cards.voteBoth(word, category) : cards.voteStep(word, category);
};

const VoteActions = ({ table }: SeatView) => (
  <BallotActions
    texts={t().cards}
    quiet={['no', 'pass']}
    onVote={(vote) => table.act({ kind: 'vote', vote })}
  />
);

/** CW-21.3: whether a word fits the category is put to the vote. */
export const voteSurface: PhaseSurface = {
  prompt,
  waiting: (who) => t().cards.waitVote(who),
  Actions: VoteActions,
  Centre: Showdown,
  isList: true,
};
