import type { WonBy } from '../games/choose-your-words/events.ts';
import { waysOf } from './buyword-wording.ts';
import { sayCards } from './card-names.ts';
import { formatChips } from './chips.ts';
import { tableTextsEn } from './table-texts-en.ts';

const { number, count, list } = waysOf('en');
const chips = (amount: number): string => formatChips('en', amount);
const points = (score: number): string => count(score, 'point', 'points');
const are = (who: readonly string[]): string =>
  who.length === 1 && who[0] === 'You' ? 'You are' : `${list(who)} ${who.length === 1 ? 'is' : 'are'}`;
const has = (who: string, own: string, other: string): string => `${who} ${who === 'You' ? own : other}`;

/** What the table of Choose Your Words says around the game. */
export const cardsTableEn = {
  number,
  chipsOf: chips,
  chipPiles: (piles: readonly { readonly value: number; readonly count: number }[]) =>
    piles.map(({ value, count: many }) => `${number(many)} × ${number(value)}`).join(', '),
  points,
  quoted: (text: string) => `“${text}”`,
  // The door to the game.
  homeHeading: ['Seven cards.', 'One word.', 'Take the pot.'],
  homeLead:
    'Poker with letters: bet on your hand, exchange cards, and declare the highest-scoring word. Blue and red cards, pairs and wilds make plain words valuable.',
  playChips: tableTextsEn.playChips,
  ways: {
    bots: { name: 'Play with bots', text: 'One to seven of them, on this device, even offline.' },
    friends: { name: 'Play with friends', text: 'Send a link: two to eight players.' },
    pass: { name: 'Pass and play', text: 'One device; cards stay hidden between turns.' },
    learn: { name: 'Learn', text: 'Bet, exchange, declare: five minutes.' },
    rules: { name: 'Rules', text: 'Every rule has a number.' },
  },
  passLead:
    'One device, two to eight people: play your turn, then pass it on. Cards stay hidden between turns.',
  // Cards.
  colours: { b: 'blue', r: 'red' },
  colourNames: { b: 'Blue', r: 'Red' },
  letterCard: (letter: string, colour: string, value: number) => `${letter}, ${colour}, ${points(value)}`,
  wildAs: (letter: string, colour: string, value: number) => `wild as ${letter}, ${colour}, ${points(value)}`,
  wildCard: 'Wild',
  hiddenCard: 'hidden card',
  hand: 'Your cards',
  handToMark: (most: number) => `Your cards: tap up to ${number(most)} to exchange`,
  shuffle: 'Shuffle your cards',
  sort: 'Sort your cards',
  takeBack: (card: string) => `Take back ${card}`,
  moveHint: 'Shift + arrow moves a card.',
  chooseWild: 'Which letter is the wild?',
  wildColour: 'Its colour',
  turnWild: (letter: string, colour: string) => `Make the wild ${letter} ${colour}`,
  word: 'Your word',
  tryOut: 'Try a word',
  wordEmpty: 'Tap cards or type letters',
  tryEmpty: 'Try a word: tap cards or type letters',
  tooShort: 'A word has two letters or more.',
  noSuchLetter: (letter: string) => `You have no ${letter}, and no wild left.`,
  // The score, step by step.
  score: {
    letters: 'Letters',
    pairs: (pairs: number) => (pairs === 1 ? 'Pair' : `${number(pairs)} pairs`),
    length: (letters: number) => `${number(letters)} letters`,
    flush: 'Flush',
    outburst: 'All seven',
    exclamation: 'Oh my word!',
    palindrome: 'Palindrome',
    category: 'Category',
    total: 'Score',
    makes: (total: number) => `= ${number(total)}`,
    spoken: (
      word: string,
      lines: readonly { readonly name: string; readonly sign: string; readonly value: number }[],
      total: number,
    ) =>
      `${word}: ${lines.map(({ name, sign, value }) => `${name.toLowerCase()} ${sign === '×' ? 'times ' : sign === '+' ? 'plus ' : ''}${number(value)}`).join(', ')}: ${points(total)}.`,
  },
  valuesTool: 'Scoring',
  valuesHeading: 'Scoring',
  countRules: [
    'Add up the letter values; a wild has the value of its letter.',
    'Two matching letters side by side multiply both: ×2, or ×3 if red; each wild in the pair adds one more, if both have the same colour.',
    'Then length: 4 letters +1, 5 +2, 6 +4, 7 +8.',
    'Then the flush: all red ×2; a wild in a one-colour word adds one more, blue ×2, red ×3.',
    'Then, never multiplied: seven letters +75, OMYWORD +100, a palindrome +5 for each letter beyond two, the category +10.',
  ],
  // Seats and pots.
  dealer: 'dealer',
  dealerMark: 'D',
  lastBets: {
    checked: () => 'check',
    called: (amount: number) => `call ${number(amount)}`,
    bet: (amount: number) => `bet ${number(amount)}`,
    raised: (amount: number) => `raise to ${number(amount)}`,
  },
  owes: (amount: number) => `owes ${number(amount)} to the next pot`,
  swapped: (counts: readonly number[]) => `exchanged ${counts.map(number).join(', then ')}`,
  showsCards: (cards: string) => `Cards: ${sayCards('en', cards.split(' '))}`,
  states: {
    folded: 'folded',
    allIn: 'all in',
    out: 'out of the game',
    left: 'has left',
    struck: 'invalid word',
    declared: 'has declared',
    waived: 'lets them stand',
    aside: 'watching',
  },
  potHeading: 'The pot',
  potName: (place: number, pots: number) =>
    pots < 2 ? 'Pot' : place === 0 ? 'Main pot' : `Side pot ${pots === 2 ? '' : number(place)}`.trim(),
  potSeats: (who: readonly string[]) => `for ${list(who.map((name) => (name === 'You' ? 'you' : name)))}`,
  nextPot: (amount: number) => `Next pot: ${chips(amount)} so far`,
  deckLeft: (cards: number) => `${count(cards, 'card', 'cards')} left`,
  round: (round: number, of: number | null = null) =>
    of === null || round > of ? `Round ${number(round)}` : `Round ${number(round)} of ${number(of)}`,
  tieBreak: 'Tie-break',
  lastRound: 'Last round',
  stagesLabel: 'Progress of the round',
  stages: {
    'bet 1': '1st bets',
    'exchange 1': 'Swap 4',
    'bet 2': '2nd bets',
    'exchange 2': 'Swap 2',
    'bet 3': '3rd bets',
    declare: 'Words',
    challenge: 'Challenges',
  },
  // Category.
  category: 'Category:',
  categoryClaim: '+10 for a word that fits: claim it.',
  categoryChecked: '+10 for a word on its list; claim any other that fits.',
  categoryNames: 'Names count too.',
  categoryStep: 'You deal: name a category for this round, or none.',
  categoryTheme: 'Choose a theme',
  categoryOwn: 'In my own words',
  categoryLabel: 'Category',
  categoryExample: 'Things that fly',
  takesNames: 'Names count too',
  takesNamesHint: 'Presidents, cities, rivers: if one is challenged and on no list, everybody votes.',
  announce: 'Announce',
  noCategory: 'No category',
  waitCategory: (who: readonly string[]) => `${are(who)} choosing a category.`,
  // Betting.
  openStep: (least: number) => `You open: bet ${number(least)} or more.`,
  callStep: (toCall: number, mayRaise: boolean) =>
    `${number(toCall)} to stay in: ${mayRaise ? 'call, raise or fold' : 'call or fold'}?`,
  checkStep: 'Nobody has bet: check, or bet.',
  waitBet: (who: readonly string[]) => `${are(who)} betting.`,
  fold: 'Fold',
  check: 'Check',
  call: (amount: number) => `Call ${number(amount)}`,
  callAllIn: (amount: number) => `Call all in: ${number(amount)}`,
  bet: (amount: number) => `Bet ${number(amount)}`,
  raise: (amount: number) => `Raise to ${number(amount)}`,
  betAllIn: (amount: number) => `All in: ${number(amount)}`,
  betHowMuch: 'Your bet',
  raiseHowMuch: 'Your raise',
  betAmount: 'Amount',
  quick: { least: 'Min', half: '½ pot', pot: 'Pot', most: 'Max', allIn: 'All in' },
  askFold: 'Fold, though checking is free?',
  yesFold: 'Yes, fold',
  // Exchange.
  exchangeStep: (most: number) =>
    most === 0
      ? 'There are no cards left to exchange.'
      : `Exchange up to ${count(most, 'card', 'cards')}, or keep all.`,
  exchange: (cards: number) => `Exchange ${count(cards, 'card', 'cards')}`,
  keepAll: 'Keep all',
  waitExchange: (who: readonly string[]) => `${are(who)} exchanging cards.`,
  // Declaring.
  declareStep: 'Lay out your best word and declare it.',
  declare: 'Declare',
  declareFor: (word: string, score: number) => `Declare ${word} for ${number(score)}`,
  noWord: 'No word',
  askNoWord: 'Declare no word?',
  yesNoWord: 'Yes, no word',
  claim: (category: string) => `It fits “${category}”: +10`,
  claimHint: 'If somebody challenges it, everybody votes, at no cost.',
  claimHintListed: 'Words on the list need no claim. If somebody challenges it, everybody votes, at no cost.',
  waitDeclare: (who: readonly string[]) => `Waiting for ${list(who)} to declare.`,
  sealed: (who: readonly string[]) => `Sealed. Waiting for ${list(who)} to declare.`,
  // Showdown and challenges.
  showdown: 'The words',
  turning: 'revealing…',
  hasNoWord: 'No word.',
  claimed: 'claims the category',
  listed: 'on the list',
  claimLost: 'category rejected',
  wasChallenged: 'challenged, and valid',
  challengeStep: 'Any doubts? Challenge a word, or let them stand.',
  challengeWord: (word: string) => `Challenge ${word}`,
  challengeClaim: 'Challenge the category',
  waive: 'Let them stand',
  waitChallenge: (who: readonly string[]) => `${list(who)} may still challenge.`,
  askChallenge: (word: string, who: string, cost: number) =>
    `Challenge ${who}’s ${word}? If it’s valid, you owe ${chips(cost)} to the next pot.`,
  askChallengeName: (word: string, who: string, cost: number) =>
    `Challenge ${who}’s ${word}? If it’s in the dictionary, you owe ${chips(cost)} to the next pot; if not, everybody votes and nobody pays.`,
  askVote: (word: string, who: string) =>
    `Challenge the category of ${who}’s ${word}? Everybody votes; nobody pays.`,
  yesChallenge: 'Yes, challenge',
  voteStep: (word: string, category: string) => `Does ${word} fit “${category}”?`,
  voteBoth: (word: string, category: string) => `Is ${word} valid, and does it fit “${category}”?`,
  voteYes: 'Yes',
  voteNo: 'No',
  votePass: 'Abstain',
  waitVote: (who: readonly string[]) =>
    who.length === 0 ? 'A vote is under way.' : `Waiting for ${list(who)} to vote.`,
  // After a round.
  roundBefore: (round: number, pots: string) => `Round ${number(round)} · ${pots}`,
  roundOver: (round: number) => `Round ${number(round)} is over`,
  nextRound: (round: number) => `On to round ${number(round)}`,
  nextRoundYours: (round: number) => `On to round ${number(round)}: your turn`,
  seeRoundEnd: (round: number) => `See how round ${number(round)} ended`,
  seeResult: 'See how it ended',
  /** For who is out of the game: the bots play on without a pause. */
  skipToEnd: 'Skip to the end',
  took: (
    pot: string,
    winners: readonly { readonly name: string; readonly amount: number }[],
    by: WonBy,
    word: string,
  ) => {
    const who = list(winners.map(({ name, amount }) => `${has(name, 'take', 'takes')} ${number(amount)}`));
    const why =
      by === 'word' ? ` with ${word}` : by === 'cards' ? ' for the highest cards' : ', the last one in';
    return `${pot}: ${who}${winners.length > 1 && by === 'word' ? '' : why}.`;
  },
  carried: (amount: number) =>
    `No word was left standing: ${chips(amount)} ${amount === 1 ? 'goes' : 'go'} to the next pot.`,
  paidDebt: (who: string, paid: number, owed: number) =>
    paid < owed
      ? `${has(who, 'owe', 'owes')} ${number(owed)} for a lost challenge, but can pay only ${number(paid)}.`
      : `${has(who, 'pay', 'pays')} ${number(paid)} into the next pot for a lost challenge.`,
  isOut: (who: string) => `${has(who, 'are', 'is')} out of the game.`,
  change: (sum: number) => (sum > 0 ? `+${number(sum)}` : number(sum)),
  history: 'Rounds',
  noHistory: 'No round is over yet.',
  scoreSheet: 'Score sheet',
  scoreSheetEmpty: 'No round is over yet.',
  roundColumn: 'Round',
  wonBy: (who: readonly string[], amount: number) => `${list(who)}: ${chips(amount)}`,
  // The end.
  ranking: 'Chips at the end',
  bestWords: 'Best words',
  chart: 'Chips by round',
  chartSeat: (who: string, most: number, last: number) =>
    most === last ? `${who}: ${number(last)}` : `${who}: ${number(last)}, peak ${number(most)}`,
  keysHint:
    'Keys: letters lay out cards, Enter declares, Backspace, Esc and Ctrl+Z take back, ? is a wild, digits set a bet, Space shuffles, Shift + arrow moves a card, $ shows the scoring.',
};
