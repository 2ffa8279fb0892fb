import type { Seat } from '../../games/core/seat.ts';
import type { Arrangement } from './ports.ts';
import type { ServedGame } from './served-game.ts';

/** How the seats of a game have arranged what only they see, beside the log: of each seat the last. */
export class Arranged {
  private readonly served: ServedGame;
  private readonly bySeat: Map<Seat, Arrangement>;

  constructor(served: ServedGame, known: ReadonlyMap<Seat, Arrangement>) {
    this.served = served;
    this.bySeat = new Map(known);
  }

  set(seat: Seat, arrangement: Arrangement): void {
    this.bySeat.set(seat, arrangement);
  }

  /** Whether it is known that a seat has arranged it so. */
  has(seat: Seat, { version, action }: Arrangement): boolean {
    const known = this.bySeat.get(seat);
    return known?.version === version && known.action === action;
  }

  clear(): void {
    this.bySeat.clear();
  }

  /** It counts no more: the log has it. */
  delete(seat: Seat): void {
    this.bySeat.delete(seat);
  }

  /** What the seat had arranged for which time runs out by an action of the server, if it still lies so. */
  dueBy(
    action: string,
    env: unknown,
    state: unknown,
  ): { readonly seat: Seat; readonly arrangement: Arrangement } | undefined {
    for (const [seat, arrangement] of this.bySeat) {
      if (this.served.timeOutText(seat) !== action) continue;
      return this.isStill(env, state, seat, arrangement) ? { seat, arrangement } : undefined;
    }
    return undefined;
  }

  /** Whether something lies as it was arranged: to arrange it again would change nothing. */
  private isStill(env: unknown, state: unknown, seat: Seat, { action: text }: Arrangement): boolean {
    const action = this.served.parseAction(text);
    const decided = action.ok ? this.served.decide(env, state, seat, action.value) : action;
    return decided.ok && decided.value.events.length === 0;
  }
}
