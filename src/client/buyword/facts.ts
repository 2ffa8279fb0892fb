import { computed } from '@preact/signals';
import type { GameEvent } from '../../games/buyword/events.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { Terms } from '../../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../../games/core/seat.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { BuyWordState } from './buyword-state.ts';

/** What is said in many places of a table: prices, names, and what somebody did. */
export const createFacts = ({ game, view, events, mySeat, you, names, nameOf }: BuyWordState) => {
  const tileSet = computed(() => TILE_SETS[view.value?.options.tiles ?? 'classic']);
  const pips = (letters: string): number => pipsOf(tileSet.value, letters);
  /** What a lot costs at this table. */
  const priceOfLot = (lot: string): number => priceOf(pips(lot));
  return {
    tileSet,
    pips,
    priceOfLot,
    /** Somebody's name; undefined for who reads it, whom sentences address. */
    nameUnlessMine: (seat: Seat): string | undefined => (seat === mySeat.value ? undefined : nameOf(seat)),
    /** For whom a lot was drawn, where one holds several. */
    originOf: (from: Seat): string =>
      from === mySeat.value ? t().deals.ownDraw : t().deals.from(nameOf(from)),
    /** The seats of the people at this device: one's own, or all where it is passed on. */
    deviceSeats: (): readonly Seat[] => game?.people?.map((_, seat) => seat) ?? [mySeat.value],
    /** The deals on the table that one has made or may still answer: to be done with deals ends them (BW-11.2). */
    openDeals: (): number => {
      const { proposals = [], phase } = view.value ?? {};
      const mine = proposals.filter(({ by, parties }) => [by, ...parties].includes(mySeat.value));
      return phase === 'deal' ? mine.length : 0;
    },
    /** What a deal does, in one sentence: who gives which lot to whom, and who pays whom. */
    termsSentence: ({ lots, money }: Terms): string => {
      const { deals } = t();
      const who = (seat: Seat) => ({ name: nameOf(seat), isYou: seat === you.value });
      return deals.sentence([
        ...lots.map(({ from, to, origin }) => {
          const held = view.value?.lots.filter(({ holder }) => holder === from) ?? [];
          const { tiles = '' } = held.find((lot) => lot.from === (origin ?? lot.from)) ?? {};
          return deals.gives(who(from), tiles, priceOfLot(tiles), who(to));
        }),
        ...money.map(({ from, to, amount }) => deals.pays(who(from), who(to), amount)),
      ]);
    },
    /** The last thing a player did, as a sentence. */
    lastAction: (seat: Seat): string | undefined => {
      const sentenceOf = (event: GameEvent) =>
        'seat' in event && event.seat === seat
          ? eventSentence(language.value, event, names.value, you.value)
          : undefined;
      const last = events.value.findLast((event) => sentenceOf(event) !== undefined);
      return last && sentenceOf(last);
    },
  };
};

export type Facts = ReturnType<typeof createFacts>;
