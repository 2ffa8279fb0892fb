import type { BuyWordReasonSentences } from './buyword-reasons-en.ts';
import { formatMoney } from './money.ts';
import { plural } from './wording.ts';

const money = (amount: number): string => formatMoney('fr', amount);

const letters = (tiles: string): string => {
  const all = [...tiles];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} et ${last}`;
};

export const buyWordReasonsFr: BuyWordReasonSentences = {
  'named-size': ({ size, held }) =>
    held === 0
      ? `A choisi ${size}, le meilleur nombre quand on n’a rien en main.`
      : `A choisi ${size}, le meilleur nombre avec ${held} ${plural('fr', held, 'lettre', 'lettres')} en main.`,
  'named-on-whim': ({ size }) => `A choisi ${size} sur un coup de tête.`,
  bought: ({ lot, price, worth }) =>
    `A acheté ${lot} pour ${money(price)}\u00a0: ce lot pouvait rapporter ${money(worth)}.`,
  declined: ({ lot, price, worth }) =>
    `A renoncé à ${lot}\u00a0: ${money(price)}, c’était trop cher pour un lot qui pouvait rapporter ${money(worth)}.`,
  'could-not-pay': ({ lot, price }) => `Ne pouvait pas payer ${money(price)} pour ${lot}.`,
  'sold-and-kept': ({ word, price, kept }) =>
    `A vendu ${word} pour ${money(price)} et gardé ${letters(kept)} pour un mot plus long.`,
  'sold-all': ({ word, price }) => `A vendu ${word} pour ${money(price)} et n’a gardé aucune lettre.`,
  'sold-last': ({ word, price }) => `A vendu ${word} pour ${money(price)}\u00a0: c’était la dernière chance.`,
  'sold-out': ({ word, price }) =>
    `A vendu ${word} pour ${money(price)}\u00a0: plus rien dans le sac ne valait la peine d’attendre.`,
  'spent-wild': ({ word, price, without }) =>
    without > 0
      ? `A mis un joker dans ${word}\u00a0: ${money(price)} au lieu de ${money(without)}.`
      : `A mis un joker dans ${word} pour ${money(price)}, faute de voir un mot sans joker.`,
  'held-back': ({ kept, dearest }) =>
    dearest > 0
      ? `A gardé ${letters(kept)} pour un mot plus long, malgré un mot à ${money(dearest)}.`
      : `A gardé ${letters(kept)} pour un mot plus long.`,
  'no-word': ({ kept }) =>
    kept === '' ? 'N’avait aucune lettre à vendre.' : `N’a vu aucun mot dans ${letters(kept)}.`,
  discarded: ({ tiles, kept }) =>
    kept === '' ? `A défaussé ${letters(tiles)}.` : `A défaussé ${letters(tiles)} et gardé ${letters(kept)}.`,
  'put-up-dear': ({ lot, price }) => `A mis ${lot} aux enchères plutôt que de le payer ${money(price)}.`,
  'put-up': ({ lot, expected }) =>
    `A mis ${lot} aux enchères, en espérant l’avoir pour ${money(expected)} environ.`,
  bid: ({ lot, amount, worth }) =>
    `A enchéri à ${money(amount)} pour ${lot}, qui pouvait rapporter ${money(worth)}.`,
  'bid-bluff': ({ lot, amount }) =>
    `A enchéri à ${money(amount)} pour ${lot}, afin de faire monter les enchères.`,
  'declined-to-deny': ({ lot, theirs }) =>
    `A renoncé à ${lot} sans le mettre aux enchères\u00a0: un adversaire pouvait en tirer ${money(theirs)}.`,
  'bid-to-deny': ({ lot, amount, theirs }) =>
    `A enchéri à ${money(amount)} pour ${lot}, afin d’en priver un adversaire qui pouvait en tirer ${money(theirs)}.`,
  passed: ({ lot, worth }) => `A passé\u00a0: ${lot} ne pouvait pas rapporter plus de ${money(worth)}.`,
  drafted: ({ letter }) => `A pris ${letter}, la lettre la plus utile.`,
  'drafted-away': ({ letter }) => `A pris ${letter} pour ne pas la laisser aux autres.`,
  proposed: ({ gain }) => `A proposé un échange qui rapportait ${money(gain)}.`,
  'proposed-ring': ({ gain }) =>
    `A proposé un échange à trois qui rapportait ${money(gain)}\u00a0: les trois y gagnaient.`,
  accepted: ({ gain }) => `A accepté un échange qui rapportait ${money(gain)}.`,
  rejected: () => 'A refusé un échange qui coûtait plus qu’il ne rapportait.',
  'rejected-unfair': () => 'A refusé un échange qui profitait davantage aux autres.',
  'no-deal': () => 'N’a vu aucun échange intéressant.',
  challenged: ({ word }) => `A contesté ${word}, un mot inconnu.`,
  'voted-no': ({ word }) => `A voté contre ${word}.`,
  'voted-yes': ({ word }) => `A voté pour ${word}.`,
  'made-up': ({ word, price }) => `A inventé ${word} et tenté de le vendre ${money(price)}.`,
};
