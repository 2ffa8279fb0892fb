import type { ActionKind } from '../games/buyword/actions.ts';
import { formatLaid, type GameResult, type Grade, type Phase } from '../games/buyword/events.ts';
import type { OptionBounds } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import { type BuyWordSentences, type People, sayList } from './buyword-wording.ts';
import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const money = (amount: number): string => formatMoney('fr', amount);
const number = (value: number): string => formatNumber('fr', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)}\u00a0${plural('fr', value, one, other)}`;
const list = (things: readonly string[]): string => sayList(things, 'et');
const letters = (text: string): string => list([...text]);

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  roll: 'lancer le dé',
  choose: 'annoncer un nombre',
  buy: 'acheter',
  decline: 'renoncer à un lot',
  sell: 'vendre',
  challenge: 'contester',
  waive: 'renoncer à contester',
  discard: 'défausser',
  done: 'dire «\u00a0terminé\u00a0»',
  leave: 'partir',
  timeout: 'mettre fin à un tour',
  window: 'clore les contestations',
};

const PHASES: Readonly<Record<Phase, string>> = {
  roll: 'd’abord, le donneur lance le dé',
  choose: 'd’abord, le donneur annonce un nombre',
  draw: 'on pioche les lots',
  buy: 'on achète les lots',
  sell: 'on vend les mots',
  over: 'la partie est finie',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'one-of':
      return `demande l’une de ces valeurs\u00a0: ${limits.values.join(', ')}`;
    case 'whole':
      return `demande un nombre entier de ${limits.from} à ${limits.to}${limits.orNull ? ', ou rien' : ''}`;
    case 'flag':
      return 'demande true ou false';
    case 'words':
      return 'demande une liste de mots de 2 à 15\u00a0lettres de A à Z, 1\u202f000\u00a0mots au plus';
    case 'not-yet':
      return 'ne peut pas encore se jouer\u00a0; laisse-la de côté';
  }
};

const SETUP = {
  bag: 'Un sac préparé contient des lettres de A à Z, de 1 à 1\u202f000.',
  rolls: 'Les lancers préparés sont 2, 3, 4, 5 ou choice, 1\u202f000 au plus.',
  leader: 'Le donneur désigné n’a pas de place à cette table.',
  seed: 'Il faut à la table une graine de 200\u00a0caractères au plus, ou un sac préparé.',
} as const;

const GRADES: Readonly<Record<Grade, string>> = {
  'try-again': 'À retenter\u00a0!',
  fair: 'Honorable.',
  good: 'Bien\u00a0!',
  outstanding: 'Exceptionnel\u00a0!',
  masterly: 'Magistral\u00a0!',
  legendary: 'Légendaire\u00a0!',
};

/** A subject with its verb: Tu achètes, Ann achète. */
const does = ({ isReader, name }: People, seat: Seat, own: string, other: string): string =>
  isReader(seat) ? `Tu ${own}` : `${name(seat)} ${other}`;

const tilesAndWilds = (tiles: string, wilds: number): string =>
  list(
    [tiles, wilds === 0 ? '' : wilds === 1 ? 'un joker' : `${wilds}\u00a0jokers`].filter(
      (part) => part !== '',
    ),
  );

const sayWinners = ({ winners, money: all }: GameResult, people: People): string => {
  const [first] = winners;
  if (first === undefined) return 'La partie est finie.';
  const amount = money(all[first] ?? 0);
  if (winners.length === 1) return `${does(people, first, 'gagnes', 'gagne')} avec ${amount}\u00a0!`;
  const others = winners.filter((seat) => !people.isReader(seat)).map(people.name);
  return others.length < winners.length
    ? `Tu partages la victoire avec ${list(others)}\u00a0: ${amount} chacun\u00a0!`
    : `${list(others)} se partagent la victoire\u00a0: ${amount} chacun\u00a0!`;
};

export const buywordFr: BuyWordSentences = {
  nameless: (seat) => `Joueur\u00a0${seat + 1}`,
  refusals: {
    'bad-players': ({ from, to }) => `BuyWord se joue de ${from} à ${to}\u00a0joueurs.`,
    'bad-options': () => 'Ces options sont illisibles.',
    'unknown-option': ({ option }) => `L’option «\u00a0${option}\u00a0» n’existe pas.`,
    'bad-option': ({ option, bounds: limits }) => `L’option ${option} ${bounds(limits)}.`,
    'bad-setup': ({ part }) => SETUP[part],
    'bad-action': () => 'Ce n’est pas un coup de ce jeu.',
    'bad-seat': ({ players }) =>
      `Cette place n’existe pas\u00a0: la table en a ${players === 1 ? 'une seule' : number(players)}.`,
    'server-only': ({ action }) => `Seule la table peut ${ACTIONS[action]}.`,
    'players-only': ({ action }) => `Seuls les joueurs peuvent ${ACTIONS[action]}.`,
    'game-over': () => 'La partie est finie.',
    'has-left': () => 'Tu as quitté cette table.',
    'not-now': ({ action, phase }) => `Tu ne peux pas ${ACTIONS[action]} maintenant\u00a0: ${PHASES[phase]}.`,
    'not-your-turn': () => 'Ce n’est pas encore ton tour.',
    'nothing-due': () => 'Personne n’attend ce joueur.',
    'no-roll-left': () => 'Les lancers préparés sont épuisés, et il n’y a pas de graine pour continuer.',
    'bad-number': ({ from, to }) => `Annonce un nombre de ${from} à ${to}.`,
    'cannot-afford': ({ price, money: held }) => `Le lot coûte ${money(price)} et tu as ${money(held)}.`,
    'already-done': () => 'Tu as dit «\u00a0terminé\u00a0»\u00a0: tu ne vends plus dans cette manche.',
    'word-too-short': () => 'Un mot a deux lettres au moins.',
    'word-too-long': ({ most }) => `Un mot a ${count(most, 'lettre', 'lettres')} au plus.`,
    'word-bad-letters': () => 'Seulement des lettres de A à Z, et un joker au plus par mot.',
    'missing-tiles': ({ letters: missing }) => `Il te manque ${letters(missing)}.`,
    'no-wild': () => 'Tu n’as plus de joker.',
    'not-a-word': ({ word }) => `${word} n’est pas dans le dictionnaire.`,
    'too-many-sales': ({ most }) => `Il y a déjà eu ${most} ventes dans cette manche ; dis « terminé ».`,
    'over-limit': ({ limit, excess }) =>
      `Tu peux garder ${count(limit, 'lettre', 'lettres')}\u00a0: vends ou défausse d’abord ${count(excess, 'tuile', 'tuiles')}.`,
    'nothing-to-discard': () => 'Tu respectes la limite\u00a0: rien à défausser.',
    'discard-too-many': ({ excess }) =>
      `Tu ne peux défausser ${excess === 1 ? 'qu’une tuile' : `que ${count(excess, 'tuile', 'tuiles')}`}.`,
    'tiles-not-held': ({ letters: missing }) => `Dans ta main, il manque ${letters(missing)}.`,
    'no-challenges': () => 'Pas de contestation ici\u00a0: à cette table, la banque vérifie chaque mot.',
    'no-such-sale': ({ sale }) => `La vente ${sale} n’existe pas.`,
    'sale-settled': ({ sale }) =>
      `La vente ${sale} est acquise\u00a0: on ne conteste que les mots de cette manche.`,
    'own-sale': () => 'Tu ne peux pas contester ton propre mot.',
    'already-challenged': () => 'Ce mot a déjà été contesté\u00a0: son sort est réglé.',
    'nothing-to-waive': () => 'Tu n’as aucune contestation à laquelle renoncer pour l’instant.',
    'already-waived': () => 'Tu as déjà renoncé à contester.',
    'window-not-open': () => 'Le délai de contestation ne court pas.',
  },
  events: {
    began: ({ options: { startMoney, wilds } }) =>
      `La partie commence\u00a0: ${money(startMoney)} et ${count(wilds, 'joker', 'jokers')} pour chacun.`,
    'round-began': ({ round, leader }, { isReader, name }) =>
      `Manche ${number(round)}\u00a0: ${isReader(leader) ? 'tu as' : `${name(leader)} a`} le dé.`,
    'phase-began': () => undefined,
    'leader-passed': ({ leader }, people) => `${does(people, leader, 'prends', 'prend')} le dé.`,
    rolled: ({ face }) => `Le dé montre ${face === 'choice' ? '«\u00a0choix\u00a0»' : face}.`,
    chose: ({ seat, number: chosen }, people) => `${does(people, seat, 'annonces', 'annonce')} ${chosen}.`,
    drew: ({ seat, tiles }, people) => `${does(people, seat, 'pioches', 'pioche')} ${tiles}.`,
    bought: ({ seat, tiles, price }, people) =>
      `${does(people, seat, 'achètes', 'achète')} ${tiles} pour ${money(price)}.`,
    'lot-gone': ({ seat, tiles, why }, people) =>
      why === 'voided'
        ? `Le sac est vide\u00a0: personne ne peut acheter le lot ${tiles}.`
        : `${does(people, seat, 'renonces', 'renonce')} au lot ${tiles}.`,
    sold: ({ seat, words, price }, people) =>
      `${does(people, seat, 'vends', 'vend')} ${list(words.map(formatLaid))} pour ${money(price)}.`,
    challenged: ({ sale, by, valid }, people) =>
      `${does(people, by, 'contestes', 'conteste')} la vente ${sale}\u00a0: le mot ${valid ? 'est bon' : 'n’est pas bon'}.`,
    undone: ({ sale, seat, refund, tiles, wilds }, people) => {
      const gives = `La vente ${sale} est annulée\u00a0: ${people.isReader(seat) ? 'tu rends' : `${people.name(seat)} rend`} ${money(refund)}`;
      const back = tilesAndWilds(tiles, wilds);
      return back === ''
        ? `${gives}.`
        : `${gives} et ${people.isReader(seat) ? 'reprends' : 'reprend'} ${back}.`;
    },
    penalty: ({ seat, amount }, people) =>
      `${does(people, seat, 'paies', 'paie')} une pénalité de ${money(amount)}.`,
    reopened: ({ seat }, people) => `${does(people, seat, 'peux', 'peut')} vendre de nouveau.`,
    waived: ({ seat }, people) => `${does(people, seat, 'renonces', 'renonce')} à contester.`,
    'window-closed': () => 'Le délai de contestation est écoulé.',
    'tiles-gone': ({ seat, tiles, wilds, why }, people) => {
      const gone = tilesAndWilds(tiles, wilds);
      switch (why) {
        case 'discarded':
          return `${does(people, seat, 'défausses', 'défausse')} ${gone}.`;
        case 'lost':
          return `${does(people, seat, 'perds', 'perd')} ${gone}, encore en main à la fin.`;
        default:
          return `Hors du jeu\u00a0: ${gone}.`;
      }
    },
    done: ({ seat }, people) => `${does(people, seat, 'as', 'a')} terminé.`,
    'timed-out': ({ seat }, { isReader, name }) =>
      isReader(seat) ? 'Ton temps est écoulé.' : `Temps écoulé pour ${name(seat)}.`,
    left: ({ seat }, people) => `${does(people, seat, 'quittes', 'quitte')} la table.`,
    ended: ({ result }, people) => {
      const { reason, grade, money: all } = result;
      if (grade !== null) {
        return `${does(people, 0, 'finis', 'finit')} avec ${money(all[0] ?? 0)}. ${GRADES[grade]}`;
      }
      const why = reason === 'bag' ? 'Le sac est vide' : 'Il n’y a plus personne d’autre';
      return result.winners.length === 0
        ? 'La partie est finie\u00a0: il ne reste personne.'
        : `${why}. ${sayWinners(result, people)}`;
    },
  },
};
