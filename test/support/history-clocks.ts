import type { GameModule } from '../../src/catalog/game-module.ts';
import type { Moment } from './history.ts';

/** Since when each seat that is to act has been so, as the log has it. */
type Turns = ReadonlyMap<number, number>;

/** Clocks run by what the log says of time: no seat is played for before its time is up. How late the latest was, in milliseconds. */
export const clockFaults = (
  game: GameModule,
  moments: readonly Moment[],
): { readonly faults: readonly string[]; readonly latestMs: number } => {
  const faults: string[] = [];
  let latestMs = 0;
  let turns: Turns = new Map();
  let turnKey: string | undefined;
  let seconds: number | null = null;
  for (const { body, state, atMs, version } of moments) {
    const seat = /^timeout (\d+)$/.exec(body.kind === 'acted' && body.seat === null ? body.action : '')?.[1];
    const sinceMs = seat === undefined ? undefined : turns.get(Number(seat));
    if (sinceMs !== undefined && seconds !== null) {
      const lateMs = atMs - sinceMs - seconds * 1000;
      if (lateMs < 0)
        faults.push(`seat ${seat} was played for ${-lateMs} ms too early at version ${version}`);
      latestMs = Math.max(latestMs, lateMs);
    }
    if (state === undefined) continue;
    const facts = game.clockFacts(state);
    const isSame = facts.turnKey === turnKey;
    const before = turns;
    turns = new Map(facts.toAct.map((each) => [each, (isSame ? before.get(each) : undefined) ?? atMs]));
    turnKey = facts.turnKey;
    seconds = facts.turnSeconds;
  }
  return { faults, latestMs };
};
