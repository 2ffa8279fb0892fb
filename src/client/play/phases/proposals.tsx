import { offers } from '../../../games/buyword/offers.ts';
import type { ProposalView } from '../../../games/buyword/variants/deal.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { t } from '../../texts.ts';
import { act, names } from '../play-state.ts';
import { termsSentence } from './deal-words.ts';
import type { Looking } from './surface.ts';

/** The numbers of the proposals that can be answered in a way. */
const answerable = ({ view, me }: Looking, way: 'accept' | 'reject' | 'withdraw'): readonly number[] => {
  const offer = offers(view, me).find(({ kind }) => kind === way);
  return offer !== undefined && 'proposals' in offer ? offer.proposals : [];
};

/** The deals that wait for an answer of who sits here. */
export const offeredToMe = (at: Looking): readonly number[] => answerable(at, 'accept');

type ProposalsProps = Looking & {
  /** Those that wait for one's own answer, or all others. */
  readonly which: 'mine' | 'others';
};

/** What lies on the table. */
export const Proposals = ({ which, ...at }: ProposalsProps) => {
  const { deals } = t();
  const waiting = offeredToMe(at);
  const shown = at.view.proposals.filter(({ number }) => waiting.includes(number) === (which === 'mine'));
  if (shown.length === 0 && (which === 'mine' || waiting.length > 0)) return null;
  const id = `proposals-${which}`;
  return (
    <section class="proposals" aria-labelledby={id}>
      <h3 id={id}>{which === 'mine' ? deals.forYou : deals.onTable}</h3>
      {shown.length === 0 && <p class="quiet">{deals.none}</p>}
      <ul>
        {shown.map((proposal) => (
          <Proposal key={proposal.number} {...at} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
};

const Proposal = ({ proposal, ...at }: Looking & { readonly proposal: ProposalView }) => {
  const { deals } = t();
  const { number, by, parties, accepted } = proposal;
  const nameAll = (seats: readonly Seat[]): string[] => seats.map((seat) => names.value[seat] ?? '');
  const missing = parties.filter((seat) => !accepted.includes(seat));
  const ways = (['accept', 'reject', 'withdraw'] as const).filter((way) =>
    answerable(at, way).includes(number),
  );
  const isMine = ways.includes('accept');
  return (
    <li class={isMine ? 'proposal proposal-mine' : 'proposal'}>
      <p class="proposal-by">
        {by === at.me ? deals.ownBy(number) : deals.by(number, names.value[by] ?? '')}
      </p>
      <p class="proposal-terms">{termsSentence(at.view, { lots: proposal.lots, money: proposal.money })}</p>
      <p class="quiet">
        {accepted.length > 0 && deals.accepted(nameAll(accepted))} {deals.waitsFor(nameAll(missing))}
      </p>
      {ways.length > 0 && (
        <p class="proposal-ways">
          {ways.map((way) => (
            <button
              key={way}
              type="button"
              class={way === 'accept' ? 'button' : 'button button-quiet'}
              aria-label={deals[`${way}Number`](number)}
              onClick={() => act({ kind: way, proposal: number })}
            >
              {deals[way]}
            </button>
          ))}
        </p>
      )}
    </li>
  );
};
