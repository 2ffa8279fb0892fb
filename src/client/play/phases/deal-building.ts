import { computed, effect, signal } from '@preact/signals';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import {
  formatTerms,
  type Payment,
  readTerms,
  type Terms,
  takingPart,
} from '../../../games/buyword/variants/deal-terms.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { mySeat, view as seen } from '../play-state.ts';
import {
  afterMoves,
  type Building,
  besides,
  NOTHING,
  sentTo,
  tapped,
  termsOf,
  turned,
} from './deal-chains.ts';

/** The proposal that is being put together. */
export const building = signal<Building>(NOTHING);

const change = (next: (before: Building) => Building): void => {
  building.value = next(building.peek());
};

export const clearBuilding = (): void => change(() => NOTHING);
export const tapLot = ({ lots }: View, origin: Seat): void =>
  change((before) => tapped(before, lots, origin));
/** Says who gets the lot tapped last. */
export const tapSeat = (seat: Seat): void => change((before) => sentTo(before, seat));
export const turnRing = (): void => change(turned);
export const startAnother = (): void => change(besides);
export const setMoney = (money: readonly Payment[]): void => change((before) => ({ ...before, money }));

/** What has been put together, as terms; undefined while a lot has nowhere to go. */
export const termsBuilt = ({ lots }: View): Terms | undefined => termsOf(building.value, lots);

/** What speaks against terms now, whoever proposes them; undefined where nothing does. */
export const whyNotTerms = (view: View, terms: Terms): BuyWordRefusal | undefined => {
  const { deals } = view.options;
  if (deals === 'off') return undefined;
  const read = readTerms(terms, deals, view.lots);
  if (!read.ok) return read.error;
  const absent = takingPart(terms).find((seat) => !view.toAct.includes(seat));
  if (absent !== undefined) return { code: 'out-of-deals', seat: absent };
  const text = formatTerms(read.value.terms);
  return view.proposals.some((each) => each.terms === text) ? { code: 'already-proposed' } : undefined;
};

const roundNow = computed(() => `${seen.value?.phase} ${seen.value?.round} ${mySeat.value}`);

/** Clears what was put together when the round goes on, and what lots were in that change hands; returns what stops it. */
export const startBuilding = (): (() => void) => {
  let round = '';
  let before: View['lots'] = [];
  return effect(() => {
    const now = seen.value?.lots ?? [];
    const was = round === roundNow.value ? before : undefined;
    round = roundNow.value;
    before = now;
    change((built) => (was === undefined ? NOTHING : afterMoves(built, was, now)));
  });
};
