import type { View } from '../../games/buyword/view.ts';
import { t } from '../language.ts';
import { events, mySeat, names } from './play-state.ts';

/** Money, round, bag, leader and die: always in sight. */
export const StatusBar = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const own = view.seats[mySeat.value];
  return (
    <dl class="status">
      <div class="status-money">
        <dt>{play.money}</dt>
        <dd>{play.price(own?.money ?? 0)}</dd>
      </div>
      <div>
        <dt>{play.round}</dt>
        <dd>
          {view.round}
          {view.lastRound && view.phase !== 'over' && <strong class="last-round">{play.lastRound}</strong>}
        </dd>
      </div>
      <div>
        <dt>{play.bag}</dt>
        <dd>
          <span class="unseen">{play.bagCount(view.bagCount)}</span>
          <span aria-hidden="true">{view.bagCount}</span>
        </dd>
      </div>
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
  );
};

/** The face rolled this round; after a choice, the number named. */
const Die = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const rolled = events.value.findLast(({ type }) => type === 'rolled' || type === 'round-began');
  if (rolled?.type !== 'rolled') {
    return (
      <>
        <span class="unseen">{play.dieNotRolled}</span>
        <span class="die die-idle" aria-hidden="true">
          –
        </span>
      </>
    );
  }
  if (rolled.face !== 'choice') return <span class="die">{rolled.face}</span>;
  return (
    <>
      <span class="unseen">{view.lotSize === null ? play.choice : play.choiceTook(view.lotSize)}</span>
      <span class="die die-choice" aria-hidden="true">
        {view.lotSize ?? '?'}
      </span>
    </>
  );
};
