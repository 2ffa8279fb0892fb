import type { ChallengedSale, GameResult, Grade } from '../games/buyword/events.ts';
import type { Terms } from '../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../games/core/seat.ts';
import { type EventOf, type EventSentences, type People, waysOf } from './buyword-wording.ts';
import { of } from './elision-fr.ts';

const { money, number, count, list, words: sayWords } = waysOf('fr');

const GRADES: Readonly<Record<Grade, string>> = {
  'try-again': 'À retenter\u202f!',
  fair: 'Honorable.',
  good: 'Bien\u202f!',
  outstanding: 'Exceptionnel\u202f!',
  masterly: 'Magistral\u202f!',
  legendary: 'Légendaire\u202f!',
};

const LAPSES: Readonly<Record<EventOf<'lapsed'>['why'], string>> = {
  'lot-moved': 'l’un de ses lots a changé de mains',
  'not-paid': 'il ne peut plus être payé',
  done: 'l’un des joueurs concernés a terminé',
  left: 'l’un des joueurs concernés a quitté la table',
};

const ENDS: Readonly<Record<GameResult['reason'], string>> = {
  bag: 'Le sac est vide',
  target: 'La somme fixée est atteinte',
  left: 'Tous les autres sont partis',
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

/** Ton mot CHAT, les mots CHAT et AS d’Ann. */
const saleOf = ({ seller, words }: ChallengedSale, { isReader, name }: People): string => {
  const [noun, the, your] = words.length === 1 ? ['mot', 'le', 'ton'] : ['mots', 'les', 'tes'];
  const said = `${noun} ${sayWords(words)}`;
  return isReader(seller) ? `${your} ${said}` : `${the} ${said} ${of(name(seller))}`;
};

const sayVote = ({ seat, ballot }: EventOf<'voted'>, people: People): string => {
  switch (ballot) {
    case 'yes':
      return `${does(people, seat, 'votes', 'vote')} pour le mot.`;
    case 'no':
      return `${does(people, seat, 'votes', 'vote')} contre le mot.`;
    case 'pass':
      return `${does(people, seat, 't’abstiens', 's’abstient')}.`;
  }
};

/** What moves in a deal: le lot d’Ann à toi, le tien à Ann, tu paies 25 $ à Ann. */
const sayTerms = ({ lots, money: paid }: Terms, { isReader, name }: People): string => {
  const to = (seat: Seat): string => (isReader(seat) ? 'à toi' : `à ${name(seat)}`);
  const lot = (seat: Seat, isFirst: boolean): string =>
    isReader(seat) ? (isFirst ? 'ton lot' : 'le tien') : `${isFirst ? 'le lot' : 'celui'} ${of(name(seat))}`;
  const pays = (from: Seat, getter: Seat, sum: string): string => {
    if (isReader(from)) return `tu paies ${sum} à ${name(getter)}`;
    return isReader(getter) ? `${name(from)} te paie ${sum}` : `${name(from)} paie ${sum} à ${name(getter)}`;
  };
  return [
    ...lots.map((move, at) => `${lot(move.from, at === 0)} ${to(move.to)}`),
    ...paid.map((payment) => pays(payment.from, payment.to, money(payment.amount))),
  ].join(', ');
};

const sayWinners = ({ winners, money: all }: GameResult, people: People): string => {
  const [first] = winners;
  if (first === undefined) return 'La partie est finie.';
  const amount = money(all[first] ?? 0);
  if (winners.length === 1) return `${does(people, first, 'gagnes', 'gagne')} avec ${amount}\u202f!`;
  const others = winners.filter((seat) => !people.isReader(seat)).map(people.name);
  return others.length < winners.length
    ? `Tu partages la victoire avec ${list(others)}\u00a0: ${amount} chacun\u202f!`
    : `${list(others)} se partagent la victoire\u00a0: ${amount} chacun\u202f!`;
};

export const eventsFr: EventSentences = {
  began: ({ players, options: { startMoney, wilds, auctions } }) => {
    const begins = `La partie commence\u00a0: ${money(startMoney)} et ${count(wilds, 'joker', 'jokers')} pour chacun.`;
    return players === 2 && auctions !== 'off'
      ? `${begins} À deux joueurs, les règles françaises déconseillent les enchères.`
      : begins;
  },
  'round-began': ({ round, leader }, { isReader, name }) =>
    `Manche ${number(round)}\u00a0: ${isReader(leader) ? 'tu as' : `${name(leader)} a`} le dé.`,
  'phase-began': () => undefined,
  'leader-passed': ({ leader }, people) => `${does(people, leader, 'prends', 'prend')} le dé.`,
  rolled: ({ face }) => `Le dé montre ${face === 'choice' ? '«\u00a0choix\u00a0»' : face}.`,
  chose: ({ seat, number: chosen }, people) => `${does(people, seat, 'annonces', 'annonce')} ${chosen}.`,
  drew: ({ seat, tiles }, people) => `${does(people, seat, 'pioches', 'pioche')} ${tiles}.`,
  opened: ({ tiles }) => `Tuiles étalées pour tous\u00a0: ${tiles}.`,
  drafted: ({ seat, letter }, people) => `${does(people, seat, 'prends', 'prend')} ${letter}.`,
  'open-gone': ({ tiles }) =>
    tiles.length === 1
      ? `Personne ne prend la tuile étalée ${tiles}\u00a0: elle sort du jeu.`
      : `Personne ne prend les tuiles étalées ${tiles}\u00a0: elles sortent du jeu.`,
  proposed: ({ proposal, by, terms }, people) =>
    `${does(people, by, 'proposes', 'propose')} l’échange ${proposal}\u00a0: ${sayTerms(terms, people)}.`,
  accepted: ({ proposal, seat }, people) =>
    `${does(people, seat, 'acceptes', 'accepte')} l’échange ${proposal}.`,
  rejected: ({ proposal, seat }, people) =>
    `${does(people, seat, 'refuses', 'refuse')} l’échange ${proposal}.`,
  withdrawn: ({ proposal, seat }, people) =>
    `${does(people, seat, 'retires', 'retire')} l’échange ${proposal}.`,
  lapsed: ({ proposal, why }) => `L’échange ${proposal} ne tient plus\u00a0: ${LAPSES[why]}.`,
  dealt: ({ proposal, lots, money: paid }, people) =>
    `L’échange ${proposal} est conclu\u00a0: ${sayTerms({ lots, money: paid }, people)}.`,
  'auction-began': ({ seat, tiles, least }, people) =>
    `${does(people, seat, 'mets', 'met')} ${tiles} aux enchères, à partir de ${money(least)}.`,
  bid: ({ seat, amount }, people) => `${does(people, seat, 'enchéris', 'enchérit')} à ${money(amount)}.`,
  passed: ({ seat }, people) => `${does(people, seat, 'passes', 'passe')}.`,
  'bids-struck': ({ seat }, { isReader, name }) =>
    isReader(seat) ? 'Tes enchères ne comptent plus.' : `Les enchères ${of(name(seat))} ne comptent plus.`,
  'auction-won': ({ seat, seller, tiles, price }, people) =>
    seat === seller
      ? `${does(people, seat, 'gardes', 'garde')} ${tiles} pour ${money(price)}.`
      : `${does(people, seat, 'emportes', 'emporte')} ${tiles} pour ${money(price)}.`,
  // That the lot is gone has been said.
  'auction-failed': () => undefined,
  bought: ({ seat, tiles, price }, people) =>
    `${does(people, seat, 'achètes', 'achète')} ${tiles} pour ${money(price)}.`,
  'lot-gone': ({ seat, tiles, why }, people) => {
    switch (why) {
      case 'voided':
        return `Le sac est vide\u00a0: personne ne peut acheter le lot ${tiles}.`;
      case 'unsold':
        return `Personne ne veut du lot ${tiles}\u00a0: il sort du jeu.`;
      default:
        return `${does(people, seat, 'renonces', 'renonce')} au lot ${tiles}.`;
    }
  },
  sold: ({ seat, words, price }, people) =>
    `${does(people, seat, 'vends', 'vend')} ${sayWords(words)} pour ${money(price)}.`,
  'vote-called': ({ by, ...sale }, people) =>
    `${does(people, by, 'contestes', 'conteste')} ${saleOf(sale, people)}\u00a0: les autres votent.`,
  voted: sayVote,
  'vote-closed': ({ yes, no, ...sale }, people) =>
    `Vote sur ${saleOf(sale, people)}\u00a0: ${yes}\u00a0pour, ${no}\u00a0contre${yes === no && yes > 0 ? '\u202f; en cas d’égalité, la contestation l’emporte' : ''}.`,
  reseeded: () =>
    'Le serveur a été restauré à partir d’une sauvegarde\u00a0: les lettres du sac ont été mélangées à nouveau.',
  challenged: ({ by, valid, ...sale }, people) =>
    `${does(people, by, 'contestes', 'conteste')} ${valid ? 'à tort' : 'à raison'} ${saleOf(sale, people)}.`,
  undone: ({ seat, words, refund, tiles, wilds }, people) => {
    const takes = `${does(people, seat, 'retires', 'retire')} ${sayWords(words)}`;
    const gives = `${people.isReader(seat) ? 'rends' : 'rend'} ${money(refund)}`;
    const back = tilesAndWilds(tiles, wilds);
    return back === ''
      ? `${takes} et ${gives}.`
      : `${takes}, ${gives} et ${people.isReader(seat) ? 'reprends' : 'reprend'} ${back}.`;
  },
  penalty: ({ seat, amount }, people) =>
    `${does(people, seat, 'paies', 'paie')} une pénalité de ${money(amount)}.`,
  owed: ({ seat, amount }, { isReader, name }) =>
    isReader(seat)
      ? `Il te manque ${money(amount)}\u00a0: tu les dois à la banque.`
      : `Il manque ${money(amount)} à ${name(seat)}\u00a0: c’est une dette envers la banque.`,
  'debt-paid': ({ seat, amount }, people) =>
    `${does(people, seat, 'rembourses', 'rembourse')} ${money(amount)} à la banque.`,
  reopened: ({ seat }, people) => `${does(people, seat, 'peux', 'peut')} vendre de nouveau.`,
  waived: ({ seat }, people) => `${does(people, seat, 'renonces', 'renonce')} à contester.`,
  'window-closed': () => 'Le délai de contestation est écoulé.',
  'tiles-gone': ({ seat, tiles, wilds, why }, people) => {
    const gone = tilesAndWilds(tiles, wilds);
    switch (why) {
      case 'discarded':
        return `${does(people, seat, 'défausses', 'défausse')} ${gone}.`;
      case 'lost':
        return `${does(people, seat, 'perds', 'perd')} ${gone}, encore en main.`;
      default:
        return `Hors du jeu\u00a0: ${gone}.`;
    }
  },
  done: ({ seat }, people) => `${does(people, seat, 'as', 'a')} terminé.`,
  'timed-out': ({ seat }, { isReader, name }) =>
    isReader(seat) ? 'Ton temps est écoulé.' : `Temps écoulé pour ${name(seat)}.`,
  left: ({ seat }, people) => `${does(people, seat, 'quittes', 'quitte')} la table.`,
  refilled: ({ bag, tiles }) =>
    `Le sac est rempli\u00a0: sac\u00a0${bag}, ${count(tiles.length, 'tuile', 'tuiles')}.`,
  ended: ({ result }, people) => {
    const { reason, grade, money: all } = result;
    if (grade !== null) {
      return `${does(people, 0, 'finis', 'finit')} avec ${money(all[0] ?? 0)}. ${GRADES[grade]}`;
    }
    return result.winners.length === 0
      ? 'La partie est finie\u00a0: il ne reste personne.'
      : `${ENDS[reason]}. ${sayWinners(result, people)}`;
  },
};
