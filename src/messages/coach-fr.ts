import type { CoachMessages } from './coach-en.ts';
import { formatMoney } from './money.ts';
import { plural } from './wording.ts';

const letters = (count: number): string => `${count} ${plural('fr', count, 'lettre', 'lettres')}`;
const percent = (chance: number): string => `${chance}\u00a0%`;
const money = (amount: number): string => formatMoney('fr', amount);
const points = (count: number): string => `${count} ${plural('fr', count, 'point', 'points')}`;

const lotWorth = ({ price, worth }: { readonly price: number; readonly worth: number }): string =>
  `Il coûte ${money(price)} et peut te rapporter ${money(worth)}.`;

const dealWorth = ({ gain }: { readonly gain: number }): string =>
  `Cet échange te rapporte environ ${money(gain)}.`;

export const coachFr: CoachMessages = {
  nudges: {
    hold: () => 'Mieux vaut attendre un mot plus long.',
    'no-word': () => 'Il n’y a rien à vendre avec ces lettres.',
    sell: ({ letters: count }) => `Un mot de ${letters(count)} mérite d’être vendu maintenant.`,
    'spend-wild': ({ letters: count }) =>
      `Un joker donne ici un mot de ${letters(count)}, et ça vaut le coup.`,
    'keep-wild': ({ letters: count }) => `Garde le joker\u00a0: vends un mot de ${letters(count)} sans lui.`,
    discard: ({ count }) =>
      count === 1
        ? 'Rien ne mérite d’être vendu maintenant\u00a0: défausse la lettre qui te sert le moins.'
        : `Rien ne mérite d’être vendu maintenant\u00a0: défausse les ${count} lettres qui te servent le moins.`,
    buy: ({ price }) => `Ce lot vaut bien ${formatMoney('fr', price)}.`,
    decline: ({ price }) => `Pour toi, ce lot ne vaut pas ${formatMoney('fr', price)}.`,
    'put-up': () => 'Tu peux tirer davantage de ce lot aux enchères.',
    draft: () => 'Une des tuiles visibles va mieux que les autres avec tes lettres.',
    'name-few': () => 'Peu de lettres suffisent à ta main.',
    'name-many': () => 'Ta main a besoin de beaucoup de lettres.',
    bid: () => 'Pour toi, le lot vaut plus que l’enchère.',
    pass: () => 'L’enchère a atteint ce que le lot vaut pour toi.',
    deal: () => 'Il y a ici un échange à ton avantage.',
    'no-deal': () => 'Aucun échange n’est assez avantageux ici.',
    call: () => 'Le pot paie assez pour tes chances de gagner.',
    fold: () => 'Le pot ne paie pas assez pour tes chances de gagner.',
    bet: () => 'Ta main est assez bonne pour faire monter le pot.',
    bluff: () => 'Même avec une main faible, une mise peut rafler le pot.',
    check: () => 'Inutile de mettre plus de jetons maintenant.',
    exchange: ({ count }) => `Échange ${count} ${plural('fr', count, 'carte', 'cartes')}.`,
    stand: () => 'Tes cartes valent mieux que ce que tu pourrais piocher.',
    declare: ({ letters: count }) => `Ton meilleur mot a ${letters(count)}.`,
    'declare-none': () => 'Il n’y a aucun mot dans ces cartes.',
    challenge: () => 'L’un de ces mots n’est pas valable.',
    'let-stand': () => 'Tous ces mots sont valables.',
    equal: () => 'Ici, tous les choix se valent.',
  },
  letters: (said) => `À regarder de près\u00a0: ${said}.`,
  noLetters: 'Aucune lettre en particulier n’est en jeu.',
  odds: (chance, need) =>
    need === undefined || need === 0
      ? `Tu gagnes environ ${percent(chance)} du temps.`
      : `Tu gagnes environ ${percent(chance)} du temps, et pour suivre il faut ${percent(need)}.`,
  move: (move) => `Le meilleur coup\u00a0: ${move}.`,
  reasons: {
    bought: lotWorth,
    declined: lotWorth,
    'could-not-pay': ({ price }) => `Tu ne peux pas le payer ${money(price)}.`,
    'sold-and-kept': ({ price, kept }) => `Ce mot se vend ${money(price)} et te laisse ${kept}.`,
    'sold-all': ({ price }) => `Ce mot se vend ${money(price)} et prend toutes tes lettres.`,
    'sold-last': ({ price }) => `Ce mot se vend ${money(price)}, et c’est ta dernière chance.`,
    'spent-wild': ({ price, without }) =>
      without > 0
        ? `Ce mot se vend ${money(price)}\u202f; sans joker, le meilleur n’en rapporte que ${money(without)}.`
        : `Ce mot se vend ${money(price)}\u202f; sans joker, il n’y en a aucun.`,
    'held-back': ({ dearest }) =>
      `Vendre maintenant rapporte ${money(dearest)} au plus, et ces lettres peuvent donner mieux.`,
    'put-up': ({ expected }) => `Tu peux t’attendre à le payer ${money(expected)} environ.`,
    bid: ({ worth }) => `Ce lot peut te rapporter ${money(worth)}.`,
    passed: ({ worth }) => `Ce lot ne peut pas te rapporter plus de ${money(worth)}.`,
    proposed: dealWorth,
    accepted: dealWorth,
    'cards-exchange': ({ kept }) => (kept === '' ? '' : `Tu gardes ${kept} pour un meilleur mot.`),
    'cards-declare': ({ score }) => `Ce mot marque ${points(score)}.`,
    'cards-challenge': ({ word }) => `${word} n’est pas dans le dictionnaire.`,
  },
  gain: (amount) => `Ce coup rapporte environ ${amount} de plus que le suivant.`,
};
