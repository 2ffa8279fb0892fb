import { waysOf } from './buyword-wording.ts';
import { sayCards } from './card-names.ts';
import { formatChips } from './chips.ts';
import { of, ofAll, turnOf } from './elision-fr.ts';
import type { Messages } from './messages.ts';
import { tableTextsFr } from './table-texts-fr.ts';

const { number, count, list } = waysOf('fr');
const chips = (amount: number): string => formatChips('fr', amount);
const points = (score: number): string => count(score, 'point', 'points');
/** Who with the verb: tu joues, Léa joue, Léa et Max jouent. */
const does = (who: readonly string[], own: string, one: string, many: string): string => {
  if (who.length === 1 && who[0] === 'Toi') return `Tu ${own}`;
  return `${list(who)} ${who.length < 2 ? one : many}`;
};

export const cardsTableFr: Messages['cards'] = {
  number,
  chipsOf: chips,
  chipPiles: (piles) =>
    piles.map(({ value, count: many }) => `${number(many)}\u00a0×\u00a0${number(value)}`).join(', '),
  points,
  quoted: (text) => `«\u00a0${text}\u00a0»`,
  homeHeading: ['Sept cartes.', 'Un mot.', 'À toi le pot.'],
  homeLead:
    'Le poker des lettres\u00a0: mise sur ta main, échange des cartes, et annonce le mot qui vaut le plus. Cartes bleues et rouges, paires et jokers donnent du prix aux mots les plus simples.',
  playChips: tableTextsFr.playChips,
  ways: {
    bots: { name: 'Jouer avec des robots', text: 'D’un à sept, sur cet appareil, même hors ligne.' },
    friends: { name: 'Jouer entre amis', text: 'Envoie un lien\u00a0: de deux à huit à la table.' },
    pass: {
      name: 'Se passer l’appareil',
      text: 'Un seul appareil\u202f; les cartes restent cachées entre-temps.',
    },
    learn: { name: 'Apprendre', text: 'Miser, échanger, annoncer\u00a0: cinq minutes.' },
    rules: { name: 'Règles', text: 'Chaque règle a son numéro.' },
  },
  passLead:
    'Un seul appareil, de deux à huit personnes\u00a0: joue ton tour, puis passe l’appareil. Entre-temps, personne ne voit les cartes.',
  colours: { b: 'bleu', r: 'rouge' },
  colourNames: { b: 'Bleu', r: 'Rouge' },
  letterCard: (letter, colour, value) => `${letter} ${colour}, ${points(value)}`,
  wildAs: (letter, colour, value) => `joker pour ${letter} ${colour}, ${points(value)}`,
  wildCard: 'Joker',
  hiddenCard: 'carte cachée',
  hand: 'Tes cartes',
  handToMark: (most) => `Tes cartes\u00a0: touche celles à échanger, ${number(most)} au maximum`,
  shuffle: 'Mélanger tes cartes',
  sort: 'Trier tes cartes',
  takeBack: (card) => `Reprendre ${card}`,
  moveHint: 'Maj et une flèche déplacent une carte.',
  chooseWild: 'Que représente le joker\u202f?',
  wildColour: 'Sa couleur',
  turnWild: (letter, colour) => `Mettre le joker ${letter} en ${colour}`,
  word: 'Ton mot',
  tryOut: 'Essaie un mot',
  wordEmpty: 'Touche des cartes ou tape des lettres',
  tryEmpty: 'Essaie un mot\u00a0: cartes ou clavier',
  tooShort: 'Un mot a au moins deux lettres.',
  noSuchLetter: (letter) => `Il te manque un ${letter}, et tu n’as plus de joker.`,
  score: {
    letters: 'Lettres',
    pairs: (pairs) => (pairs === 1 ? 'Paire' : `${number(pairs)}\u00a0paires`),
    length: (letters) => count(letters, 'lettre', 'lettres'),
    flush: 'Couleur',
    outburst: 'Les sept',
    exclamation: 'Oh my word\u202f!',
    palindrome: 'Palindrome',
    category: 'Catégorie',
    total: 'Score',
    makes: (total) => `=\u00a0${number(total)}`,
    spoken: (word, lines, total) =>
      `${word}\u00a0: ${lines.map(({ name, sign, value }) => `${name.toLowerCase()} ${sign === '×' ? 'fois ' : sign === '+' ? 'plus ' : ''}${number(value)}`).join(', ')}\u00a0: ${points(total)}.`,
  },
  valuesTool: 'Barème',
  valuesHeading: 'Barème',
  countRules: [
    'On additionne la valeur des lettres\u202f; un joker vaut la lettre qu’il remplace.',
    'Deux lettres identiques côte à côte se multiplient\u00a0: ×2, rouges ×3\u202f; chaque joker parmi elles ajoute 1 au multiplicateur, si elles sont de la même couleur.',
    'Puis la longueur\u00a0: 4\u00a0lettres +1, 5 +2, 6 +4, 7 +8.',
    'Puis la couleur\u00a0: tout en rouge ×2\u202f; avec un joker dans un mot d’une seule couleur, bleu ×2, rouge ×3.',
    'Enfin, jamais multipliés\u00a0: sept lettres +75, OMYWORD +100, un palindrome +5 par lettre au-delà de deux, la catégorie +10.',
  ],
  dealer: 'donneur',
  dealerMark: 'D',
  lastBets: {
    checked: () => 'parole',
    called: (amount) => `suivi\u00a0: ${number(amount)}`,
    bet: (amount) => `mise ${number(amount)}`,
    raised: (amount) => `relance à ${number(amount)}`,
  },
  owes: (amount) => `doit ${number(amount)} au prochain pot`,
  swapped: (counts) => `a échangé ${counts.map(number).join(', puis ')}`,
  showsCards: (cards) => `Cartes\u00a0: ${sayCards('fr', cards.split(' '))}`,
  states: {
    folded: 'couché',
    allIn: 'tapis',
    out: 'éliminé',
    left: 'parti',
    struck: 'mot refusé',
    declared: 'a annoncé',
    waived: 'ne conteste pas',
    aside: 'regarde',
  },
  potHeading: 'Les pots',
  potName: (place, pots) =>
    pots < 2
      ? 'Pot'
      : place === 0
        ? 'Pot principal'
        : `Pot parallèle${pots === 2 ? '' : `\u00a0${number(place)}`}`,
  potSeats: (who) => `pour ${list(who.map((name) => (name === 'Toi' ? 'toi' : name)))}`,
  nextPot: (amount) => `Prochain pot\u00a0: déjà ${chips(amount)}`,
  deckLeft: (cards) => `encore ${count(cards, 'carte', 'cartes')}`,
  round: (round, of = null) =>
    of === null || round > of
      ? `Manche\u00a0${number(round)}`
      : `Manche\u00a0${number(round)} sur ${number(of)}`,
  tieBreak: 'Départage',
  lastRound: 'Dernière manche',
  stagesLabel: 'Où en est la manche',
  stages: {
    'bet 1': '1res mises',
    'exchange 1': 'Échange\u00a04',
    'bet 2': '2es mises',
    'exchange 2': 'Échange\u00a02',
    'bet 3': '3es mises',
    declare: 'Mots',
    challenge: 'Contester',
  },
  category: 'Catégorie\u00a0:',
  categoryClaim: '+10 pour un mot qui y entre\u00a0: réclame le bonus.',
  categoryChecked: '+10 pour un mot de sa liste\u202f; pour un autre mot qui y entre, réclame le bonus.',
  categoryNames: 'Noms propres admis.',
  categoryStep: 'Tu donnes\u00a0: annonce une catégorie pour cette manche, ou aucune.',
  categoryTheme: 'Choisir un thème',
  categoryOwn: 'Avec mes propres mots',
  categoryLabel: 'Catégorie',
  categoryExample: 'Choses qui volent',
  takesNames: 'Noms propres admis',
  takesNamesHint:
    'Présidents, villes, rivières\u00a0: en cas de doute, on vote, sauf s’ils sont dans une liste.',
  announce: 'L’annoncer',
  noCategory: 'Pas de catégorie',
  waitCategory: (who) => turnOf(who, 'choisir une catégorie'),
  openStep: (least) => `À toi d’ouvrir\u00a0: mise au moins ${number(least)}.`,
  callStep: (toCall, mayRaise) =>
    `${number(toCall)} à payer\u00a0: ${mayRaise ? 'suivre, relancer ou te coucher' : 'suivre ou te coucher'}\u202f?`,
  checkStep: 'Personne n’a misé\u00a0: fais parole, ou mise.',
  waitBet: (who) => turnOf(who, 'miser'),
  fold: 'Se coucher',
  check: 'Parole',
  call: (amount) => `Suivre\u00a0: ${number(amount)}`,
  callAllIn: (amount) => `Suivre, tapis\u00a0: ${number(amount)}`,
  bet: (amount) => `Miser ${number(amount)}`,
  raise: (amount) => `Relancer à ${number(amount)}`,
  betAllIn: (amount) => `Tapis\u00a0: ${number(amount)}`,
  betHowMuch: 'Combien miser',
  raiseHowMuch: 'Relancer à combien',
  betAmount: 'Montant',
  quick: { least: 'Min.', half: '½ pot', pot: 'Pot', most: 'Max.', allIn: 'Tapis' },
  askFold: 'Te coucher, alors que faire parole ne coûte rien\u202f?',
  yesFold: 'Oui, me coucher',
  exchangeStep: (most) =>
    most === 0
      ? 'Il ne reste pas de cartes à échanger.'
      : `Échange jusqu’à ${count(most, 'carte', 'cartes')}, ou garde tout.`,
  exchange: (cards) => `Échanger ${count(cards, 'carte', 'cartes')}`,
  keepAll: 'Tout garder',
  waitExchange: (who) => turnOf(who, 'échanger des cartes'),
  declareStep: 'Pose ton meilleur mot et annonce-le.',
  declare: 'Annoncer',
  declareFor: (word, score) => `Annoncer ${word} pour ${number(score)}`,
  noWord: 'Pas de mot',
  askNoWord: 'Annoncer que tu n’as pas de mot\u202f?',
  yesNoWord: 'Oui, pas de mot',
  claim: (category) => `Il entre dans «\u00a0${category}\u00a0»\u00a0: +10`,
  claimHint: 'Les autres peuvent contester\u202f; tout le monde vote alors, et personne ne paie.',
  claimHintListed:
    'Inutile pour un mot de la liste. Les autres peuvent contester\u202f; tout le monde vote alors, et personne ne paie.',
  waitDeclare: (who) => `On attend l’annonce ${ofAll(who)}.`,
  sealed: (who) => `C’est fait. On attend l’annonce ${ofAll(who)}.`,
  showdown: 'Les mots',
  turning: 'on dévoile…',
  hasNoWord: 'Pas de mot.',
  claimed: 'réclame la catégorie',
  listed: 'dans la liste',
  claimLost: 'catégorie refusée',
  wasChallenged: 'contesté, et valable',
  challengeStep: 'Un doute\u202f? Conteste, ou laisse passer.',
  challengeWord: (word) => `Contester ${word}`,
  challengeClaim: 'Contester la catégorie',
  waive: 'Ne rien contester',
  waitChallenge: (who) => `${does(who, 'peux', 'peut', 'peuvent')} encore contester.`,
  askChallenge: (word, who, cost) =>
    `Contester ${word}, le mot ${of(who)}\u202f? S’il est valable, tu dois ${chips(cost)} au prochain pot.`,
  askChallengeName: (word, who, cost) =>
    `Contester ${word}, le mot ${of(who)}\u202f? S’il est dans le dictionnaire, tu dois ${chips(cost)} au prochain pot\u202f; sinon, tout le monde vote et personne ne paie.`,
  askVote: (word, who) =>
    `Contester la catégorie pour ${word}, le mot ${of(who)}\u202f? Tout le monde vote, et personne ne paie.`,
  yesChallenge: 'Oui, contester',
  voteStep: (word, category) => `${word} entre-t-il dans «\u00a0${category}\u00a0»\u202f?`,
  voteBoth: (word, category) => `${word} est-il valable, et entre-t-il dans «\u00a0${category}\u00a0»\u202f?`,
  voteYes: 'Oui',
  voteNo: 'Non',
  votePass: 'S’abstenir',
  waitVote: (who) => (who.length === 0 ? 'On vote.' : `On attend le vote ${ofAll(who)}.`),
  roundBefore: (round, pots) => `Manche\u00a0${number(round)} · ${pots}`,
  roundOver: (round) => `La manche ${number(round)} est finie`,
  nextRound: (round) => `Passer à la manche ${number(round)}`,
  nextRoundYours: (round) => `Manche ${number(round)}\u00a0: à toi`,
  seeRoundEnd: (round) => `Voir la fin de la manche ${number(round)}`,
  seeResult: 'Voir le résultat',
  skipToEnd: 'Passer directement à la fin',
  took: (pot, winners, by, word) => {
    const who = list(
      winners.map(({ name, amount }) => `${does([name], 'prends', 'prend', '')} ${number(amount)}`),
    );
    const why =
      by === 'word' ? ` avec ${word}` : by === 'cards' ? ' avec les cartes les plus fortes' : ', seul en jeu';
    return `${pot}\u00a0: ${who}${winners.length > 1 && by === 'word' ? '' : why}.`;
  },
  carried: (amount) =>
    `Tous les mots ont été refusés\u00a0: ${chips(amount)} ${amount < 2 ? 'va' : 'vont'} au prochain pot.`,
  paidDebt: (who, paid, owed) =>
    paid < owed
      ? `${does([who], 'dois', 'doit', '')} ${number(owed)} pour une contestation perdue, et ne ${who === 'Toi' ? 'peux' : 'peut'} payer que ${number(paid)}.`
      : `${does([who], 'mets', 'met', '')} ${number(paid)} dans le prochain pot pour une contestation perdue.`,
  isOut: (who) => `${does([who], 'sors', 'sort', '')} de la partie.`,
  change: (sum) => (sum > 0 ? `+${number(sum)}` : number(sum)),
  history: 'Manches',
  noHistory: 'Aucune manche n’est encore finie.',
  scoreSheet: 'Feuille de score',
  scoreSheetEmpty: 'Aucune manche n’est encore finie.',
  roundColumn: 'Manche',
  wonBy: (who, amount) => `${list(who)}\u00a0: ${chips(amount)}`,
  ranking: 'Les jetons à la fin',
  bestWords: 'Meilleurs mots',
  chart: 'Jetons par manche',
  chartSeat: (who, most, last) =>
    most === last
      ? `${who}\u00a0: ${number(last)}`
      : `${who}\u00a0: ${number(last)}, au mieux ${number(most)}`,
  keysHint:
    'Touches\u00a0: les lettres posent des cartes, Entrée annonce, Retour arrière, Échap et Ctrl+Z les reprennent, «\u00a0?\u00a0» pose un joker, les chiffres règlent la mise, la barre d’espace mélange, Maj et une flèche déplacent une carte, «\u00a0$\u00a0» montre le barème.',
};
