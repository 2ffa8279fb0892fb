import { expect } from 'vitest';
import type { Action } from '../../src/games/buyword/actions.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource, type Setup } from '../../src/games/buyword/deal-source.ts';
import type { Env } from '../../src/games/buyword/env.ts';
import type { GameEvent, Place } from '../../src/games/buyword/events.ts';
import type { Offer } from '../../src/games/buyword/offers.ts';
import type { BuyWordRefusal } from '../../src/games/buyword/refusals.ts';
import type { State } from '../../src/games/buyword/state.ts';
import type { Terms } from '../../src/games/buyword/variants/deal-terms.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { Ballot } from '../../src/games/core/ballots.ts';
import type { Actor } from '../../src/games/core/game.ts';
import type { Seat } from '../../src/games/core/seat.ts';
import type { ThemeName } from '../../src/shared/themes.ts';
import { RulesTable } from './rules-table.ts';

export type TableSpec = {
  readonly players?: number;
  /** Rounds as they are to be drawn: the lots, leader first. Bag and rolls follow from them. */
  readonly rounds?: readonly (readonly string[])[];
  /** Tiles left in the bag after these rounds; without any the last of them is the game's last. */
  readonly rest?: string;
  /** The words in the dictionary. */
  readonly words?: readonly string[];
  /** The words in the wide lists of themes. */
  readonly themes?: Readonly<Partial<Record<ThemeName, readonly string[]>>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Instead of rounds, or on top of them. */
  readonly setup?: Setup;
};

/** The bag from which lots are drawn one tile at a time, leader first (BW-3.2). */
const bagOf = (lots: readonly string[]): string => {
  const longest = Math.max(...lots.map((lot) => lot.length));
  return Array.from({ length: longest }, (_, i) => lots.map((lot) => lot[i] ?? '').join('')).join('');
};

const setupOf = ({ rounds = [], rest = '', setup = {} }: TableSpec): Setup => {
  if (rounds.length === 0) return setup;
  const rolls = rounds.map(([lot = '']) => lot.length as 2 | 3 | 4 | 5);
  return { bag: rounds.map(bagOf).join('') + rest, rolls, leader: 0, ...setup };
};

/** How tests write a sale: a letter in lower case is a wild. */
const layOut = (text: string): { word: string; wildAt: number | null } => {
  const wildAt = text.search(/[a-z]/);
  return { word: text.toUpperCase(), wildAt: wildAt < 0 ? null : wildAt };
};

/** Where a word is laid, as tests write it: `0,-3 across`. */
const placeOf = (text: string): Place => {
  const [, row, col, way] = /^(-?\d+),(-?\d+) (across|down)$/.exec(text) ?? [];
  if (way === undefined) throw new Error(`no place: ${text}`);
  return { row: Number(row), col: Number(col), across: way === 'across' };
};

const sale = (text: string, place: string | undefined) => ({
  kind: 'sell',
  ...layOut(text),
  ...(place === undefined ? {} : { at: placeOf(place) }),
});

/** Terms of a proposal, as tests write them: `0>1 $1>0:25`. */
const termsOf = (text: string): Terms => {
  const parts = text.split(' ').map((part) => {
    const [, money, from, origin, to, amount] =
      /^(\$?)(\d+)(?:\.(\d+))?>(\d+)(?::(-?[\d.]+))?$/.exec(part) ?? [];
    if (from === undefined) throw new Error(`no terms: ${text}`);
    const ends = { from: Number(from), to: Number(to) };
    const lot = origin === undefined ? ends : { ...ends, origin: Number(origin) };
    return { isMoney: money === '$', lot, payment: { ...ends, amount: Number(amount) } };
  });
  return {
    lots: parts.filter(({ isMoney }) => !isMoney).map(({ lot }) => lot),
    money: parts.filter(({ isMoney }) => isMoney).map(({ payment }) => payment),
  };
};

/** How many letter tiles there are, wherever they lie. */
const countTiles = ({ bagCount, lots, open, seats, board, sold, box }: State): number =>
  bagCount +
  lots.reduce((sum, { tiles }) => sum + tiles.length, 0) +
  open.length +
  seats.reduce((sum, { tiles }) => sum + tiles.length, 0) +
  board.filter(({ wild }) => !wild).length +
  sold.length +
  box.length;

const countWilds = ({ seats, boxWilds }: State): number =>
  seats.reduce((sum, { wilds }) => sum + wilds, boxWilds);

const countMoney = ({ seats, bank }: State): number => seats.reduce((sum, { money }) => sum + money, bank);

