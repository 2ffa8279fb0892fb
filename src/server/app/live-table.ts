import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { actedEntry } from './acted-entry.ts';
import { noteKey } from './action-keys.ts';
import type { Answer, Change, Doing } from './answer.ts';
import { Arranged } from './arranged.ts';
import type { Listener } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import type { HeardEntry } from './bus.ts';
import type { Alarm, Presence } from './clocks.ts';
import { withArrangement } from './load-table.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { EntryBody, LogEntry } from './log-entry.ts';
import { readEntries } from './log-pages.ts';
import { noteChange } from './note-change.ts';
import { OrderTurns } from './order-turns.ts';
import type { Arrangement, Identity } from './ports.ts';
import { startWhenReady } from './rematch.ts';
import { isEverybodyReady } from './room.ts';
import { rowChange } from './row-change.ts';
import type { ServedGame } from './served-game.ts';
import { TableAlarm } from './table-alarm.ts';
import { MOST_CONFLICTS, type TableContext } from './table-context.ts';
import {
  applyEntry,
  isRunning,
  optionsInPlay,
  type Playing,
  seatOf,
  type TableState,
  whyNotPlaying,
  withoutNameOf,
} from './table-state.ts';
import { TaskQueue } from './task-queue.ts';
import { Watchers } from './watchers.ts';

/**
 * A table in memory: one thing happens after the other. An action is decided, stored, acknowledged and shown, in that
 * order; what the store did not take has not happened.
 */
export class LiveTable {
  readonly id: number;
  readonly code: string;
  readonly served: ServedGame;
  private readonly context: TableContext;
  private readonly watchers: Watchers;
  private readonly bots: BotTurns;
  private readonly alarm: TableAlarm;
  readonly orders: OrderTurns;
  private readonly keys: Map<string, number>;
  private readonly arranged: Arranged;
  private table: TableState;
  private env: unknown;
  private readonly tasks = new TaskQueue(() => this.context.onChange(this));

  constructor(context: TableContext, served: ServedGame, loaded: LoadedTable) {
    const { id, code, state, keys, seenAtMs, arranged } = loaded;
    this.id = id;
    this.code = code;
    this.served = served;
    this.context = context;
    this.table = state;
    this.keys = new Map(keys);
    this.arranged = new Arranged(served, arranged);
    // A game that nobody was at when it left memory pauses when it would have paused there.
    const openedAtMs =
      state.status === 'playing' ? Math.max(seenAtMs, context.startedAtMs()) : context.clock.nowMs();
    this.watchers = new Watchers(context, served, loaded, openedAtMs);
    this.bots = new BotTurns(context, this);
    this.alarm = new TableAlarm(context, this);
    this.orders = new OrderTurns(context, this);
    this.afterChange();
    // Cut off between the last “ready” and the start that follows from it.
    if (isEverybodyReady(served, state)) this.enqueue(() => startWhenReady(this)).catch(context.report);
  }

  get state(): TableState {
    return this.table;
  }

  get actionKeys(): ReadonlyMap<string, number> {
    return this.keys;
  }

  get presence(): Presence {
    return this.watchers.presenceAt(this.table);
  }

  /** How many look on without a seat. */
  get spectatorCount(): number {
    return this.watchers.spectatorCount;
  }

  isWatchedBy(identity: string): boolean {
    return this.watchers.has(identity);
  }

  /** Whether this process does what nobody asks for at the table: clocks, bots, orders. */
  get isKept(): boolean {
    return this.context.bus.keeps(this.id);
  }

  /** Whether nobody looks, nothing waits, and nothing is about to happen here. */
  get isIdle(): boolean {
    if (this.isWatched || !this.tasks.isEmpty) return false;
    return !this.isKept || !(this.bots.areDue || this.orders.areDue || this.alarm.isPausing);
  }

  /** Whether anybody looks: here, or for who keeps the table anywhere. */
  get isWatched(): boolean {
    return !this.watchers.isEmpty || (this.watchers.areElsewhere && this.isKept);
  }

  /** Whether the table may leave memory before it is idle: nobody is there, and it pauses anyway; bots and orders then wait. */
  get mayLeave(): boolean {
    if (this.isWatched || !this.tasks.isEmpty) return false;
    return !this.isKept || this.alarm.isPausing || this.isIdle;
  }

  /** What time brings next. */
  nextAlarm(): Alarm | undefined {
    return this.alarm.next();
  }

  /** Does one thing after all that was asked before. */
  enqueue<T>(task: () => Promise<T>): Promise<T> {
    return this.tasks.add(task);
  }

  /** Stops all clocks: the table leaves memory. */
  close(): void {
    this.alarm.close();
    this.bots.close();
    this.orders.close();
    this.watchers.close();
  }

  /** Changes something around the game; null changes nothing. */
  change(decide: Change): Promise<Answer> {
    return this.enqueue(() => this.changeNow(decide));
  }

