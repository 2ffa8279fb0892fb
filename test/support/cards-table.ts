import type { Action } from '../../src/games/choose-your-words/actions.ts';
import type { Card } from '../../src/games/choose-your-words/card.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource, type DealSource } from '../../src/games/choose-your-words/deal-source.ts';
import type { Env } from '../../src/games/choose-your-words/env.ts';
import type { GameEvent } from '../../src/games/choose-your-words/events.ts';
import type { Offer } from '../../src/games/choose-your-words/offers.ts';
import type { CardsRefusal } from '../../src/games/choose-your-words/refusals.ts';
import type { State } from '../../src/games/choose-your-words/state.ts';
import type { View } from '../../src/games/choose-your-words/view.ts';
import type { Seat } from '../../src/games/core/seat.ts';
import { parseAction } from '../../src/notation/cards-actions.ts';
import { RulesTable } from './rules-table.ts';

/** A round as it is to be dealt: hands by seat (filled up to seven with blue Es), then what will be drawn. */
export type DealtRound = {
  readonly hands: readonly string[];
  readonly draws?: string;
  readonly rest?: number;
};

export type TableSpec = {
  readonly players?: number;
  readonly dealer?: Seat;
  /** How each round is dealt; the last one comes again. */
  readonly rounds?: readonly DealtRound[];
  /** Chips to begin with, where seats do not have the stack. */
  readonly chips?: readonly number[];
  /** The words in the dictionary, and those of the theme `ocean` and other themes. */
  readonly words?: readonly string[];
  readonly ocean?: readonly string[];
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly deal?: Partial<DealSource>;
};

const split = (cards: string): Card[] => (cards.trim() === '' ? [] : cards.trim().split(/\s+/));

/** The deck from which hands are dealt one card at a time to some seats, in order (CW-3). */
const deckOf = ({ hands, draws = '', rest = 60 }: DealtRound, seats: readonly Seat[]): Card[] => {
  const full = seats.map((seat) => [...split(hands[seat] ?? ''), ...Array<Card>(7).fill('Eb')].slice(0, 7));
  const dealt = Array.from({ length: 7 }, (_, i) => full.map((hand) => hand[i] as Card)).flat();
  return [...dealt, ...split(draws), ...Array<Card>(rest).fill('Ob')];
};

/** A table to play by the rules, in notation; what is refused where a test takes it for granted fails the test. */
export class CardsTable extends RulesTable<Env, State, Action, GameEvent, View, Offer, CardsRefusal> {
  constructor(spec: TableSpec) {
    const { words = [], ocean = [], lists = {}, options = {}, dealer = 0, rounds = [], chips } = spec;
    const players = spec.players ?? chips?.length ?? rounds[0]?.hands.length ?? 2;
    const source = createDealSource({ seed: 'table', dealer });
    const prepared: DealSource = {
      ...source,
      // Who is dealt in is known only when the round begins.
      order: (pack) => {
        const round = rounds[Math.min(pack.round, rounds.length) - 1];
        if (round === undefined || pack.shuffle > 0) return source.order(pack);
        return deckOf(round, this.seatsDealt(pack.round, players, dealer));
      },
    };
    const themes: Readonly<Record<string, readonly string[]>> = { ocean, ...lists };
    super(CHOOSE_YOUR_WORDS, {
      deal: { ...prepared, ...spec.deal },
      judge: {
        has: (word) => words.includes(word),
        inTheme: (word, theme) => themes[theme]?.includes(word) ?? false,
        themes: Object.keys(themes),
      },
    });
    this.begin({ players, options, setup: {} });
    if (chips !== undefined) {
      const ante = this.state.options.ante;
      const seats = this.state.seats.map((seat, i) => ({ ...seat, chips: (chips[i] as number) - ante }));
      // Who has nothing left does not bet.
      const queue = this.state.queue.filter((seat) => (seats[seat]?.chips ?? 0) > 0);
      this.state = { ...this.state, seats, queue };
    }
  }

  /** Clockwise from the dealer's left; in later rounds those with chips, the deal having passed on. */
  private seatsDealt(round: number, players: number, firstDealer: Seat): Seat[] {
    const state = round === 1 ? undefined : this.state;
    const isIn = (seat: Seat): boolean =>
      state === undefined || state.round === round
        ? (state?.seats[seat]?.dealtIn ?? true)
        : !(state.seats[seat]?.out || state.seats[seat]?.left);
    const dealer =
      state === undefined ? firstDealer : state.round === round ? state.dealer : state.dealer + 1;
    return Array.from({ length: players }, (_, i) => (dealer + 1 + i) % players).filter(isIn);
  }

  /** Why a line such as `0 bet 5` is refused; undefined: it was played. */
  refusal(line: string): CardsRefusal | undefined {
    const [who = '', ...rest] = line.trim().split(' ');
    const action = parseAction(rest.join(' '));
    if (!action.ok) throw new Error(`no action: ${line}`);
    return this.try(who === '-' ? null : Number(who), action.value);
  }

  /** Plays lines such as `0 bet 5`, one after the other; what happened is what all of them led to. */
  play(...lines: readonly string[]): this {
    const from = this.log.length;
    for (const line of lines.flatMap((each) => each.split('|'))) {
      const refusal = this.refusal(line);
      if (refusal !== undefined) throw new Error(`refused: ${line} ${JSON.stringify(refusal)}`);
    }
    this.events = this.log.slice(from);
    return this;
  }

  /** Everybody who is to act calls or checks, the opener betting the least, until betting is over. */
  callAll(): this {
    while (this.state.phase === 'bet') {
      const { toAct, toCall, mustBet, leastRaise } = this.view();
      this.play(`${toAct[0]} ${mustBet ? `bet ${leastRaise}` : toCall > 0 ? 'call' : 'check'}`);
    }
    return this;
  }

  keepAll(): this {
    while (this.state.phase === 'exchange') this.play(`${this.view().toAct[0]} exchange none`);
    return this;
  }

  /** On to the showdown without more than the forced bet and without exchanges. */
  toShowdown(): this {
    while (this.state.phase === 'bet' || this.state.phase === 'exchange') this.callAll().keepAll();
    return this;
  }

  /** Everybody waives. */
  waiveAll(): this {
    while (this.state.phase === 'challenge') this.play(`${this.view().toAct[0]} waive`);
    return this;
  }

  chips(): number[] {
    return this.state.seats.map(({ chips }) => chips);
  }

  /** The events of one type among those of the last lines played. */
  happened<Type extends GameEvent['type']>(type: Type): Extract<GameEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  }
}

/** A table with hands (see TableSpec). */
export const cardsTable = (spec: TableSpec = {}): CardsTable => new CardsTable(spec);
