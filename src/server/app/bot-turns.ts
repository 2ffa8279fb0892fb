import type { Seat } from '../../games/core/seat.ts';
import { botSeed } from '../../shared/bot-seed.ts';
import type { Answer } from './answer.ts';
import { Backoff } from './backoff.ts';
import type { LiveTable } from './live-table.ts';
import type { BotAnswer, BotQuestion, Timer } from './ports.ts';
import type { TableContext } from './table-context.ts';
import { whyStale } from './table-state.ts';

/**
 * Plays for the bots of a table through the same door as people. Whose turn it is is read from the table each time, so a
 * turn that a crash interrupted is taken up when the table is loaded again.
 */
export class BotTurns {
  private readonly context: TableContext;
  private readonly table: LiveTable;
  private readonly backoff = new Backoff();
  private timer: Timer | undefined;
  private isBusy = false;
  private isClosed = false;
  /** The version at which all bots were asked and had nothing to do. */
  private nothingAt = -1;

  constructor(context: TableContext, table: LiveTable) {
    this.context = context;
    this.table = table;
  }

  /** Bots that may have something to do: those to act, and all while a window is open. */
  private seatsToAsk(): Seat[] {
    const { state, served } = this.table;
    const { playing, seats, status } = state;
    if (status !== 'playing' || playing === null || whyStale(served, playing) !== undefined) return [];
    if (this.nothingAt === state.version) return [];
    const { toAct, windowOpen } = playing.clock.facts;
    return seats.flatMap((sitter, seat) =>
      sitter?.kind === 'bot' && (windowOpen || toAct.includes(seat)) ? [seat] : [],
    );
  }

  get areDue(): boolean {
    return this.isBusy || this.timer !== undefined || this.isDue;
  }

  /** Whether a bot may have something to do that this process does for it. */
  private get isDue(): boolean {
    return this.seatsToAsk().length > 0 && this.table.isKept;
  }

  /** Lets a bot act after a short pause, if one has something to do. */
  look(): void {
    if (this.isClosed || this.isBusy || this.timer !== undefined || !this.isDue) return;
    const { clock, times, chance } = this.context;
    const { from, to } = times.botPauseMs;
    const thoughtMs = clock.nowMs() + from + chance() * (to - from);
    this.timer = clock.at(Math.max(thoughtMs, this.backoff.notBeforeMs), () => {
      this.timer = undefined;
      this.isBusy = true;
      this.play()
        .then(
          () => this.backoff.worked(),
          (error) => {
            this.backoff.failed(clock.nowMs());
            this.context.report(error);
          },
        )
        .finally(() => {
          this.isBusy = false;
          this.look();
        });
    });
  }

  close(): void {
    this.isClosed = true;
    this.timer?.cancel();
  }

  /** Lets the first bot act that has something to do. */
  private async play(): Promise<void> {
    const { table } = this;
    const { version } = table.state;
    let stuck: Seat | undefined;
    for (const seat of this.seatsToAsk()) {
      const { playing, seats, game } = table.state;
      const sitter = seats[seat];
      if (playing === null || sitter?.kind !== 'bot') return;
      const view = table.served.view(playing.state, seat);
      // Its own chance, which the game's seed decides and nobody can tell from outside.
      const seed = botSeed(seat, playing.reseeds?.at(-1)?.seed ?? playing.seed);
      const choice = await this.ask({ game, bot: sitter.bot, view, seat, seed });
      // People may have acted while the bot thought; then it looks again.
      if (this.isClosed || !table.isKept || table.state.version !== version) return;
      if (choice !== undefined && this.waitsForPeople(choice)) continue;
      const acted = choice === undefined ? undefined : await this.take(version, seat, choice);
      if (acted?.ok || table.state.version !== version) return;
      if (playing.clock.facts.toAct.includes(seat)) stuck ??= seat;
    }
    // Bots may wait for the answer of a person. Where none is to act, one that errs must not stop the game: the simplest
    // is done for it, as when time runs out.
    if (stuck !== undefined && !this.isPersonToAct()) {
      const done = await this.take(version, null, { text: table.served.timeOutText(stuck) });
      if (done?.ok !== false) return;
    }
    this.nothingAt = version;
  }

  private isPersonToAct(): boolean {
    const { playing, seats } = this.table.state;
    return playing?.clock.facts.toAct.some((seat) => seats[seat]?.kind === 'person') ?? false;
  }

  /** Out of courtesy: who is done, say, can be offered no more deals. */
  private waitsForPeople({ text }: BotAnswer): boolean {
    const { state, served } = this.table;
    const action = served.parseAction(text);
    return (
      state.playing !== null &&
      action.ok &&
      served.isForPeopleFirst(state.playing.state, action.value) &&
      this.isPersonToAct()
    );
  }

  private async ask(question: BotQuestion): Promise<BotAnswer | undefined> {
    try {
      return await this.context.bots.choose(question);
    } catch (error) {
      this.context.report(error);
      return undefined;
    }
  }

  /** Does something at the version it was meant for; undefined where others were faster. */
  private take(version: number, seat: Seat | null, { text, why }: BotAnswer): Promise<Answer | undefined> {
    const { table } = this;
    return new Promise((resolve, reject) => {
      const task = async (): Promise<void> => {
        if (table.state.version !== version) resolve(undefined);
        else if (!(await table.takeOnce({ actor: seat, text, why }, resolve))) resolve(undefined);
      };
      table.enqueue(task).catch(reject);
    });
  }
}
