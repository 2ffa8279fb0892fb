import { BALLOTS, type Ballot } from '../../../games/buyword/variants/vote.ts';
import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { Actions } from '../actions.tsx';
import { Countdown } from '../challenges/countdown.tsx';
import { act, names, nameUnlessMine } from '../play-state.ts';
import type { Looking, PhaseSurface } from './surface.ts';

const saleVotedOn = ({ vote, sales }: View) => (vote === null ? undefined : sales[vote.sale - 1]);

const wordsVotedOn = (view: View): string => saleVotedOn(view)?.words.join(', ') ?? '';

/** The word before the table, whose it is and who doubts it; who has voted, and how. */
const VoteFelt = ({ view }: Looking) => {
  const { challenges } = t();
  const sale = saleVotedOn(view);
  const { vote, options, toAct } = view;
  if (vote === null || sale === undefined) return null;
  const nameOf = (seat: number): string => names.value[seat] ?? '';
  return (
    <section class="vote" aria-labelledby="vote-heading">
      <h3 id="vote-heading">
        {challenges.voteOn(nameUnlessMine(sale.seat), nameUnlessMine(vote.by), sale.price)}
      </h3>
      <p class="vote-words">
        <span class="unseen" translate={false}>
          {sale.words.join(', ')}
        </span>
        {sale.parts.map(({ word, wildAt }) => (
          <WordTiles key={word} word={word} wildAt={wildAt === null ? [] : [wildAt]} />
        ))}
      </p>
      <Countdown wholeSeconds={options.challengeSeconds} />
      <ul class="voters" aria-label={challenges.voters}>
        {vote.ballots.map(({ seat, ballot }) => (
          <li key={seat}>
            <b>{nameOf(seat)}</b> · {challenges.ballots[ballot]}
          </li>
        ))}
        {toAct.map((seat) => (
          <li key={seat} class="voter-waits">
            <b>{nameOf(seat)}</b> · {challenges.notYet}
          </li>
        ))}
      </ul>
      <p class="hand-hint">{challenges.voteTie}</p>
    </section>
  );
};

const TEXTS = { yes: 'voteYes', no: 'voteNo', pass: 'votePass' } as const satisfies Record<Ballot, string>;

const VoteActions = () => {
  const { challenges } = t();
  return (
    <Actions>
      {BALLOTS.map((ballot) => (
        <button
          key={ballot}
          type="button"
          class={ballot === 'pass' ? 'button button-quiet' : 'button'}
          data-step-focus={ballot === 'yes' ? true : undefined}
          onClick={() => act({ kind: 'vote', ballot })}
        >
          {challenges[TEXTS[ballot]]}
        </button>
      ))}
    </Actions>
  );
};

/** BW-15.2: a word without a list to be in is put to the vote. */
export const voteSurface: PhaseSurface = {
  prompt: ({ view }) => t().challenges.voteStep(wordsVotedOn(view)),
  waiting: (who) => t().challenges.voteWait(who),
  Actions: VoteActions,
  Felt: VoteFelt,
};
