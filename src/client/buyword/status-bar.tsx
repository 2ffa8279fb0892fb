import type { ComponentChildren } from 'preact';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../base/texts.ts';
import { Notes } from '../ui/note.tsx';
import { useBuyWord } from './buyword-table.ts';
import { TableDie } from './table-die.tsx';

/** Which bag is played, where there are several (BW-16). */
const bagName = ({ bag, options: { extended } }: View): string =>
  extended === null || extended.bags === 1 ? t().play.bag : t().play.bagOf(bag, extended.bags);

const Fact = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Money, round, bag, leader and die: always in sight. */
export const StatusBar = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const { mySeat, nameOf } = useBuyWord();
  const own = view.seats[mySeat.value];
  const target = view.options.extended?.target ?? null;
  return (
    <div class="status row gap-8 lines-2 panel pad-4">
      <dl class="status-facts row items-stretch">
        {own !== undefined && (
          <div class="status-money">
            <dt>{play.money}</dt>
            <dd data-home="money">{play.price(own.money)}</dd>
          </div>
        )}
        {own !== undefined && own.owes > 0 && (
          <div>
            <dt>{play.youOwe}</dt>
            <dd class="alarm figures">{play.price(own.owes)}</dd>
          </div>
        )}
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
        <Fact name={play.die}>
          <TableDie view={view} />
        </Fact>
      </dl>
      {own !== undefined && (
        <p class="status-notes" aria-hidden="true">
          <Notes amount={own.money} />
        </p>
      )}
    </div>
  );
};