  private async changeNow(decide: Change): Promise<Answer> {
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const decided = decide(this.table);
      if (!decided.ok && (await this.wasBehind())) continue;
      if (!decided.ok) return decided;
      if (decided.value !== null && !(await this.commit(decided.value, null))) continue;
      await startWhenReady(this);
      return ok(this.table.version);
    }
    throw new Error(`table ${this.id} is written to by others all the time`);
  }

  /** Does something for a person at the table, under the key of it (`actionKey`); the answer is given before anybody else hears of it. */
  act(who: string, key: string, text: string, answer: (answer: Answer) => void): Promise<void> {
    return this.enqueue(() => this.take({ actor: who, text, key }, answer));
  }

  /** Gives a seat up: in a game by the game's own action, else by standing up. */
  leave({ id }: Identity, standUp: (table: TableState) => Result<EntryBody, Refusal>): Promise<Answer> {
    return this.enqueue(() => {
      const inGame = isRunning(this.table) && seatOf(this.table, id) !== undefined;
      if (!inGame) return this.changeNow(standUp);
      return new Promise((resolve, reject) => {
        this.take({ actor: id, text: this.served.leaveText }, resolve).catch(reject);
      });
    });
  }

  /**
   * Does something that somebody asks for; only inside `enqueue`. Whatever another writer has changed meanwhile is looked at anew: seats,
   * rules, and whether it is done already.
   */
  async take(doing: Doing, answer: (answer: Answer) => void): Promise<void> {
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) if (await this.takeOnce(doing, answer)) return;
    throw new Error(`table ${this.id} is written to by others all the time`);
  }

  /**
   * Does something at the version that is known here; only inside `enqueue`. False where another writer was faster: the table was read
   * anew, and who found it due has to look whether it still is. A person's or bot's action wakes a paused game; a bot's reason is kept in
   * the log and told after the game.
   */
  async takeOnce({ actor, text, key, why }: Doing, answer: (answer: Answer) => void): Promise<boolean> {
    const say = (answered: Answer): true => {
      answer(answered);
      return true;
    };
    const known = key === undefined ? undefined : this.keys.get(key);
    if (known !== undefined) return say(ok(known));
    const seat = typeof actor === 'string' ? seatOf(this.table, actor) : actor;
    if (seat === undefined) return !(await this.wasBehind()) && say(err({ code: 'not-seated' }));
    const action = this.served.parseAction(text);
    if (!action.ok) return say(action);
    const closed = whyNotPlaying(this.served, this.table);
    if (closed !== undefined) return !(await this.wasBehind()) && say(err(closed));
    const isAsleep = this.table.status === 'paused' && seat !== null;
    if (isAsleep && !(await this.commit({ kind: 'resumed' }, null))) return false;
    const playing = this.table.playing as NonNullable<TableState['playing']>;
    const { seed, reseeds = [] } = playing;
    this.env ??= this.served.envFor(seed, optionsInPlay(this.served, this.table), reseeds);
    const decided = this.served.decide(this.env, playing.state, seat, action.value);
    if (!decided.ok) return !(await this.wasBehind()) && say(decided);
    const { events, state } = decided.value;
    const canonical = this.served.formatAction(action.value);
    const { version } = this.table;
    // What changes nothing is done already, and no entry tells of it.
    if (events.length === 0) return say(ok(version));
    if (seat !== null && this.served.isArrangement(action.value)) {
      await this.arrange(seat, { version, action: canonical, events }, { ...playing, state });
      answer(ok(version));
      this.watchers.showOwn(this.table, seat);
      return true;
    }
    if (seat === null && !(await this.enterArranged(canonical, playing))) return false;
    const body = actedEntry(this.served, this.table, { seat, action: canonical, events, state, why });
    return this.commit(body, key ?? null, { state, answer });
  }

  /** Keeps how a seat has arranged what is its own: no entry, no new version, and nobody else's business. */
  private async arrange(seat: Seat, arrangement: Arrangement, playing: Playing): Promise<void> {
    await this.context.store.keepArrangement(this.id, seat, arrangement);
    this.context.bus.tell({ kind: 'arranged', table: this.id, seat });
    this.arranged.set(seat, arrangement);
    this.table = { ...this.table, playing };
  }

  /** Tells the log what a seat had arranged before time runs out for it: that may be what is done. False where another was faster. */
  private async enterArranged(timeOut: string, { state }: Playing): Promise<boolean> {
    const due = this.arranged.dueBy(timeOut, this.env, state);
    if (due === undefined) return true;
    const { seat, arrangement } = due;
    const body: EntryBody = { kind: 'acted', seat, action: arrangement.action, events: arrangement.events };
    const isEntered = await this.commit(body, null, { state, answer: () => {} });
    if (isEntered) this.arranged.delete(seat);
    return isEntered;
  }

  /**
   * Stores an entry, then answers, then shows it; false where another writer was faster and the table was read anew. Only
   * inside `enqueue`.
   */
  async commit(
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
    if (!(await this.context.store.append(this.id, entry, rowChange(this.served, before, after, body)))) {
      await this.catchUp();
      return false;
    }
    this.enter(after, entry);
    acted?.answer(ok(entry.seq));
    noteChange(this.context, this.id, before, this.table, body);
    try {
      this.show(before, entry);
    } catch (error) {
      // It has happened and was answered; who was not told finds the gap and asks.
      this.context.report(error);
    }
    return true;
  }

  /** Takes over what an entry has made of the table. */
  private enter(table: TableState, { seq, actionKey, body }: LogEntry): void {
    this.table = table;
    if (body.kind === 'started' || body.kind === 'reseeded') this.env = undefined;
    if (body.kind === 'started') this.arranged.clear();
    if (actionKey !== null) noteKey(this.keys, actionKey, seq);
  }

  private show(before: TableState, entry: LogEntry): void {
    this.watchers.seeOut(this.table, this.showAnew);
    this.watchers.show(before, this.table, entry);
    this.afterChange();
  }

  /** Reads what other writers have stored. */
  private async catchUp(): Promise<void> {
    for await (const entry of readEntries(this.context.store, this.id, this.table.version))
      this.enterStored(entry);
  }

  /** Whether other processes have stored something that was not known here, so that what was refused may be fine. */
  private async wasBehind(): Promise<boolean> {
    // Another process may have started just now: only where there can be none is nothing asked.
    if (!this.context.bus.isShared) return false;
    const { version } = this.table;
    await this.catchUp();
    return this.table.version > version;
  }

  private enterStored(entry: LogEntry): void {
    const before = this.table;
    this.enter(applyEntry(this.served, before, entry), entry);
    this.show(before, entry);
  }

  /** Takes over what another process has stored; without anything heard, whatever that may be. */
  hear({ seq, entry }: HeardEntry = { seq: Number.POSITIVE_INFINITY, entry: undefined }): Promise<void> {
    return this.enqueue(async () => {
      if (seq <= this.table.version) return;
      if (entry !== undefined && seq === this.table.version + 1) this.enterStored(entry);
      else await this.catchUp();
    });
  }

  /** Takes over how a seat has arranged what is its own at another process. */
  hearArranged(seat: Seat): Promise<void> {
    return this.enqueue(async () => {
      const { store } = this.context;
      const kept = new Map(await store.arrangementsOf(this.id)).get(seat);
      if (kept === undefined || this.arranged.has(seat, kept)) return;
      await this.catchUp();
      this.table = await withArrangement(store, this.served, this, kept);
      this.arranged.set(seat, kept);
      this.watchers.showOwn(this.table, seat);
    });
  }

  /** Goes by who looks at the table elsewhere, and by whether this process keeps it, as that is now. */
  lookAround(): void {
    this.watchers.lookElsewhere(this.table);
    this.afterChange();
  }

  private readonly showAnew = (listener: Listener): void =>
    void this.enqueue(() => this.showTo(listener, undefined)).catch(this.context.report);

  /** Forgets the name and face of somebody who sits or sat here; pages that are open learn it when they ask again. */
  forgetNameOf(identity: string): Promise<void> {
    return this.enqueue(async () => {
      this.table = withoutNameOf(this.table, identity);
    });
  }

  /** Shows the table to somebody from now on: all of it, or what happened since a version they know. */
  watch(listener: Listener, version: number | undefined): Promise<Result<null, TableRefusal>> {
    this.watchers.expect(listener);
    return this.enqueue(() => this.showTo(listener, version));
  }

  /** Shows the table to somebody who still wants to see it. */
  private async showTo(listener: Listener, version: number | undefined): Promise<Result<null, TableRefusal>> {
    const { watchers } = this;
    if (!watchers.isExpected(listener)) return ok(null);
    // Who comes from another process may know more than this one.
    if ((version ?? 0) > this.table.version) await this.catchUp();
    const why = watchers.whyNot(listener, this.table);
    if (why !== undefined) {
      this.unwatch(listener);
      return err(why);
    }
    watchers.arrive(listener);
    try {
      const isSeated = seatOf(this.table, listener.identity) !== undefined;
      while (isSeated && this.table.status === 'paused') await this.commit({ kind: 'resumed' }, null);
      await watchers.add(listener, this.table, version);
    } catch (error) {
      this.unwatch(listener);
      throw error;
    }
    this.afterChange();
    return ok(null);
  }

  /** The table as somebody may see it now: late, where spectators are delayed; or why they may not. */
  async tableFor(identity: string): Promise<Result<TableState, TableRefusal>> {
    const { watchers } = this;
    const why = watchers.whyNotSee({ identity }, this.table);
    if (why !== undefined) return err(why);
    if (!watchers.isLate({ identity }, this.table)) return ok(this.table);
    return this.enqueue(async () => ok(await watchers.lateTable(this.table)));
  }

  unwatch(listener: Listener): void {
    if (this.watchers.forget(listener, this.table)) this.afterChange();
  }

  /** Sets the alarm for what time brings next, and lets bots go on. */
  private afterChange(): void {
    this.alarm.set();
    this.bots.look();
    this.orders.look();
    this.context.onChange(this);
  }
}
