import type { ActionKind } from '../games/choose-your-words/actions.ts';
import { HIDDEN, readLaid } from '../games/choose-your-words/card.ts';
import type { Award, EndReason, GameResult, Opened, Phase } from '../games/choose-your-words/events.ts';
import type { OptionBounds } from '../games/choose-your-words/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { People } from './buyword-wording.ts';
import { sayCard, sayCards } from './card-names.ts';
import { type CardsSentences, sayList } from './cards-wording.ts';
import { formatChips } from './chips.ts';
import { of } from './elision-fr.ts';
import { boundsFr } from './option-bounds.ts';
import { categoryTitle } from './themes.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)}\u00a0${plural('fr', value, one, other)}`;
const chips = (amount: number): string => formatChips('fr', amount);
const list = (things: readonly string[]): string => sayList(things, 'et');

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  category: 'annoncer une catégorie',
  bet: 'miser',
  check: 'faire parole',
  call: 'suivre',
  raise: 'relancer',
  fold: 'te coucher',
  exchange: 'échanger des cartes',
  layout: 'poser des cartes',
  declare: 'annoncer un mot',
  challenge: 'contester',
  vote: 'voter',
  waive: 'renoncer à contester',
  leave: 'partir',
  timeout: 'mettre fin à un tour',
  window: 'clore les contestations',
  time: 'mettre fin au temps de la table',
};

/** The same of others: se coucher, not te coucher. */
const OTHERS_ACTIONS: Readonly<Record<ActionKind, string>> = { ...ACTIONS, fold: 'se coucher' };

const PHASES: Readonly<Record<Phase, string>> = {
  category: 'd’abord, le donneur peut annoncer une catégorie',
  bet: 'on mise',
  exchange: 'on échange des cartes',
  declare: 'on annonce les mots',
  challenge: 'on peut contester les mots',
  vote: 'un vote est en cours',
  over: 'la partie est finie',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'category':
      return 'demande off, dealer ou le nom d’un thème';
    case 'end':
      return `demande un score de ${number(limits.scoreFrom)} (plus que les jetons de départ) à ${number(limits.scoreTo)} (tous les jetons de la table), des minutes de 1 à ${number(limits.minutesTo)}, des manches de 1 à ${number(limits.roundsTo)}, chacun facultatif, et ties play ou share`;
    default:
      return boundsFr(limits);
  }
};

const SETUP = {
  decks:
    'Un paquet préparé contient des cartes comme Gb, Gr et *, au moins sept par place et 1\u202f000 au maximum.',
  dealer: 'Le donneur désigné n’a pas de place à cette table.',
  seed: 'La table a besoin d’une graine de 200\u00a0caractères au maximum, ou de paquets préparés.',
} as const;

/** A subject with its verb: Tu mises, Ann mise. */
const does = ({ isReader, name }: People, seat: Seat, own: string, other: string): string =>
  isReader(seat) ? `Tu ${own}` : `${name(seat)} ${other}`;

/** B I G bleus, T rouge et un joker. */
const cards = (held: readonly string[]): string => sayCards('fr', held);

const sayAwards = (winners: readonly Award[], people: People): string =>
  list(winners.map(({ seat, amount }) => `${does(people, seat, 'remportes', 'remporte')} ${chips(amount)}`));

const sayOpened = ({ seat, word, score, claim }: Opened, people: People): string =>
  word === null
    ? `${does(people, seat, 'n’as', 'n’a')} pas de mot.`
    : `${does(people, seat, 'annonces', 'annonce')} ${readLaid(word)}\u00a0: ${count(score, 'point', 'points')}${claim ? ', dans la catégorie' : ''}.`;

const REASONS: Readonly<Record<EndReason, string>> = {
  chips: 'Un joueur a tous les jetons',
  score: 'Le score est atteint',
  rounds: 'La dernière manche est jouée',
  time: 'Le temps est écoulé',
  left: 'Tous les autres sont partis',
};

