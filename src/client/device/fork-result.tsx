import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { ok } from '../../shared/result.ts';
import { eventsOf, seatsOfPeople } from '../saves/saved-game.ts';
import { sumsByRound } from '../table/sums-by-round.ts';
import { useAnswer } from '../ui/use-answer.ts';
import type { DeviceTable } from './device-table.ts';
import { ForkLines } from './fork-lines.tsx';

/** Beneath the result of a fork: the real game beside it. */
export const ForkResult = ({ on }: { readonly on: DeviceTable }) => {
  const { game, table } = on;
  const { value: module } = useAnswer(async () => ok(await LAZY_CATALOG[game.game]?.()), [game.game]);
  if (module === undefined || game.fork === undefined) return null;
  const sums = sumsByRound(
    eventsOf(on.saved()) as readonly { readonly type: string }[],
    (before: unknown, event) => module.apply(before, event),
    (at) => module.standing(at).scores,
  );
  return (
    <ForkLines
      game={game.game}
      mark={game.fork}
      sums={sums}
      names={table.names.value}
      seat={seatsOfPeople(game)[0] ?? 0}
      isOver
    />
  );
};
