import type { PlayerAction } from '../../games/buyword/actions.ts';
import { type Offer, offers } from '../../games/buyword/offers.ts';
import type { View } from '../../games/buyword/view.ts';
import { buyWordSentence } from '../../messages/buyword.ts';
import { parseAction } from '../../notation/buyword-actions.ts';
import { t } from '../base/texts.ts';
import { type Commands, commandReader } from '../table/command-line.tsx';
import { leadsNext } from './lead.ts';

/** A swap of two who have lots, or, where only one has, its sale. */
const exampleTerms = ({ lots, seats, money }: Extract<Offer, { kind: 'propose' }>): string => {
  const holders = [...new Set(lots.map(({ holder }) => holder))].filter((seat) => seats.includes(seat));
  const [one = 0, other] = holders;
  if (other !== undefined) return `${one}>${other} ${other}>${one}`;
  const buyer = seats.find((seat) => seat !== one) ?? 1;
  return money ? `${one}>${buyer} $${buyer}>${one}:10` : `${one}>${buyer}`;
};

/** How an action that is open is written. */
const exampleOf = (offer: Offer, word: string, view: View): string => {
  switch (offer.kind) {
    case 'choose':
      return `choose ${offer.from}`;
    case 'draft':
      return `draft ${offer.tiles[0] ?? 'A'}`;
    case 'propose':
      return `propose ${exampleTerms(offer)}`;
    case 'accept':
    case 'reject':
    case 'withdraw':
      return `${offer.kind} ${offer.proposals[0] ?? 1}`;
    case 'bid':
      return `bid ${offer.from}`;
    case 'sell':
      return view.options.crossword ? `sell ${word} 0,0 across` : `sell ${word}`;
    case 'discard':
      return `discard ${offer.tiles.slice(0, offer.most)}`;
    case 'challenge':
      return `challenge ${offer.sales[0] ?? 1}`;
    case 'vote':
      return 'vote yes';
    default:
      return offer.kind;
  }
};

/** BuyWord's actions as texts. */
export const COMMANDS: Commands<View, PlayerAction> = {
  read: commandReader(parseAction, buyWordSentence, ['timeout', 'window']),
  examples: ({ view, me }) => [
    ...offers(view, me).map((offer) => exampleOf(offer, t().play.commandWord, view)),
    ...(leadsNext(view, me) ? ['done roll'] : []),
  ],
  keysHint: () => t().play.keysHint,
};
