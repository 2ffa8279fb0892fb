import type { View } from '../../games/buyword/view.ts';
import { t } from '../texts.ts';
import { Notes } from '../ui/note.tsx';
import { Die } from './die.tsx';
import { mySeat, names } from './play-state.ts';

/** Which bag is played, where there are several (BW-16). */
const bagName = ({ bag, options: { extended } }: View): string =>
  extended === null || extended.bags === 1 ? t().play.bag : t().play.bagOf(bag, extended.bags);

/** Money, round, bag, leader and die: always in sight. */
export const StatusBar = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const own = view.seats[mySeat.value];
  const { extended } = view.options;
  return (
    <div class="status">
      <dl class="status-facts">
        {own !== undefined && (
          <div class="status-money">
            <dt>{play.money}</dt>
            <dd data-home="money">{play.price(own.money)}</dd>
          </div>
        )}
        {own !== undefined && own.owes > 0 && (
          <div>
            <dt>{play.youOwe}</dt>
            <dd class="owes">{play.price(own.owes)}</dd>
          </div>
        )}
        <div>
          <dt>{play.round}</dt>
          <dd>
            {view.round}
            {view.lastRound && view.phase !== 'over' && <strong class="last-round">{play.lastRound}</strong>}
          </dd>
        </div>
        <div>
          <dt>{bagName(view)}</dt>
          <dd>
            <span class="unseen">{play.bagCount(view.bagCount)}</span>
            <span class="bag" data-home="bag" aria-hidden="true">
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <path class="bag-neck" d="M13 4h14l-3 7h-8z" />
                <path class="bag-body" d="M15 11h10c7 6 11 12 11 17 0 6-6 9-16 9S4 34 4 28c0-5 4-11 11-17z" />
                <path class="bag-tie" d="M14 11h12" />
              </svg>
              <b>{view.bagCount}</b>
            </span>
          </dd>
        </div>
        {extended !== null && extended.target !== null && (
          <div>
            <dt>{play.target}</dt>
            <dd>{play.price(extended.target)}</dd>
          </div>
        )}
        {view.players > 1 && (
          <div>
            <dt>{play.leader}</dt>
            <dd>{names.value[view.leader]}</dd>
          </div>
        )}
        <div>
          <dt>{play.die}</dt>
          <dd>
            <Die view={view} />
          </dd>
        </div>
      </dl>
      {own !== undefined && (
        <p class="status-notes" aria-hidden="true">
          <Notes amount={own.money} />
        </p>
      )}
    </div>
  );
};
