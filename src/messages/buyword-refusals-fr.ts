import type { ActionKind } from '../games/buyword/actions.ts';
import type { Phase } from '../games/buyword/events.ts';
import type { OptionBounds } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import { type RefusalSentences, waysOf } from './buyword-wording.ts';
import { sayPlace } from './grid-place.ts';
import { boundsFr } from './option-bounds.ts';
import { themeName } from './themes.ts';

const { money, number, count, list } = waysOf('fr');
const letters = (text: string): string => list([...text]);
const player = (seat: Seat): string => `joueur\u00a0${seat + 1}`;

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  roll: 'lancer le dé',
  choose: 'annoncer un nombre',
  draft: 'prendre une tuile étalée',
  propose: 'proposer un échange',
  accept: 'accepter un échange',
  reject: 'refuser un échange',
  withdraw: 'retirer un échange',
  buy: 'acheter',
  decline: 'renoncer à un lot',
  auction: 'mettre un lot aux enchères',
  bid: 'enchérir',
  pass: 'passer',
  sell: 'vendre',
  challenge: 'contester',
  vote: 'voter',
  waive: 'renoncer à contester',
  discard: 'défausser',
  done: 'terminer',
  leave: 'partir',
  timeout: 'mettre fin à un tour',
  window: 'clore les contestations',
};

const PHASES: Readonly<Record<Phase, string>> = {
  roll: 'd’abord, le meneur lance le dé',
  choose: 'd’abord, le meneur annonce un nombre',
  draw: 'on pioche les lots',
  draft: 'on choisit les tuiles étalées',
  deal: 'on échange des lots',
  auction: 'un lot est aux enchères',
  buy: 'on achète les lots',
  sell: 'on vend les mots',
  vote: 'un vote est en cours',
  over: 'la partie est finie',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'theme':
      return `demande le nom d’un thème, une liste de 1 à ${number(limits.mostWords)}\u00a0mots de 2 à ${limits.mostLetters}\u00a0lettres, un court thème libre, ou rien`;
    case 'extended':
      return `demande refill (all ou sold) avec bags (de 1 à ${limits.mostBags}), target (${money(limits.highestTarget)} au maximum) ou les deux, et refillWhen (roundEnd ou atOnce)\u202f; ou rien`;
    default:
      return boundsFr(limits);
  }
};

const SETUP = {
  bag: 'Un sac préparé contient des lettres de A à Z, de 1 à 1\u202f000.',
  rolls: 'Les lancers préparés sont 2, 3, 4, 5 ou choice, 1\u202f000 au maximum.',
  leader: 'Le meneur désigné n’a pas de place à cette table.',
  seed: 'La table a besoin d’une graine de 200\u00a0caractères au maximum, ou d’un sac préparé.',
} as const;

const NOT_ALONE = { auctions: 'Pas d’enchères', deals: 'Ni échanges ni ventes entre joueurs' } as const;
const LANGUAGE = { en: 'anglais', fr: 'français' } as const;

