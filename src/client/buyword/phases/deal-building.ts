/** A proposal while it is put together: lots that go round or on, and money beside them. */
import { computed, effect, signal } from '@preact/signals';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import type { Lot } from '../../../games/buyword/state.ts';
import {
  formatTerms,
  type LotMove,
  type Payment,
  readTerms,
  type Terms,
  takingPart,
} from '../../../games/buyword/variants/deal-terms.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import type { BuyWordState } from '../buyword-state.ts';

export type Chain = {
  /** Lots by the seat each was drawn for, in the order they were tapped: each goes to the holder of the next. */
  readonly lots: readonly Seat[];
  /** Who gets the last of them; null: the holder of the first, which makes a ring. */
  readonly to: Seat | null;
};

export type Building = {
  /** What goes on beside each other; the last is the one that is being tapped. */
  readonly chains: readonly Chain[];
  readonly money: readonly Payment[];
};

const EMPTY: Chain = { lots: [], to: null };
export const NOTHING: Building = { chains: [EMPTY], money: [] };

const holderOf = (held: readonly Lot[], origin: Seat | undefined): Seat | undefined =>
  held.find(({ from }) => from === origin)?.holder;

const currentOf = ({ chains }: Building): Chain => chains.at(-1) ?? EMPTY;

const withCurrent = (building: Building, chain: Chain): Building => ({
  ...building,
  chains: [...building.chains.slice(0, -1), chain],
});

/** The chain that is being tapped, as long as something is in it. */
export const growing = (building: Building): Chain | undefined => {
  const chain = currentOf(building);
  return chain.lots.length === 0 ? undefined : chain;
};

export const isEmpty = ({ chains }: Building): boolean => chains.every(({ lots }) => lots.length === 0);

/** Chains without the empty ones before the last; without any lot there is nothing to pay for either. */
const tidied = (building: Building): Building => {
  const { chains, money } = building;
  const kept = chains.filter(({ lots }, place) => lots.length > 0 || place === chains.length - 1);
  return isEmpty(building) ? NOTHING : { chains: kept, money };
};

/** Chooses a lot, last in the chain; one that is chosen already is left out again. Of each holder one goes into a chain. */
export const tapped = (building: Building, held: readonly Lot[], origin: Seat): Building => {
  if (building.chains.some(({ lots }) => lots.includes(origin))) {
    const chains = building.chains.map((chain) =>
      chain.lots.includes(origin) ? { lots: chain.lots.filter((each) => each !== origin), to: null } : chain,
    );
    return tidied({ ...building, chains });
  }
  const holder = holderOf(held, origin);
  const others = currentOf(building).lots.filter((each) => holderOf(held, each) !== holder);
  return withCurrent(building, { lots: [...others, origin], to: null });
};

/** Says who gets the lot tapped last. */
export const sentTo = (building: Building, to: Seat): Building =>
  withCurrent(building, { ...currentOf(building), to });

/** The same lots the other way round: who gave to the left now gives to the right. */
export const turned = (building: Building): Building => {
  const { lots, to } = currentOf(building);
  const [first, ...rest] = lots;
  return first === undefined ? building : withCurrent(building, { lots: [first, ...rest.toReversed()], to });
};

/** Leaves the chain as it is, for another beside it. */
export const besides = (building: Building): Building =>
  growing(building) === undefined ? building : { ...building, chains: [...building.chains, EMPTY] };

/** Who gets the last lot of a chain; undefined while nobody does. */
export const lastGetter = ({ lots, to }: Chain, held: readonly Lot[]): Seat | undefined => {
  if (to !== null) return to;
  return lots.length < 2 ? undefined : holderOf(held, lots[0]);
};

const movesOf = (chain: Chain, held: readonly Lot[]): LotMove[] | undefined => {
  const last = lastGetter(chain, held);
  if (last === undefined) return undefined;
  return chain.lots.flatMap((origin, place) => {
    const from = holderOf(held, origin);
    const to = holderOf(held, chain.lots[place + 1]) ?? last;
    return from === undefined ? [] : { from, to, origin };
  });
};

