import type { ComponentChildren } from 'preact';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../base/texts.ts';
import { Notes } from '../ui/note.tsx';
import { useBuyWord } from './buyword-table.ts';

type FactProps = {
  readonly name: string;
  /** Where there is room for it only; what is told elsewhere, too. */
  readonly look?: 'fact-wide' | 'fact-bag';
  readonly children: ComponentChildren;
};

const Fact = ({ name, look, children }: FactProps) => (
  <div class={look}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Round, bag, what is played to, and who leads: always in sight. */
export const Facts = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const { nameOf } = useBuyWord();
  const { bag, bagCount, options } = view;
  const { bags = 1, target = null } = options.extended ?? {};
  return (
    <dl class="facts line gap-6">
      <Fact name={play.round}>
        {view.round}
        {view.lastRound && view.phase !== 'over' && (
          <strong class="tag alarm text-1">{play.lastRound}</strong>
        )}
      </Fact>
      {/* Which bag is played, where there are several (BW-16). */}
      <Fact
        name={bags === 1 ? play.bag : play.bagOf(bag, bags)}
        {...(bags === 1 ? { look: 'fact-bag' } : {})}
      >
        <span class="unseen">{play.bagCount(bagCount)}</span>
        <span class="bag" data-home="bag" aria-hidden="true">
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d="M13 4h14l-3 7h-8z" />
            <path d="M15 11h10c7 6 11 12 11 17 0 6-6 9-16 9S4 34 4 28c0-5 4-11 11-17z" />
            <path stroke="#e6c98f" stroke-width="2.5" stroke-linecap="round" d="M14 11h12" />
          </svg>
          <b>{bagCount}</b>
        </span>
      </Fact>
      {target !== null && <Fact name={play.target}>{play.price(target)}</Fact>}
      {view.players > 1 && (
        <Fact name={play.leader} look="fact-wide">
          {nameOf(view.leader)}
        </Fact>
      )}
    </dl>
  );
};

/** A little die beside who leads. */
export const LeadMark = () => (
  <span class="lead-mark">
    <span class="unseen">{t().play.leads}</span>
  </span>
);

/** What I own and owe, and the notes it comes in. */
export const Money = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const me = useBuyWord().mySeat.value;
  const own = view.seats[me];
  if (own === undefined) return null;
  const isLeading = view.players > 1 && view.leader === me && view.phase !== 'over';
  return (
    <>
      {isLeading && <LeadMark />}
      <dl class="my-money line gap-6">
        <div>
          <dt>{play.money}</dt>
          <dd class="money figures" data-home="money">
            {play.price(own.money)}
          </dd>
        </div>
        {own.owes > 0 && (
          <div>
            <dt>{play.youOwe}</dt>
            <dd class="alarm figures">{play.price(own.owes)}</dd>
          </div>
        )}
      </dl>
      <p class="my-notes" aria-hidden="true">
        <Notes amount={own.money} />
      </p>
    </>
  );
};
