import { countBallots, isBallot } from '../../core/ballots.ts';
import { type LaidCard, readLaid } from '../card.ts';
import { categoryOf } from '../categories.ts';
import { isLegalNow } from '../challenging.ts';
import { DECKS } from '../decks.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { ChallengeMatter } from '../events.ts';
import { scoreWord } from '../score.ts';
import { isLive } from '../state.ts';

/** CW-21.3: what the dictionary says of a word whose claim for a category that takes names is lost. */
const verdictOnName = ({ state, env }: Table, matter: ChallengeMatter, word: readonly LaidCard[]) => {
  if (matter === 'both') return { legal: false };
  if (categoryOf(state)?.names !== true) return {};
  return { legal: isLegalNow(state, env.judge, readLaid(word)) };
};

/** CW-7.2: a lost claim loses the bonus only; CW-21.3: a word that the dictionary does not have falls with it (CW-8.1). */
const settle = (table: Table): void => {
  const { vote } = table.state;
  if (vote === null) throw new Error('no vote to settle');
  const { by, seat, matter, votes } = vote;
  const word = table.state.declared.find((each) => each.seat === seat)?.declaration?.word ?? [];
  const { yes, no } = countBallots(votes.map((each) => each.vote));
  // A tie goes to the challenger, everybody abstaining included.
  const stands = yes > no;
  const isLost = !stands && isLive(table.state, seat);
  const verdict = isLost ? verdictOnName(table, matter, word) : {};
  table.emit({ type: 'vote-ended', by, seat, matter, yes, no, stands, ...verdict });
  table.emit({ type: 'phase-began', phase: 'challenge', number: 0, queue: [] });
  if (!isLost) return;
  if (verdict.legal === false) {
    table.emit({ type: 'struck', seat });
    return;
  }
  const { score, steps } = scoreWord(DECKS[table.state.options.deck], word, false);
  table.emit({ type: 'claim-lost', seat, score, steps });
};

/** CW-7.2: all players vote, claimant and challenger too; silence abstains. */
export const votePhase: PhaseRules = {
  name: 'vote',
  number: 0,
  // Only a challenge starts it.
  queue: () => [],
  // Where the claimant has left there is nothing to vote on any more.
  toAct: (state) => (state.vote !== null && isLive(state, state.vote.seat) ? state.queue : []),
  inTurn: {
    vote: (table, seat, { vote }) => {
      if (!isBallot(vote)) return { code: 'bad-action' };
      table.emit({ type: 'voted', seat, vote });
      return undefined;
    },
  },
  offers: () => [{ kind: 'vote' }],
  outlastsRivals: true,
  outOfTurn: () => ({ code: 'already-voted' }),
  window: {
    isOpen: () => true,
    close: (table) => {
      for (const seat of table.state.queue) table.emit({ type: 'voted', seat, vote: 'pass' });
    },
  },
  timeOut: (table, seat) => table.emit({ type: 'voted', seat, vote: 'pass' }),
  end: settle,
};