const weigh = (state: State): number[] => [countTiles, countWilds, countMoney].map((count) => count(state));

/** A table to play by the rules; what is refused where a test takes it for granted fails the test. */
export class BuyWordTable extends RulesTable<Env, State, Action, GameEvent, View, Offer, BuyWordRefusal> {
  /** Tiles, wilds and money of the table: no action makes or loses any. */
  private readonly material: readonly number[];

  constructor(spec: TableSpec) {
    const { words = [], themes = {}, options = {} } = spec;
    const players = spec.players ?? spec.rounds?.[0]?.length ?? 2;
    const setup = setupOf(spec);
    super(BUYWORD, {
      deal: createDealSource(setup),
      judge: {
        has: (word) => words.includes(word),
        inTheme: (word, theme) => themes[theme]?.includes(word) ?? false,
      },
    });
    this.begin({ players, options, setup });
    this.material = weigh(BUYWORD.apply(undefined, this.log[0] as GameEvent));
  }

  override try(actor: Actor, action: unknown): BuyWordRefusal | undefined {
    const refusal = super.try(actor, action);
    expect(weigh(this.state)).toEqual(this.material);
    return refusal;
  }

  act(actor: Actor, action: unknown): this {
    const refusal = this.try(actor, action);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify({ actor, action, refusal })}`);
    return this;
  }

  roll = (seat: Seat) => this.act(seat, { kind: 'roll' });
  choose = (seat: Seat, number: number) => this.act(seat, { kind: 'choose', number });
  draft = (seat: Seat, letter: string) => this.act(seat, { kind: 'draft', letter });
  propose = (seat: Seat, terms: string) => this.act(seat, { kind: 'propose', ...termsOf(terms) });
  tryPropose = (seat: Seat, terms: string) => this.try(seat, { kind: 'propose', ...termsOf(terms) });
  accept = (seat: Seat, proposal: number) => this.act(seat, { kind: 'accept', proposal });
  reject = (seat: Seat, proposal: number) => this.act(seat, { kind: 'reject', proposal });
  withdraw = (seat: Seat, proposal: number) => this.act(seat, { kind: 'withdraw', proposal });
  buy = (seat: Seat) => this.act(seat, { kind: 'buy' });
  decline = (seat: Seat) => this.act(seat, { kind: 'decline' });
  auction = (seat: Seat) => this.act(seat, { kind: 'auction' });
  bid = (seat: Seat, amount: number) => this.act(seat, { kind: 'bid', amount });
  tryBid = (seat: Seat, amount: number) => this.try(seat, { kind: 'bid', amount });
  pass = (seat: Seat) => this.act(seat, { kind: 'pass' });
  sell = (seat: Seat, text: string, place?: string) => this.act(seat, sale(text, place));
  trySell = (seat: Seat, text: string, place?: string) => this.try(seat, sale(text, place));
  vote = (seat: Seat, ballot: Ballot) => this.act(seat, { kind: 'vote', ballot });
  discard = (seat: Seat, tiles: string) => this.act(seat, { kind: 'discard', tiles });
  challenge = (seat: Seat, sale: number) => this.act(seat, { kind: 'challenge', sale });
  waive = (seat: Seat) => this.act(seat, { kind: 'waive' });
  done = (seat: Seat) => this.act(seat, { kind: 'done' });
  leave = (seat: Seat) => this.act(seat, { kind: 'leave' });
  timeOut = (seat: Seat) => this.act(null, { kind: 'timeout', seat });
  closeWindow = () => this.act(null, { kind: 'window' });

  /** Rolls, and everybody buys: selling begins. */
  buyAll(): this {
    this.roll(this.state.leader);
    while (this.state.phase === 'buy') this.buy(this.state.queue[0] as Seat);
    return this;
  }

  /** Everybody who is to say so says done. */
  allDone(): this {
    for (const seat of [...this.state.queue]) this.done(seat);
    return this;
  }

  /** The lots as `from>holder TILES`, by the seat each was drawn for. */
  lots(): string[] {
    return this.state.lots.map(({ from, holder, tiles }) => `${from}>${holder} ${tiles}`).sort();
  }

  money(): number[] {
    return this.state.seats.map(({ money }) => money);
  }

  /** The types of what the last action led to. */
  get happened(): string[] {
    return this.events.map(({ type }) => type);
  }
}

/** A table with lots (see TableSpec). */
export const buywordTable = (spec: TableSpec): BuyWordTable => new BuyWordTable(spec);
