import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { reflect, type TableMirror } from '../../src/protocol/table-mirror.ts';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import type { BotPlayers } from '../../src/server/app/ports.ts';
import type { Stranger } from './stranger.ts';

/** What honest people have met with, all of them together. */
export type HonestRecord = {
  /** From an action to its `accepted`, in milliseconds. */
  readonly latencies: number[];
  /** Refused by the rules, as where another was faster. */
  refusedByRules: number;
  /** Refused by a limit, which nobody honest should ever meet; by code. */
  readonly refusedByLimits: Map<string, number>;
  /** Sockets that were cut. */
  dropped: number;
  /** Actions that were not answered in time. */
  unanswered: number;
};

export const newHonestRecord = (): HonestRecord => ({
  latencies: [],
  refusedByRules: 0,
  refusedByLimits: new Map(),
  dropped: 0,
  unanswered: 0,
});

type Parts = {
  readonly who: Stranger;
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  /** A simple bot that thinks for the person, in a thread: what is measured is the server, not the thought. */
  readonly thinkers: BotPlayers;
  readonly record: HonestRecord;
};

/** How long a person looks at the table before acting. */
const THINKS_MS = { from: 300, to: 1800 };
const LONGEST_ANSWER_MS = 15_000;
/** Where nothing happens a person looks again, and sometimes at the lobby. */
const LOOKS_AGAIN_MS = 3000;
const COMES_BACK_MS = 1000;
const LOBBY_EVERY = 40;
const TOO_MANY = /^too-many|^too-large/;
const TOO_MANY_REQUESTS = 429;

type Answer = Extract<ServerMessage, { type: 'accepted' | 'refused' }>;

/** Somebody who plays as people do: one thing at a time, with a thought before it. */
export class HonestPlayer {
  /** Everything that was acknowledged: the version told, by the action's id. */
  readonly accepted = new Map<string, number>();
  readonly who: Stranger;
  private readonly parts: Parts;
  private mirror: TableMirror | undefined;
  private socket: WebSocket | undefined;
  private isLeaving = false;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private changed = Promise.withResolvers<void>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.who = parts.who;
  }

  get version(): number {
    return this.mirror?.version ?? 0;
  }

  /** Opens the socket and waits until the table is shown. */
  async arrive(): Promise<void> {
    this.connect();
    const givenUp = performance.now() + LONGEST_ANSWER_MS;
    while (this.mirror === undefined) {
      if (performance.now() > givenUp) throw new Error('an honest person was not shown the table');
      await this.news();
    }
  }

  private connect(): void {
    const socket = this.who.openSocket();
    this.socket = socket;
    let isOpen = false;
    socket.on('open', () => {
      isOpen = true;
      this.lookAgain();
    });
    socket.on('message', (data) => this.hear(JSON.parse(data.toString()) as ServerMessage));
    socket.on('close', () => {
      if (this.isLeaving) return;
      // Who was cut off and is not let in again was cut off once.
      if (isOpen) this.parts.record.dropped++;
      setTimeout(() => this.isLeaving || this.connect(), COMES_BACK_MS);
    });
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lookAgain(): void {
    const version = this.mirror === undefined ? {} : { version: this.mirror.version };
    this.send({ type: 'watch', table: this.parts.code, ...version });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'accepted' || message.type === 'refused') {
      if (message.type === 'refused' && TOO_MANY.test(message.code)) this.limited(message.code);
      this.waiting.get(message.id ?? '')?.(message);
      return;
    }
    if (!('table' in message)) return;
    const after = reflect(this.mirror, message);
    if (after === 'gap') this.lookAgain();
    else if (after !== undefined) this.mirror = after;
    this.changed.resolve();
    this.changed = Promise.withResolvers();
  }

  /** Until something is new, or a while has passed. */
  private async news(): Promise<void> {
    const enough = new AbortController();
    await Promise.race([
      this.changed.promise,
      wait(LOOKS_AGAIN_MS, undefined, { signal: enough.signal }).catch(() => {}),
    ]);
    enough.abort();
  }

  private limited(code: string): void {
    const { refusedByLimits } = this.parts.record;
    refusedByLimits.set(code, (refusedByLimits.get(code) ?? 0) + 1);
  }

  private count(what: string, status: number): void {
    if (status === TOO_MANY_REQUESTS) this.limited(what);
  }

  /** Plays until told that it is over; what was sent is waited for. */
  async play(over: AbortSignal): Promise<void> {
    for (let looks = 1; !over.aborted; looks++) {
      const { from, to } = THINKS_MS;
      await wait(from + Math.random() * (to - from), undefined, { signal: over }).catch(() => {});
      if (over.aborted) break;
      if (looks % LOBBY_EVERY === 0) this.count('lobby', (await this.who.ask('/api/lobby')).status);
      const { seen, text } = await this.nextAction();
      if (over.aborted) break;
      if (text !== undefined) await this.act(text);
      else if (this.mirror === seen) await this.news();
    }
  }

  private async nextAction(): Promise<{ readonly seen: TableMirror | undefined; readonly text?: string }> {
    const { thinkers, game, seat, code } = this.parts;
    const seen = this.mirror;
    const { seated, info } = seen ?? { seated: null, info: undefined };
    if (seated !== null && info?.next?.ready.includes(seated) === false) {
      // The same people play on.
      this.count('ready', await this.who.do(code, 'ready', { ready: true }));
      return { seen };
    }
    if (seen === undefined || seen.view === null || seen.info.status !== 'playing') return { seen };
    const choice = await thinkers.choose({ game, bot: 'simple', view: seen.view, seat, seed: 'siege' });
    return choice === undefined ? { seen } : { seen, text: choice.text };
  }

  private async act(action: string): Promise<void> {
    const { code, record } = this.parts;
    const id = crypto.randomUUID();
    const answered = Promise.withResolvers<Answer | undefined>();
    this.waiting.set(id, answered.resolve);
    const timer = setTimeout(() => answered.resolve(undefined), LONGEST_ANSWER_MS);
    const sentMs = performance.now();
    this.send({ type: 'act', table: code, id, action });
    const answer = await answered.promise;
    clearTimeout(timer);
    this.waiting.delete(id);
    if (answer === undefined) {
      record.unanswered++;
      record.latencies.push(LONGEST_ANSWER_MS);
    } else if (answer.type === 'accepted') {
      record.latencies.push(performance.now() - sentMs);
      this.accepted.set(id, answer.version);
    } else if (!TOO_MANY.test(answer.code)) record.refusedByRules++;
  }

  leave(): void {
    this.isLeaving = true;
    this.socket?.terminate();
  }
}
