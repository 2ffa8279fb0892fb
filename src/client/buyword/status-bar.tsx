import type { ComponentChildren } from 'preact';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../base/texts.ts';
import { Notes } from '../ui/note.tsx';
import { useBuyWord } from './buyword-table.ts';

/** Which bag is played, where there are several (BW-16). */
const bagName = ({ bag, options: { extended } }: View): string =>
  extended === null || extended.bags === 1 ? t().play.bag : t().play.bagOf(bag, extended.bags);

const Fact = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Round, bag, what is played to, and who leads: always in sight. */
export const Facts = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const { nameOf } = useBuyWord();
  const target = view.options.extended?.target ?? null;
  return (
    <dl class="facts line gap-6">
      <Fact name={play.round}>
        {view.round}
        {view.lastRound && view.phase !== 'over' && (
          <strong class="tag alarm text-2">{play.lastRound}</strong>
        )}
      </Fact>
      <Fact name={bagName(view)}>
        <span class="unseen">{play.bagCount(view.bagCount)}</span>
        <span class="bag" data-home="bag" aria-hidden="true">
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d="M13 4h14l-3 7h-8z" />
            <path d="M15 11h10c7 6 11 12 11 17 0 6-6 9-16 9S4 34 4 28c0-5 4-11 11-17z" />
            <path stroke="#e6c98f" stroke-width="2.5" stroke-linecap="round" d="M14 11h12" />
          </svg>
          <b>{view.bagCount}</b>
        </span>
      </Fact>
      {target !== null && <Fact name={play.target}>{play.price(target)}</Fact>}
      {view.players > 1 && <Fact name={play.leader}>{nameOf(view.leader)}</Fact>}
    </dl>
  );
};

/** What I own and owe, and the notes it comes in. */
export const Money = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const own = view.seats[useBuyWord().mySeat.value];
  if (own === undefined) return null;
  return (
    <>
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
