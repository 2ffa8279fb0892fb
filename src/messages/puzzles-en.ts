import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const money = (amount: number): string => formatMoney('en', amount);
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${plural('en', count, one, many)}`;

/** What the page of puzzles says. */
export const puzzlesEn = {
  heading: 'Puzzles',
  lead: 'Moments from the Experts’ games where one choice is clearly best.',
  loading: 'Loading the puzzles…',
  unreachable: 'The puzzles couldn’t be loaded. Is this device online?',
  retry: 'Try again',
  tags: {
    buy: 'Buy or decline',
    hold: 'Hold or sell',
    wild: 'Spend the wild',
    number: 'Name the number',
    word: 'Best word',
    set: 'Best words together',
    crossword: 'Crossword',
    hand: 'Best hand',
    exchange: 'What to exchange',
    call: 'Call or fold',
  },
  theme: 'Theme',
  allThemes: 'All themes',
  games: { buyword: 'BuyWord', 'choose-your-words': 'Choose Your Words' },
  questions: {
    buy: (price: number) => `Buy this lot for ${money(price)}, or decline it?`,
    hold: 'Sell a word now, or keep your tiles?',
    wild: 'Is this the moment to spend a wild?',
    number: 'You rolled “choice”. How many tiles do you name?',
    word: 'Find your most valuable word, without a wild.',
    set: (wilds: number) =>
      wilds === 0
        ? 'Which words sell for the most together? No wilds.'
        : `Last chance: which words sell for the most together? You have ${counted(wilds, 'wild', 'wilds')}; a word takes one at most.`,
    crossword: 'Which play is best?',
    hand: 'Declare the word that scores the most.',
    exchange: (most: number) => `Which cards do you exchange? (up to ${most})`,
    call: (amount: number) => `It costs ${counted(amount, 'chip', 'chips')} to stay in. Call or fold?`,
  },
  /** What lies on the table. */
  table: {
    heading: 'The table',
    money: 'Money',
    wilds: 'Wilds',
    bag: 'In the bag',
    round: 'Round',
    yours: 'Your tiles',
    noTiles: 'No tiles yet.',
    lot: 'Your lot',
    grid: 'The grid',
    lastChance: 'Last chance to sell',
    inBag: 'What’s in the bag',
    hand: 'Your cards',
    pot: 'Pot',
    chips: 'Your chips',
    toCall: 'To call',
    betting: (which: number) => `Betting round ${which} of 3`,
    exchange: (which: number) => `Exchange ${which} of 2`,
    declare: 'Showdown',
    dealer: 'dealer',
    rival: (which: number) => `Player ${which}`,
    rivalLine: (bet: number, chips: number) =>
      `: bet ${number(bet)}, ${counted(chips, 'chip', 'chips')} left`,
    exchanged: (counts: readonly number[]) => {
      if (counts.length === 0) return '';
      return counts.every((count) => count === 0)
        ? 'exchanged none'
        : `exchanged ${counts.map(number).join(', then ')}`;
    },
    folded: ': folded',
    tiles: (count: number) => counted(count, 'tile', 'tiles'),
  },
  /** What can be chosen. */
  choices: {
    label: 'Your choices',
    buy: (price: number) => `Buy for ${money(price)}`,
    decline: 'Decline',
    done: 'Keep everything',
    discard: (letters: string) => `Sell nothing, discard ${letters}`,
    discardLook: 'Sell nothing, discard',
    sell: (word: string, price: number | undefined) =>
      price === undefined ? `Sell ${word}` : `Sell ${word} for ${money(price)}`,
    choose: (tiles: number) => counted(tiles, 'tile', 'tiles'),
    exchange: (cards: string) => `Exchange ${cards}`,
    stand: 'Keep all cards',
    call: (amount: number) => `Call ${number(amount)}`,
    fold: 'Fold',
    declare: (word: string) => `Declare ${word}`,
    place: (across: boolean): string => (across ? 'across' : 'down'),
    wildAs: (letters: string) => `wild as ${letters}`,
  },
  answer: {
    word: 'Your word',
    words: 'Your words, with a space between them',
    command: 'Or type your answer',
    commandHint: 'The number of a choice (1, 2…), or a move such as buy, done, choose 3, call.',
    submit: 'Answer',
    clear: 'Clear',
    space: 'Next word',
    wildAs: 'Wild: which letter?',
    letter: (letter: string) => letter,
    wild: 'Wild',
    used: (letter: string) => `${letter}, used`,
    worth: (price: number) => `Worth ${money(price)}`,
    score: (score: number) => `Scores ${number(score)}`,
    showAnswer: 'Show the answer',
    /** What speaks against an answer, which then does not count. */
    empty: 'Type or tap a word first.',
    notYours: (word: string) => `You don’t have the tiles for ${word}.`,
    notYourCards: (word: string) => `You don’t have the cards for ${word}.`,
    notWord: (word: string) => `${word} isn’t in the dictionary.`,
    oneWord: 'Just one word, please.',
    noWords: 'The dictionary couldn’t be loaded, so this word can’t be checked. It doesn’t count.',
    notChoice: 'That isn’t one of the choices here.',
  },
  verdict: {
    solved: 'Solved!',
    failed: 'Not this time.',
    shown: 'The answer',
    best: 'Best',
    yours: 'Your choice',
    bestWord: (word: string, worth: string) => `${word} is best: ${worth}.`,
    alsoBest: (words: readonly string[]) => `Just as good: ${words.join(', ')}.`,
    nextBest: (word: string, worth: string) => `The next best is ${word}: ${worth}.`,
    yourWord: (word: string, worth: string) => `You found ${word}: ${worth}.`,
    dollars: money,
    points: (count: number) => counted(count, 'point', 'points'),
    chips: (count: string) => `${count} ${count === '1' ? 'chip' : 'chips'}`,
    /** What can be expected at the end of the game, by choice. */
    expected: (game: 'buyword' | 'choose-your-words'): string =>
      game === 'buyword' ? 'Money you can expect to end with' : 'Chips you can expect after this round',
    ahead: (choice: string, by: string) =>
      `${choice}: on average ${by} better than the next best choice here.`,
    expert: 'The Expert:',
    why: 'Why',
  },
  next: 'Next puzzle',
  again: 'Try again',
  noneLeft:
    'You’ve tried every puzzle in this theme. Choose another one, or come back after the next update.',
  mine: {
    heading: 'You',
    rating: 'Rating',
    provisional: 'still uncertain',
    solved: 'Solved',
    run: 'In a row',
    bestRun: 'Best run',
    unrated: 'This one doesn’t change your rating: you have tried it before.',
    change: (by: number) => (by < 0 ? `−${number(-by)}` : `+${number(by)}`),
    ratingNow: 'Rating:',
    puzzleRating: (rating: number) => `Rated ${number(rating)}`,
  },
  daily: {
    heading: 'Puzzle of the day',
    text: 'One a day, the same for everyone.',
    open: 'Solve today’s puzzle',
    solved: 'Today’s puzzle: solved.',
    failed: 'Today’s puzzle: not this time. There’s another one tomorrow.',
    streak: (days: number) => `${counted(days, 'day', 'days')} in a row`,
  },
  lessons: {
    heading: 'Lessons',
    lead: 'Six short lessons: an idea, then puzzles to try it on.',
    all: 'All lessons',
    done: 'Done',
    progress: (done: number, of: number) => `${done} of ${of}`,
    start: 'Start',
    goOn: 'Next',
    finish: 'Finish the lesson',
    finished: 'Lesson done!',
    nextLesson: (title: string) => `Next lesson: ${title}`,
    step: (at: number, of: number) => `Puzzle ${at} of ${of}`,
    toPuzzles: 'More puzzles',
    missing: 'This puzzle isn’t here any more. Go on to the next one.',
  },
  toLessons: 'Lessons',
};

export type PuzzlesMessages = typeof puzzlesEn;
