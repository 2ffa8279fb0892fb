import type { GameModule } from '../../src/catalog/game-module.ts';
import type { Moment } from './history.ts';

/** Since when each seat that is to act has been so, as the log has it. */
type Turns = ReadonlyMap<number, number>;

/** When somebody's time was up, and when they were played for. */
export type TimeOut = { readonly dueMs: number; readonly atMs: number };

/** Clocks run by what the log says of time: no seat is played for before its time is up. All time-outs there were. */
export const clockFaults = (
  game: GameModule,
  moments: readonly Moment[],
): { readonly faults: readonly string[]; readonly timeOuts: readonly TimeOut[] } => {
  const faults: string[] = [];
  const timeOuts: TimeOut[] = [];
  let turns: Turns = new Map();
  let turnKey: string | undefined;
  let seconds: number | null = null;
  for (const { body, state, atMs, version } of moments) {
    const seat = /^timeout (\d+)$/.exec(body.kind === 'acted' && body.seat === null ? body.action : '')?.[1];
    const sinceMs = seat === undefined ? undefined : turns.get(Number(seat));
    if (sinceMs !== undefined && seconds !== null) {
      const dueMs = sinceMs + seconds * 1000;
      if (atMs < dueMs)
        faults.push(`seat ${seat} was played for ${dueMs - atMs} ms too early at version ${version}`);
      timeOuts.push({ dueMs, atMs });
    }
    if (state === undefined) continue;
    const facts = game.clockFacts(state);
    const isSame = facts.turnKey === turnKey;
    const before = turns;
    turns = new Map(facts.toAct.map((each) => [each, (isSame ? before.get(each) : undefined) ?? atMs]));
    turnKey = facts.turnKey;
    seconds = facts.turnSeconds;
  }
  return { faults, timeOuts };
};
