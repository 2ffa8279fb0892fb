import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Listener, presenceFrame } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { type Alarm, nextAlarm } from './clocks.ts';
import { DelayedStage } from './delayed-stage.ts';
import { hostWithout } from './lobby.ts';
import type { EntryBody, LogEntry } from './log-entry.ts';
import type { Identity, RowChange, Timer } from './ports.ts';
import { PresenceBook } from './presence.ts';
import type { ServedGame } from './served-game.ts';
import { Stage } from './stage.ts';
import type { TableContext } from './table-context.ts';
import { applyEntry, seatOf, type TableState, whyStale } from './table-state.ts';

/** How an action went: the table's new version, or why it was refused. */
export type Answer = Result<number, Refusal>;

/** What a table needs to be in memory. */
export type LoadedTable = {
  readonly id: number;
  readonly code: string;
  readonly state: TableState;
  /** The keys of actions taken, with the version each led to. */
  readonly keys: ReadonlyMap<string, number>;
};

const MOST_KEYS = 4000;
/** A writer elsewhere that is always faster would be a bug. */
const MOST_CONFLICTS = 5;

/**
 * A table in memory: one thing happens after the other. An action is decided, stored, acknowledged and shown, in that
 * order; what the store did not take has not happened.
 */
export class LiveTable {
  readonly id: number;
  readonly code: string;
  readonly served: ServedGame;
  private readonly context: TableContext;
  private readonly presence: PresenceBook;
  private readonly stage: Stage;
  private readonly bots: BotTurns;
  private readonly keys: Map<string, number>;
  private table: TableState;
  private env: unknown;
  private delayed: DelayedStage | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private alarm: Timer | undefined;

  constructor(context: TableContext, served: ServedGame, { id, code, state, keys }: LoadedTable) {
    this.id = id;
    this.code = code;
    this.served = served;
    this.context = context;
    this.table = state;
    this.keys = new Map(keys);
    this.presence = new PresenceBook(context.clock.nowMs());
    this.stage = new Stage(code, served, context.outages);
    this.bots = new BotTurns(context, this);
    this.afterChange();
  }

  get state(): TableState {
    return this.table;
  }

  get actionKeys(): ReadonlyMap<string, number> {
    return this.keys;
  }

  /** Whether nobody looks, nothing waits, and nothing is about to happen. */
  get isIdle(): boolean {
    const watched = !this.stage.isEmpty || this.delayed?.stage.isEmpty === false;
    return !watched && this.waiting === 0 && !this.bots.areDue && this.nextAlarm()?.kind !== 'pause';
  }

  nextAlarm(): Alarm | undefined {
    const { table, context } = this;
    if (table.playing !== null && table.status === 'playing' && whyStale(this.served, table.playing))
      return undefined;
    const awaySinceMs = (seat: Seat): number | null => {
      const sitter = table.seats[seat];
      return sitter?.kind === 'person' ? this.presence.awaySinceMs(sitter.id) : null;
    };
    return nextAlarm(table, { awaySinceMs }, context.times, context.outages());
  }

  /** Does one thing after all that was asked before. */
  enqueue<T>(task: () => Promise<T>): Promise<T> {
    this.waiting++;
    const result = this.tail.then(task);
    const done = (): void => {
      this.waiting--;
    };
    this.tail = result.then(done, done);
    return result;
  }

  /** Stops all clocks: the table leaves memory. */
  close(): void {
    this.alarm?.cancel();
    this.bots.close();
    this.delayed?.close();
  }