const sayWinners = ({ reason, winners, chips: all }: GameResult, people: People): string => {
  const [first] = winners;
  if (first === undefined) return 'La partie est finie.';
  const amount = chips(all[first] ?? 0);
  const others = winners.filter((seat) => !people.isReader(seat)).map(people.name);
  const share =
    others.length < winners.length
      ? `Tu partages la victoire avec ${list(others)}\u00a0: ${amount} chacun\u202f!`
      : `${list(others)} se partagent la victoire\u00a0: ${amount} chacun\u202f!`;
  const won =
    winners.length === 1 ? `${does(people, first, 'gagnes', 'gagne')} avec ${amount}\u202f!` : share;
  return `${REASONS[reason]}. ${won}`;
};

export const cardsFr: CardsSentences = {
  nameless: (seat) => `Joueur\u00a0${seat + 1}`,
  refusals: {
    'bad-players': ({ from, to }) => `Choose Your Words se joue de ${from} à ${to}\u00a0joueurs.`,
    'bad-options': () => 'Ces options sont illisibles.',
    'unknown-option': ({ option }) => `L’option «\u00a0${option}\u00a0» n’existe pas.`,
    'bad-option': ({ option, bounds: limits }) => `L’option ${option} ${bounds(limits)}.`,
    'unknown-theme': ({ theme, themes }) =>
      themes.length === 0
        ? `Ce dictionnaire n’a pas de thèmes, et donc pas «\u00a0${theme}\u00a0».`
        : `Ce dictionnaire n’a pas de thème «\u00a0${theme}\u00a0». Thèmes disponibles\u00a0: ${list(themes)}.`,
    'bad-setup': ({ part }) => SETUP[part],
    'bad-action': () => 'Ce n’est pas un coup de ce jeu.',
    'bad-seat': ({ players }) => `Cette place n’existe pas\u00a0: la table en a ${number(players)}.`,
    'server-only': ({ action }) => `Seule la table peut ${OTHERS_ACTIONS[action]}.`,
    'players-only': ({ action }) => `Seuls les joueurs peuvent ${OTHERS_ACTIONS[action]}.`,
    'game-over': () => 'La partie est finie.',
    'record-closed': () =>
      'Ce relevé ne contient pas toutes les cartes\u00a0: on peut revoir la partie, pas la continuer.',
    'has-left': () => 'Tu as quitté cette table.',
    'is-out': () => 'Tu n’es plus dans la partie.',
    'has-folded': () => 'Tu n’es plus dans cette manche.',
    'not-now': ({ action, phase }) => `Tu ne peux pas ${ACTIONS[action]} maintenant\u00a0: ${PHASES[phase]}.`,
    'not-your-turn': () => 'Ce n’est pas ton tour.',
    'nothing-due': () => 'On n’attend rien de ce joueur.',
    'no-time-limit': () => 'Cette table n’a pas de limite de temps.',
    'time-already-up': () => 'Le temps de la table est déjà écoulé.',
    'bad-category': ({ most }) =>
      `Une catégorie est un texte de 1 à ${count(most, 'caractère', 'caractères')}.`,
    'must-bet': ({ least }) => `À toi d’ouvrir\u00a0: mise au moins ${number(least)}.`,
    'bet-to-match': ({ toCall }) => `Il y a une mise\u00a0: suis avec ${number(toCall)}, ou couche-toi.`,
    'nothing-to-call': () => 'Il n’y a pas de mise à suivre\u00a0: fais parole, ou mise.',
    'already-bet': ({ high }) => `La mise est déjà à ${number(high)}\u00a0: suis, relance ou couche-toi.`,
    'nothing-to-raise': () => 'Il n’y a pas encore de mise à relancer\u00a0: mise.',
    'bet-too-small': ({ least }) => `${number(least)} au minimum.`,
    'bet-too-big': ({ most }) => `${number(most)} au maximum.`,
    'no-raises-left': ({ limit }) =>
      limit === 0
        ? 'À cette table, on ne relance pas.'
        : `Plus de relance possible\u00a0: il y en a déjà eu ${number(limit)} dans ce tour de mises.`,
    'not-reopened': () =>
      'Ce tapis valait moins qu’une relance\u00a0: tu peux suivre ou te coucher, pas relancer.',
    'nobody-to-raise': () => 'Il n’y a plus personne pour répondre à une mise.',
    'not-cards': () => 'Ce ne sont pas des cartes.',
    'cards-not-held': ({ cards: missing }) => `Tu n’as pas ${cards(missing)}.`,
    'too-many-cards': ({ most }) => `Tu peux échanger ${count(most, 'carte', 'cartes')} au maximum.`,
    'word-length': ({ from, to }) => `Un mot compte de ${from} à ${to}\u00a0lettres.`,
    'not-a-word': ({ word }) =>
      `${word} n’est pas dans le dictionnaire\u00a0: annonce un autre mot, ou aucun.`,
    'already-declared': () => 'Tu as déjà annoncé\u00a0: c’est définitif.',
    'no-category': () => 'Il n’y a pas de catégorie à réclamer.',
    'no-such-word': () => 'Ce joueur n’a pas de mot à contester.',
    'no-such-claim': () => 'Ce joueur n’a pas réclamé la catégorie.',
    'own-word': () => 'Tu ne peux pas contester ton propre mot.',
    'never-challenged': () => 'OMYWORD est toujours valable et ne se conteste jamais.',
    'dictionary-judges': () =>
      'À cette table, c’est le dictionnaire qui juge\u00a0: on ne conteste que la catégorie.',
    'on-the-list': () => 'Ce mot est dans la liste du thème\u00a0: son bonus ne se conteste pas.',
    'already-challenged': () => 'Cela a déjà été contesté\u00a0: c’est réglé.',
    'already-waived': () => 'Tu as déjà renoncé à contester.',
    'already-voted': () => 'Tu as déjà voté.',
    'window-not-open': () => 'Le délai de contestation n’est pas ouvert.',
  },
  events: {
    began: ({ options: { stack } }) => `La partie commence\u00a0: ${chips(stack)} pour chacun.`,
    cut: ({ cuts }, { isReader, name }) =>
      `On coupe pour le premier donneur\u00a0: ${list(cuts.map(({ seat, card }) => `${isReader(seat) ? 'tu tires' : `${name(seat)} tire`} ${sayCard('fr', card)}`))}.`,
    'round-began': ({ round, dealer, tieBreak }, { isReader, name }) =>
      `Manche ${number(round)}${tieBreak === null ? '' : ', pour départager les ex æquo'}\u00a0: ${isReader(dealer) ? 'tu donnes' : `${name(dealer)} donne`}.`,
    anted: ({ seat, amount }, people) =>
      `${does(people, seat, 'verses', 'verse')} la mise initiale\u00a0: ${chips(amount)}.`,
    dealt: ({ seat, cards: held }, people) =>
      held.includes(HIDDEN) ? undefined : `${does(people, seat, 'reçois', 'reçoit')} ${cards(held)}.`,
    'phase-began': () => undefined,
    'category-set': ({ seat, text, names, own }, people) =>
      text === null
        ? 'Pas de catégorie dans cette manche.'
        : `${does(people, seat, 'annonces', 'annonce')} la catégorie «\u00a0${categoryTitle('fr', text, own)}\u00a0»${names ? ', noms propres admis' : ''}.`,
    bet: ({ seat, to }, people) => `${does(people, seat, 'mises', 'mise')} ${number(to)}.`,
    raised: ({ seat, to }, people) => `${does(people, seat, 'relances', 'relance')} à ${number(to)}.`,
    called: ({ seat, added }, people) => `${does(people, seat, 'suis', 'suit')} avec ${number(added)}.`,
    checked: ({ seat }, people) => `${does(people, seat, 'fais', 'fait')} parole.`,
    folded: ({ seat }, people) => `${does(people, seat, 'te couches', 'se couche')}.`,
    returned: ({ seat, amount }, people) =>
      `${does(people, seat, 'reprends', 'reprend')} ${chips(amount)} que personne n’a ${plural('fr', amount, 'suivi', 'suivis')}.`,
    reshuffled: () => 'Le paquet est épuisé\u00a0: on mélange la défausse.',
    exchanged: ({ seat, discarded, drawn }, people) =>
      discarded.length === 0
        ? `${does(people, seat, 'gardes toutes tes', 'garde toutes ses')} cartes.`
        : `${does(people, seat, 'échanges', 'échange')} ${cards(discarded)}${drawn.includes(HIDDEN) ? '' : ` contre ${cards(drawn)}`}.`,
    'laid-out': () => undefined,
    secret: () => undefined,
    showed: ({ seat, cards: held }, people) => `${does(people, seat, 'montres', 'montre')} ${cards(held)}.`,
    declared: ({ seat }, people) => `${does(people, seat, 'as fait ton', 'a fait son')} annonce.`,
    opened: ({ declarations }, people) => declarations.map((each) => sayOpened(each, people)).join(' '),
    challenged: ({ by, seat, matter, legal }, people) => {
      const { isReader, name } = people;
      const word = isReader(seat) ? 'ton mot' : `le mot ${of(name(seat))}`;
      const claim = isReader(seat) ? 'ton bonus de catégorie' : `le bonus de catégorie ${of(name(seat))}`;
      const said = `${does(people, by, 'contestes', 'conteste')} ${matter === 'category' ? claim : word}`;
      if (legal === null) return `${said}\u00a0: tout le monde vote.`;
      return `${said}\u00a0: il ${legal ? 'est valable' : 'n’est pas valable'}.`;
    },
    voted: ({ seat, vote }, people) =>
      vote === 'pass'
        ? `${does(people, seat, 't’abstiens', 's’abstient')}.`
        : `${does(people, seat, 'votes', 'vote')} ${vote === 'yes' ? 'pour' : 'contre'}.`,
    'vote-ended': ({ yes, no, stands, matter }) =>
      `${number(yes)} pour, ${number(no)} contre\u00a0: ${matter === 'category' ? (stands ? 'la catégorie est accordée' : 'la catégorie est refusée') : stands ? 'le mot est accepté' : 'le mot est refusé'}.`,
    struck: ({ seat }, people) => `${does(people, seat, 'sors', 'sort')} de la manche.`,
    'claim-lost': ({ seat, score }, people) =>
      `${does(people, seat, 'perds', 'perd')} le bonus de catégorie\u00a0: le mot vaut ${count(score, 'point', 'points')}.`,
    owes: ({ seat, amount }, people) =>
      `${does(people, seat, 'dois', 'doit')} ${chips(amount)} au prochain pot.`,
    waived: ({ seat }, people) => `${does(people, seat, 'renonces', 'renonce')} à contester.`,
    'window-closed': () => 'Le délai de contestation est écoulé.',
    'pot-won': ({ pot, by, winners }, people) => {
      const which = pot === 0 ? '' : `Pot parallèle ${number(pot)}\u00a0: `;
      const why = by === 'cards' ? ' avec les cartes les plus fortes' : '';
      return `${which}${sayAwards(winners, people)}${why}.`;
    },
    'pot-carried': ({ amount }) =>
      `Tous les mots ont été refusés\u00a0: ${chips(amount)} ${plural('fr', amount, 'va', 'vont')} au prochain pot.`,
    'debt-taken': ({ seat, owed, amount }, people) =>
      amount < owed
        ? `${does(people, seat, 'ne peux', 'ne peut')} pas payer ${chips(owed)}\u00a0: ${chips(amount)} ${plural('fr', amount, 'va', 'vont')} au prochain pot.`
        : `${does(people, seat, 'mets', 'met')} ${chips(amount)} dans le prochain pot.`,
    'next-pot-given': ({ winners }, people) =>
      `Il n’y a pas de prochain pot\u00a0: ${sayAwards(winners, people)}.`,
    out: ({ seat }, people) => `${does(people, seat, 'sors', 'sort')} de la partie.`,
    'timed-out': ({ seat }, { isReader, name }) =>
      isReader(seat) ? 'Ton temps est écoulé.' : `Temps écoulé pour ${name(seat)}.`,
    reseeded: () =>
      'Le serveur a été restauré à partir d’une sauvegarde\u00a0: les cartes restantes ont été mélangées à nouveau.',
    'time-up': () => 'Le temps de la table est écoulé\u00a0: c’est la dernière manche.',
    left: ({ seat, chips: held }, people) => {
      const left = `${does(people, seat, 'quittes', 'quitte')} la table`;
      return held === 0
        ? `${left}.`
        : `${left}\u00a0: ${chips(held)} ${plural('fr', held, 'va', 'vont')} au prochain pot.`;
    },
    ended: ({ result }, people) => sayWinners(result, people),
  },
};
