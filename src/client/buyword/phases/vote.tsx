import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../base/texts.ts';
import { BallotActions } from '../../table/actions.tsx';
import { Countdown } from '../challenges/countdown.tsx';
import { SoldTiles, soldText } from '../sales-list.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

const saleVotedOn = ({ vote, sales }: View) => (vote === null ? undefined : sales[vote.sale - 1]);

const wordsVotedOn = (view: View): string => soldText(saleVotedOn(view)?.parts ?? []);

/** The word before the table, whose it is and who doubts it; who has voted, and how. */
const VoteCentre = ({ view, table: { nameOf, nameUnlessMine } }: SeatView) => {
  const { challenges } = t();
  const sale = saleVotedOn(view);
  const { vote, options, toAct } = view;
  if (vote === null || sale === undefined) return null;
  const voters = [...vote.ballots, ...toAct.map((seat) => ({ seat, ballot: undefined }))];
  return (
    <section class="vote stack gap-4" aria-labelledby="vote-heading">
      <h3 id="vote-heading">
        {challenges.voteOn(nameUnlessMine(sale.seat), nameUnlessMine(vote.by), sale.price)}
      </h3>
      <p class="row items-stretch gap-6 lines-4" style="--tiles: 1.5rem">
        <span class="unseen" translate={false}>
          {soldText(sale.parts)}
        </span>
        <SoldTiles words={sale.parts} />
      </p>
      <Countdown wholeSeconds={options.challengeSeconds} />
      <ul class="row gap-7 lines-2" aria-label={challenges.voters}>
        {voters.map(({ seat, ballot }) => (
          <li key={seat} class={ballot === undefined ? 'faint' : undefined}>
            <b>{nameOf(seat)}</b> · {ballot === undefined ? challenges.notYet : challenges.ballots[ballot]}
          </li>
        ))}
      </ul>
      <p class="text-2 above-2 faint">{challenges.voteTie}</p>
    </section>
  );
};

const VoteActions = ({ table }: SeatView) => (
  <BallotActions
    texts={t().challenges}
    quiet={['pass']}
    onVote={(ballot) => table.act({ kind: 'vote', ballot })}
  />
);

/** BW-15.2: a word without a list to be in is put to the vote. */
export const voteSurface: PhaseSurface = {
  prompt: ({ view }) => t().challenges.voteStep(wordsVotedOn(view)),
  waiting: (who) => t().challenges.voteWait(who),
  Actions: VoteActions,
  Centre: VoteCentre,
  isList: true,
};