export const refusalsFr: RefusalSentences = {
  'bad-players': ({ from, to }) => `BuyWord se joue de ${from} à ${to}\u00a0joueurs.`,
  'bad-options': () => 'Ces options sont illisibles.',
  'unknown-option': ({ option }) => `L’option «\u00a0${option}\u00a0» n’existe pas.`,
  'bad-option': ({ option, bounds: limits }) => `L’option ${option} ${bounds(limits)}.`,
  'bad-title': ({ title }) =>
    `Le titre «\u00a0${title}\u00a0» ne peut pas se jouer\u00a0: des lettres seulement, de 2 à 40.`,
  'bad-setup': ({ part }) => SETUP[part],
  'needs-extended': ({ most }) => `À plus de ${most}\u00a0joueurs, il faut le jeu long\u00a0: active-le.`,
  'not-alone': ({ option }) => `${NOT_ALONE[option]} quand on joue seul\u00a0: il faut être deux au moins.`,
  'theme-not-in-language': ({ theme, language }) =>
    `Le thème «\u00a0${themeName('fr', theme)}\u00a0» n’a pas de mots ${LANGUAGE[language]}\u00a0: choisis-en un autre.`,
  'theme-needs-players': ({ least }) =>
    `Un thème sans liste se joue à ${least} au moins\u00a0: l’un vend, un autre conteste, les autres votent.`,
  'theme-needs-challenge': () =>
    'Un thème sans liste demande des contestations\u00a0: laisse les joueurs juger les mots.',
  'extended-endless': () =>
    'Le jeu long doit finir un jour\u00a0: fixe un nombre de sacs, une somme à atteindre, ou les deux.',
  'at-once-needs-sold': () =>
    'On ne remplit le sac en pleine pioche que si seules les lettres vendues y retournent\u00a0: sinon, les tuiles en main seraient perdues en pleine manche.',
  'target-too-low': ({ target, startMoney }) =>
    `Un objectif de ${money(target)} serait atteint avant la première manche\u00a0: fixe-le au-dessus de l’argent de départ, ${money(startMoney)}.`,
  'bad-action': () => 'Ce n’est pas un coup de ce jeu.',
  'bad-seat': ({ players }) =>
    `Cette place n’existe pas\u00a0: la table en a ${players === 1 ? 'une seule' : number(players)}.`,
  'server-only': ({ action }) => `Seule la table peut ${ACTIONS[action]}.`,
  'players-only': ({ action }) => `Seuls les joueurs peuvent ${ACTIONS[action]}.`,
  'game-over': () => 'La partie est finie.',
  'has-left': () => 'Tu as quitté cette table.',
  'not-now': ({ action, phase }) => `Tu ne peux pas ${ACTIONS[action]} maintenant\u00a0: ${PHASES[phase]}.`,
  'not-your-turn': () => 'Ce n’est pas encore ton tour.',
  'nothing-due': () => 'On n’attend rien de ce joueur.',
  'no-roll-left': () =>
    'Le sac et les lancers préparés sont épuisés, et il n’y a pas de graine pour continuer.',
  'bad-number': ({ from, to }) => `Annonce un nombre de ${from} à ${to}.`,
  'cannot-afford': ({ price, money: held }) => `Le lot coûte ${money(price)} et tu as ${money(held)}.`,
  'other-lot-first': ({ seat }) =>
    `D’abord le lot pioché pour le ${player(seat)}\u00a0: plusieurs lots se traitent dans l’ordre des places.`,
  'not-open': ({ open }) => `Prends l’une des tuiles étalées\u00a0: ${open}.`,
  'bad-terms': () =>
    'Revois cet échange\u00a0: chaque lot ne bouge qu’une fois, avec un seul paiement entre deux joueurs, en dollars entiers.',
  'deal-without-lot': () => 'Un échange porte sur au moins un lot\u00a0: indique lequel va à qui.',
  'no-such-lot': ({ seat }) =>
    `Il n’y a pas de lot du ${player(seat)} dans cette manche\u00a0: choisis-en un autre.`,
  'which-lot': ({ seat }) => `Précise lequel des lots du ${player(seat)}, par exemple 1.0>2.`,
  'lot-already-there': ({ seat }) =>
    `Ce lot est déjà chez le ${player(seat)}\u00a0: donne-le à quelqu’un d’autre.`,
  'no-money-in-trades': () => 'À cette table, on échange lot contre lot, sans argent.',
  'not-an-exchange': () => 'À cette table, chacun donne un lot et en reçoit un.',
  'out-of-deals': ({ seat }) =>
    `Pour le ${player(seat)}, les échanges sont terminés dans cette manche\u00a0: propose sans lui.`,
  'already-proposed': () => 'Cet échange est déjà proposé.',
  'too-many-proposals': ({ most }) =>
    `Tu as déjà proposé ${most}\u00a0échanges dans cette manche, c’est le maximum\u00a0: réponds à ceux des autres.`,
  'no-such-proposal': ({ proposal }) => `L’échange ${proposal} n’est pas proposé.`,
  'not-your-deal': ({ proposal }) => `Ce n’est pas à toi de répondre à l’échange ${proposal}.`,
  'own-proposal': ({ proposal }) => `L’échange ${proposal} vient de toi\u00a0: retire-le plutôt.`,
  'not-your-proposal': ({ proposal }) => `Seul celui qui a proposé l’échange ${proposal} peut le retirer.`,
  'already-accepted': ({ proposal }) =>
    `Tu as déjà accepté l’échange ${proposal}\u00a0: c’est aux autres de répondre.`,
  'done-dealing': () => 'Tu as terminé\u00a0: plus d’échanges pour toi dans cette manche.',
  'bid-too-low': ({ least }) => `Enchéris à ${money(least)} ou plus.`,
  'bid-too-high': ({ money: held }) => `Tu as ${money(held)}\u00a0: tu ne peux pas enchérir plus haut.`,
  'bid-only-least': ({ least }) =>
    `Personne n’a enchéri\u00a0: prends le lot pour ${money(least)}, pas plus, ou passe.`,
  'already-done': () => 'Tu as terminé\u00a0: tu ne vends plus dans cette manche.',
  'word-too-short': () => 'Un mot a deux lettres au moins.',
  'word-too-long': ({ most }) => `Un mot a ${count(most, 'lettre', 'lettres')} au maximum.`,
  'word-bad-letters': () => 'Seulement des lettres de A à Z, et un seul joker par mot.',
  'missing-tiles': ({ letters: missing }) => `Il te manque ${letters(missing)}.`,
  'no-wild': () => 'Tu n’as plus de joker.',
  'not-a-word': ({ word }) => `${word} n’est pas dans le dictionnaire.`,
  'off-theme': ({ word }) => `${word} est hors thème.`,
  'too-many-sales': ({ most }) =>
    `Il y a déjà eu ${count(most, 'vente', 'ventes')} dans cette manche\u00a0: appuie sur «\u00a0Terminé\u00a0».`,
  'no-grid': () => 'Il n’y a pas de grille à cette table\u00a0: vends le mot sans indiquer de case.',
  'needs-place': () => 'Indique où commence le mot, et s’il est horizontal ou vertical.',
  'bad-place': ({ farthest }) =>
    `Un emplacement, c’est une ligne et une colonne, à ${count(farthest, 'case', 'cases')} au maximum du centre, et un sens\u00a0: horizontal ou vertical.`,
  'first-word-place': () => 'Le premier mot commence au centre.',
  'cell-taken': ({ row, col, letter }) =>
    `Ton mot doit utiliser le ${letter === letter.toLowerCase() ? 'joker ' : ''}${letter.toUpperCase()} déjà sur la grille\u00a0: ${sayPlace('fr', row, col)}.`,
  'word-goes-on': () => 'Des lettres touchent le début ou la fin de ton mot\u00a0: annonce le mot entier.',
  'lays-nothing': () => 'Ce mot est déjà sur la grille\u00a0: ajoute au moins une tuile de ta main.',
  'not-joined': () => 'Relie ton mot à la grille\u00a0: passe par une tuile déjà posée, ou longe un mot.',
  'two-wilds': ({ word }) => `${word} aurait plus d’un joker, en comptant ceux de la grille.`,
  'over-limit': ({ limit, excess }) =>
    `Tu peux garder ${count(limit, 'lettre', 'lettres')}\u00a0: vends ou défausse d’abord ${count(excess, 'tuile', 'tuiles')}.`,
  'nothing-to-discard': () => 'Tu respectes la limite\u00a0: rien à défausser.',
  'discard-too-many': ({ excess }) =>
    `Tu ne peux défausser ${excess === 1 ? 'qu’une tuile' : `que ${count(excess, 'tuile', 'tuiles')}`}.`,
  'tiles-not-held': ({ letters: missing }) => `Il te manque ${letters(missing)}.`,
  'no-challenges': () => 'Pas de contestation ici\u00a0: à cette table, la banque vérifie chaque mot.',
  'no-such-sale': ({ sale }) => `La vente ${sale} n’existe pas.`,
  'sale-settled': () => 'Ce mot est acquis\u00a0: on ne conteste que les mots de cette manche.',
  'sale-undone': () => 'Ce mot est déjà annulé, avec celui sur lequel il s’appuyait.',
  'own-sale': () => 'Tu ne peux pas contester ton propre mot.',
  'already-challenged': () => 'Ce mot a déjà été contesté\u00a0: c’est réglé.',
  'built-on': () => 'Ce mot est acquis\u00a0: le mot d’un autre joueur utilise ses tuiles.',
  'bad-ballot': () => 'Vote yes (le mot est valable) ou no, ou abstiens-toi avec pass.',
  'already-voted': () => 'Tu as déjà voté.',
  'no-vote-for-you': () => 'Tu ne votes pas\u00a0: ni le vendeur ni celui qui conteste ne votent.',
  'nothing-to-waive': () => 'Il n’y a rien à contester pour l’instant.',
  'already-waived': () => 'Tu as déjà renoncé à contester.',
  'window-not-open': () => 'Le délai de contestation n’est pas ouvert.',
};
