import { computed, effect, signal } from '@preact/signals';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import type { Lot } from '../../../games/buyword/state.ts';
import {
  type LotMove,
  type Payment,
  readTerms,
  type Terms,
  takingPart,
} from '../../../games/buyword/variants/deal-terms.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { view as seen } from '../play-state.ts';

/** A proposal while it is put together. */
type Building = {
  /** Lots by the seat each was drawn for, in the order they were tapped: each goes to the holder of the next. */
  readonly chain: readonly Seat[];
  /** Who gets the last of them; null: the holder of the first, which makes a ring. */
  readonly to: Seat | null;
  readonly money: readonly Payment[];
};

const NOTHING: Building = { chain: [], to: null, money: [] };
export const building = signal<Building>(NOTHING);

export const clearBuilding = (): void => {
  building.value = NOTHING;
};

const lotFrom = (lots: readonly Lot[], origin: Seat): Lot | undefined =>
  lots.find(({ from }) => from === origin);

/** Chooses a lot, last in the chain; one that is chosen already is left out again. Of each holder only one takes part. */
export const tapLot = ({ lots }: View, origin: Seat): void => {
  const { chain, money } = building.value;
  const holder = lotFrom(lots, origin)?.holder;
  const others = chain.filter((each) => lotFrom(lots, each)?.holder !== holder);
  building.value = {
    chain: chain.includes(origin) ? others : [...others, origin],
    to: null,
    money: others.length === 0 && chain.includes(origin) ? [] : money,
  };
};

/** Says who gets the lot chosen last. */
export const tapSeat = (seat: Seat): void => {
  building.value = { ...building.value, to: seat };
};

/** The same lots the other way round: who gave to the left now gives to the right. */
export const turnRing = (): void => {
  const [first, ...rest] = building.value.chain;
  if (first !== undefined) building.value = { ...building.value, chain: [first, ...rest.toReversed()] };
};

export const setMoney = (money: readonly Payment[]): void => {
  building.value = { ...building.value, money };
};

/** Who gets the lot chosen last, as things stand; undefined while nobody does. */
export const lastGetter = ({ lots }: View): Seat | undefined => {
  const { chain, to } = building.value;
  if (to !== null) return to;
  const [first] = chain;
  return chain.length < 2 || first === undefined ? undefined : lotFrom(lots, first)?.holder;
};

/** What has been put together, as terms; undefined while a lot has nowhere to go. */
export const termsBuilt = (view: View): Terms | undefined => {
  const { chain, money } = building.value;
  const held = chain.flatMap((origin) => lotFrom(view.lots, origin) ?? []);
  const last = lastGetter(view);
  if (held.length === 0 || last === undefined) return undefined;
  const lots = held.map(
    ({ holder, from }, at): LotMove => ({ from: holder, to: held[at + 1]?.holder ?? last, origin: from }),
  );
  return { lots, money };
};

/** What speaks against terms now, whoever proposes them; undefined where nothing does. */
export const whyNotTerms = (view: View, terms: Terms): BuyWordRefusal | undefined => {
  const { deals } = view.options;
  if (deals === 'off') return undefined;
  const read = readTerms(terms, deals, view.lots);
  if (!read.ok) return read.error;
  const absent = takingPart(terms).find((seat) => !view.toAct.includes(seat));
  return absent === undefined ? undefined : { code: 'out-of-deals', seat: absent };
};

/** Which lots lie before whom, and who still deals: what was put together for one state of it is not meant for another. */
const lotsNow = computed(() =>
  seen.value === undefined
    ? ''
    : JSON.stringify([
        seen.value.phase,
        seen.value.round,
        seen.value.lots.map((lot) => [lot.from, lot.holder]),
      ]),
);

/** Clears what was put together when lots change hands; returns what stops it. */
export const startBuilding = (): (() => void) =>
  effect(() => {
    lotsNow.value;
    clearBuilding();
  });