  /** Changes something around the game. */
  change(decide: (table: TableState) => Result<EntryBody, Refusal>): Promise<Answer> {
    return this.enqueue(async () => {
      for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
        const decided = decide(this.table);
        if (!decided.ok) return decided;
        if (await this.commit(decided.value, null)) return ok(this.table.version);
      }
      throw new Error(`table ${this.id} is written to by others all the time`);
    });
  }

  /** Does something for a person at the table; the answer is given before anybody else hears of it. */
  act(who: string, id: string, text: string, answer: (answer: Answer) => void): Promise<void> {
    return this.enqueue(async () => {
      const seat = seatOf(this.table, who);
      if (seat === undefined) return answer(err({ code: 'not-seated' }));
      const key = `${seat}:${id}`;
      const known = this.keys.get(key);
      if (known !== undefined) return answer(ok(known));
      await this.take(seat, text, key, answer);
    });
  }

  /** Gives a seat up: in a game by the game's own action, else by standing up. */
  leave(who: Identity, standUp: (table: TableState) => Result<EntryBody, Refusal>): Promise<Answer> {
    const seat = seatOf(this.table, who.id);
    const { status } = this.table;
    if (seat === undefined || (status !== 'playing' && status !== 'paused')) return this.change(standUp);
    return new Promise((resolve, reject) => {
      this.enqueue(() => this.take(seat, this.served.leaveText, null, resolve)).catch(reject);
    });
  }

  /** Does something for a seat, or for the server; a seat's action wakes a paused game. */
  async take(
    seat: Seat | null,
    text: string,
    key: string | null,
    answer: (answer: Answer) => void,
  ): Promise<void> {
    const action = this.served.parseAction(text);
    if (!action.ok) return answer(action);
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      if (this.table.status === 'paused' && seat !== null) await this.commit({ kind: 'resumed' }, null);
      const why = this.whyNotPlaying();
      if (why !== undefined) return answer(err(why));
      const playing = this.table.playing as NonNullable<TableState['playing']>;
      this.env ??= this.served.envFor(playing.seed, this.optionsInPlay());
      const decided = this.served.decide(this.env, playing.state, seat, action.value);
      if (!decided.ok) return answer(decided);
      const { events, state } = decided.value;
      const canonical = this.served.formatAction(action.value);
      const gone =
        seat !== null && canonical === this.served.leaveText
          ? { gone: { host: hostWithout(this.table, seat) } }
          : {};
      const body: EntryBody = { kind: 'acted', seat, action: canonical, events, ...gone };
      if (await this.commit(body, key, { state, answer })) return;
    }
    throw new Error(`table ${this.id} is written to by others all the time`);
  }

  private optionsInPlay(): unknown {
    const players = this.table.seats.length;
    const checked = this.served.checkOptions(this.table.options, players);
    return checked.ok ? checked.value : this.table.options;
  }

  private whyNotPlaying(): TableRefusal | undefined {
    const { status, playing } = this.table;
    if (status === 'archived') return { code: 'archived' };
    if (playing === null || status === 'open') return { code: 'not-started' };
    const stale = whyStale(this.served, playing);
    return stale === undefined ? undefined : { code: stale };
  }

  /** Stores an entry, then answers, then shows it; false where another writer was faster and the table was read anew. */
  private async commit(
    body: EntryBody,
    actionKey: string | null,
    acted?: { readonly state: unknown; readonly answer: (answer: Answer) => void },
  ): Promise<boolean> {
    const before = this.table;
    const entry: LogEntry = {
      seq: before.version + 1,
      atMs: Math.max(this.context.clock.nowMs(), before.changedAtMs),
      actionKey,
      body,
    };
    const after = applyEntry(this.served, before, entry, acted?.state);
    if (!(await this.context.store.append(this.id, entry, this.rowChange(before, after, body)))) {
      await this.catchUp();
      return false;
    }
    this.enter(after, entry);
    acted?.answer(ok(entry.seq));
    this.show(before, entry);
    return true;
  }

  private rowChange(before: TableState, after: TableState, body: EntryBody): RowChange | undefined {
    const change: RowChange = {
      ...(before.status === after.status ? {} : { status: after.status }),
      ...(body.kind === 'sat' ? { sitters: [body.who.id] } : {}),
    };
    return Object.keys(change).length === 0 ? undefined : change;
  }

  /** Takes over what an entry has made of the table. */
  private enter(table: TableState, { seq, actionKey, body }: LogEntry): void {
    this.table = table;
    if (body.kind === 'started') this.env = undefined;
    if (actionKey === null) return;
    this.keys.set(actionKey, seq);
    const [oldest] = this.keys.keys();
    if (this.keys.size > MOST_KEYS && oldest !== undefined) this.keys.delete(oldest);
  }

  private show(before: TableState, entry: LogEntry): void {
    const { body } = entry;
    if (body.kind === 'started') this.seeSpectatorsOut();
    this.stage.show(before, this.table, entry, this.presence.awaySeats(this.table));
    this.delayed?.push(entry);
    this.afterChange();
  }

  /** Reads what other writers have stored. */
  private async catchUp(): Promise<void> {
    for (const entry of await this.context.store.readLog(this.id, this.table.version)) {
      const before = this.table;
      this.enter(applyEntry(this.served, before, entry), entry);
      this.show(before, entry);
    }
  }

  /** Those without a seat who looked on before the game: they go, or are shown it later, as the table wants it. */
  private seeSpectatorsOut(): void {
    const { spectators } = this.table.settings;
    if (spectators === 'live') return;
    for (const listener of [...this.stage.listeners]) {
      if (seatOf(this.table, listener.identity) !== undefined) continue;
      this.unwatch(listener);
      if (spectators === 'off') listener.refuse(this.code, { code: 'no-spectators' });
      else this.watch(listener, undefined).catch(this.context.report);
    }
  }

  /** Shows the table to somebody from now on: all of it, or what happened since a version they know. */
  watch(listener: Listener, version: number | undefined): Promise<Result<null, TableRefusal>> {
    return this.enqueue(async () => {
      const isSeated = seatOf(this.table, listener.identity) !== undefined;
      const { spectators } = this.table.settings;
      if (!isSeated && spectators === 'off' && this.table.playing !== null)
        return err({ code: 'no-spectators' });
      this.unwatch(listener);
      this.presence.arrive(listener.identity);
      if (isSeated && this.table.status === 'paused') await this.commit({ kind: 'resumed' }, null);
      const late = !isSeated && spectators === 'delayed' && this.table.playing !== null;
      const { stage, table } = late ? await this.delayedStage() : { stage: this.stage, table: this.table };
      const first = table.playing === null ? table.version : table.playing.startedAt - 1;
      const since = version !== undefined && version >= first && version <= table.version ? version : null;
      const log = await this.context.store.readLog(this.id, since ?? first);
      const entries = log.filter(({ seq }) => seq <= table.version);
      stage.add(listener, table, this.presence.awaySeats(this.table), since, entries);
      this.tellPresence();
      this.afterChange();
      return ok(null);
    });
  }

  unwatch(listener: Listener): void {
    const stage = [this.stage, this.delayed?.stage].find((each) => each?.has(listener));
    if (stage === undefined) return;
    stage.remove(listener);
    this.presence.depart(listener.identity, this.context.clock.nowMs());
    this.tellPresence();
    this.afterChange();
  }

  private async delayedStage(): Promise<DelayedStage> {
    if (this.delayed === undefined) {
      const { clock, times, store, outages } = this.context;
      const stage = new Stage(this.code, this.served, outages);
      const log = await store.readLog(this.id, 0);
      this.delayed = new DelayedStage(stage, this.served, clock, times.spectatorDelayMs, log);
    }
    return this.delayed;
  }

  private toldAway = '';
  private tellPresence(): void {
    const away = this.presence.awaySeats(this.table);
    const told = away.join();
    if (told === this.toldAway) return;
    this.toldAway = told;
    this.stage.send(presenceFrame(this.code, away));
  }

  /** Sets the alarm for what time brings next, and lets bots go on. */
  private afterChange(): void {
    this.alarm?.cancel();
    const alarm = this.nextAlarm();
    this.alarm =
      alarm === undefined
        ? undefined
        : this.context.clock.at(alarm.atMs, () => {
            this.enqueue(() => this.ring()).catch(this.context.report);
          });
    this.bots.look();
    this.context.onChange(this);
  }

  /** Does what is due; whatever happened in the meantime may have changed what that is. */
  private async ring(): Promise<void> {
    const alarm = this.nextAlarm();
    if (alarm === undefined || alarm.atMs > this.context.clock.nowMs()) return this.afterChange();
    const body = this.bodyOf(alarm);
    if (body !== undefined) await this.commit(body, null);
    else if (alarm.kind === 'timeout')
      await this.take(null, this.served.timeOutText(alarm.seat), null, this.reportRefusal);
    else await this.take(null, this.served.windowText, null, this.reportRefusal);
  }

  private readonly reportRefusal = (answer: Answer): void => {
    if (!answer.ok) this.context.report(new Error(`the clock was refused: ${answer.error.code}`));
  };

  private bodyOf(alarm: Alarm): EntryBody | undefined {
    switch (alarm.kind) {
      case 'pause':
        return { kind: 'paused' };
      case 'archive':
        return { kind: 'archived', why: alarm.why };
      case 'pass-host': {
        const heir = this.table.seats[alarm.seat];
        return heir?.kind === 'person' ? { kind: 'host-passed', host: heir.id } : undefined;
      }
      default:
        return undefined;
    }
  }
}
