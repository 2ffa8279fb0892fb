import type { Messages } from './messages.ts';
import { formatMoney } from './money.ts';

const money = (amount: number): string => formatMoney('fr', amount);

/** Ce que dit la table du rythme d’une partie. */
export const paceFr: Messages['pace'] = {
  doneAndRoll: 'Terminer et lancer le dé',
  turnOf: (who, step) => `${who} · ${step}`,
  cannotAfford: (lot, price) => `Tu n’avais pas de quoi acheter ${lot} (${money(price)}).`,
  cannotBid: (least) => `Tu n’avais pas de quoi enchérir à ${money(least)}.`,
  nothingToSell: 'Rien à vendre.',
  noCardsToDraw: 'Plus de cartes à piocher\u00a0: tu gardes les tiennes.',
  onMyTurn: 'À mon tour\u00a0:',
  willDo: (what) => `À ton tour\u00a0: ${what}.`,
  buyUpTo: (limit) => `Jusqu’à ${money(limit)}`,
  checkOrFold: 'Parole ou me coucher',
  foldToRaise: 'Me coucher si on relance',
  callAny: 'Suivre dans tous les cas',
  notAhead: 'Tu ne peux pas annoncer ce coup d’avance maintenant.',
  forced: 'Jouer pour moi les coups forcés',
  forcedHint: 'quand je n’ai qu’une chose à faire',
};