/** Who gets a lot that was tapped; undefined while nobody does. */
export const getterOf = ({ chains }: Building, held: readonly Lot[], origin: Seat): Seat | undefined =>
  chains.flatMap((chain) => movesOf(chain, held) ?? []).find((move) => move.origin === origin)?.to;

/** What has been put together, as terms; undefined while a lot has nowhere to go. */
export const termsOf = ({ chains, money }: Building, held: readonly Lot[]): Terms | undefined => {
  const all = chains.filter(({ lots }) => lots.length > 0).map((chain) => movesOf(chain, held));
  const lots = all.flatMap((moves) => moves ?? []);
  return lots.length === 0 || all.includes(undefined) ? undefined : { lots, money };
};

/** Lots have changed hands: what they were in is not meant any more, what they were not in stays. */
export const afterMoves = (building: Building, before: readonly Lot[], now: readonly Lot[]): Building =>
  tidied({
    ...building,
    chains: building.chains.map((chain) =>
      chain.lots.every((origin) => holderOf(before, origin) === holderOf(now, origin)) ? chain : EMPTY,
    ),
  });

const FIRST_SUM = 10;
const isBetween = (one: Seat, other: Seat) => (payment: Payment) =>
  [payment.from, payment.to].every((seat) => seat === one || seat === other);

/** A payment to go on with: who gets a lot pays for it, else any two between whom no money passes yet. */
export const nextPayment = (
  { lots, money }: Terms,
  dealers: readonly Seat[],
  heldBy: (seat: Seat) => number,
): Payment | undefined => {
  const pairs = [
    ...lots.map(({ from, to }) => ({ from: to, to: from })),
    ...dealers.flatMap((from) => dealers.filter((to) => to !== from).map((to) => ({ from, to }))),
  ];
  const free = pairs.find(({ from, to }) => !money.some(isBetween(from, to)));
  return free && { ...free, amount: Math.max(1, Math.min(FIRST_SUM, heldBy(free.from))) };
};

/** What speaks against terms now, whoever proposes them; undefined where nothing does. */
const whyNotTerms = (view: View, terms: Terms): BuyWordRefusal | undefined => {
  const { deals } = view.options;
  if (deals === 'off') return undefined;
  const read = readTerms(terms, deals, view.lots);
  if (!read.ok) return read.error;
  const absent = takingPart(terms).find((seat) => !view.toAct.includes(seat));
  if (absent !== undefined) return { code: 'out-of-deals', seat: absent };
  const text = formatTerms(read.value.terms);
  return view.proposals.some((each) => each.terms === text) ? { code: 'already-proposed' } : undefined;
};

/** The proposal that is being put together at a table. */
export const createDealBuilding = ({ view, mySeat }: BuyWordState) => {
  const building = signal<Building>(NOTHING);
  const lots = computed(() => view.value?.lots ?? []);
  /** What has been put together, as terms; undefined while a lot has nowhere to go. */
  const terms = computed(() => termsOf(building.value, lots.value));
  const roundNow = computed(() => `${view.value?.phase} ${view.value?.round} ${mySeat.value}`);
  const change = (next: (before: Building) => Building): void => {
    building.value = next(building.peek());
  };
  return {
    building,
    terms,
    /** What speaks against them now; undefined where nothing does. */
    whyNot: computed(() => view.value && terms.value && whyNotTerms(view.value, terms.value)),
    clear: (): void => change(() => NOTHING),
    tapLot: (origin: Seat): void => change((before) => tapped(before, lots.value, origin)),
    /** Says who gets the lot tapped last. */
    tapSeat: (seat: Seat): void => change((before) => sentTo(before, seat)),
    turnRing: (): void => change(turned),
    startAnother: (): void => change(besides),
    setMoney: (money: readonly Payment[]): void => change((before) => ({ ...before, money })),
    /** Clears what was put together when the round goes on, and what lots were in that change hands; returns what stops it. */
    start: (): (() => void) => {
      let round = '';
      let before: View['lots'] = [];
      return effect(() => {
        const now = lots.value;
        const was = round === roundNow.value ? before : undefined;
        round = roundNow.value;
        before = now;
        change((built) => (was === undefined ? NOTHING : afterMoves(built, was, now)));
      });
    },
  };
};
