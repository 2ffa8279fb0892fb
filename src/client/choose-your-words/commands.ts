import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { cardsSentence } from '../../messages/cards.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import { t } from '../base/texts.ts';
import { type Commands, commandReader } from '../table/command-line.tsx';

/** How an action that is open is written. */
const exampleOf = (offer: Offer): string => {
  switch (offer.kind) {
    case 'vote':
      return 'vote yes';
    case 'bet':
    case 'raise':
      return `${offer.kind} ${offer.from}`;
    case 'exchange':
      return `exchange ${offer.cards.split(' ').slice(0, offer.most).join(' ') || 'none'}`;
    case 'category':
    case 'layout':
    case 'declare':
      return `${offer.kind} none`;
    case 'challenge':
      return offer.words[0] === undefined
        ? `challenge category ${offer.claims[0]}`
        : `challenge ${offer.words[0]}`;
    default:
      return offer.kind;
  }
};

/** The actions of Choose Your Words as texts. */
export const COMMANDS: Commands<View, PlayerAction> = {
  read: commandReader(parseAction, cardsSentence, ['timeout', 'window', 'time']),
  examples: ({ view, me }) => offers(view, me).map(exampleOf),
  keysHint: () => t().cards.keysHint,
};
