import type { Messages } from './messages.ts';
import { formatMoney } from './money.ts';

const money = (amount: number): string => formatMoney('fr', amount);

/** Ce que dit la table du rythme d’une partie. */
export const paceFr: Messages['pace'] = {
  doneAndRoll: 'Terminer et lancer le dé',
  cannotAfford: (lot, price) => `Tu n’avais pas de quoi acheter ${lot} (${money(price)}).`,
  cannotBid: (least) => `Tu n’avais pas de quoi enchérir à ${money(least)}.`,
  nothingToSell: 'Rien à vendre.',
  noCardsToDraw: 'Plus de cartes à piocher\u00a0: tu gardes les tiennes.',
  forced: 'Jouer pour moi les coups forcés',
  forcedHint: 'quand je n’ai qu’une chose à faire',
};
