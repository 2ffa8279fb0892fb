/** A lesson: what it is called and about, what it teaches, and a word about each of its puzzles. */
export type LessonText = {
  readonly title: string;
  readonly about: string;
  readonly text: readonly string[];
  readonly notes: readonly string[];
};

export const lessonsEn = {
  hold: {
    title: 'When to hold',
    about: 'A word sells for its pips squared, so length is worth waiting for.',
    text: [
      'Twice the pips sell for four times the money. Two words of 6 pips bring $72; one of 12 brings $144.',
      'So ask what your tiles could still become, not what they make now. Hold while there is room in your hand and tiles in the bag. Sell when the word is long, or when your hand is full.',
    ],
    notes: [
      'JAMB pays $121 at once, which is a lot for four tiles. But the bag is full, and these four can grow into a word twice as long.',
      'There are several seven-letter words here, all of cheap letters. One more round may add an expensive one: the same seven letters with a K or an H pay far more.',
      'Eleven tiles, a limit of eight and only 14 tiles left in the bag: now is the time. The nine-letter word brings $225 and leaves only L and N.',
    ],
  },
  buy: {
    title: 'Buy or decline',
    about: 'A lot costs its pips squared: what is it worth to you?',
    text: [
      'Cheap common letters are the mortar of long words: E, R, S, T, I, N and A rarely cost more than they bring.',
      'Expensive letters pay off only if they fit what you hold. Look at the bag, too: late in the game, a lot that makes no word soon is money lost.',
    ],
    notes: [
      'Four common letters for $25, to go with a J, a Z, a B and an M. Expensive letters need cheap ones around them.',
      '$121 is more than half of your money, for a Q without a U and letters that don’t go together. Decline, and keep the money for three lots.',
      'Even $81 is cheap for letters that fit: P, I, F and M open long words with CEEGORRT.',
      'The bag is empty: this is the last round. K and J make no word by themselves, so whatever you pay is lost.',
    ],
  },
  number: {
    title: 'Naming the number',
    about: 'Two tiles or five? It depends on your hand and your money.',
    text: [
      'A small lot is cheap and easy to judge, and the game gets more rounds out of the bag. A big lot is a leap: four times the pips cost sixteen times the money.',
      'Name few while you build. Name many when your hand needs several letters at once, or when you are about to sell and can start afresh.',
    ],
    notes: [
      'Four letters in hand and plenty of rounds to go: two cheap letters at a time keep your choices open.',
      'With eight letters you can sell at any moment, but with $71 you can’t pay for a big lot. Three is as far as your money goes.',
      'A full hand, three wilds and few tiles left: this is the last big sale. Five letters at once give it the most to work with.',
    ],
  },
  wild: {
    title: 'What a wild is worth',
    about: 'It counts one pip, but it makes the long word possible.',
    text: [
      'A wild adds one pip by itself. Its real worth is the word you couldn’t make without it: one that is two or three letters longer.',
      'Don’t spend it on a short word because it’s there. Spend it when the word with the wild sells for far more than the best one without, or when the bag is running out.',
    ],
    notes: [
      '$121 for a word of five letters looks good. But a wild is worth about as much later on, and so are C, K and two Ys.',
      'With nine letters something has to go. The wild turns $144 into $225, and the hand is free again.',
      'Eight tiles left in the bag, three wilds in hand: a wild that isn’t spent soon is worth nothing.',
    ],
  },
  odds: {
    title: 'Pot odds with words',
    about: 'What a call costs, against how often you win.',
    text: [
      'Divide what you must pay by what the pot will hold once you have paid. That is how often you must win for a call to be right: 10 chips into a pot of 30 make it 40, so you need one win in four.',
      'Then guess how often your word, or the one you may still draw, beats the others. More often than the price asks: call. Less often: fold.',
    ],
    notes: [
      '4 chips to win 12: you need one win in four, and this hand wins more than half the time. Call.',
      '18 chips to win 34: you need 35%, and even with the wild this hand wins about 20%. Fold.',
      '165 chips to win 215: you need 43%. Seven letters make a good word, but a player who goes all-in often has a better one: you win about 30%. Fold.',
    ],
  },
  exchange: {
    title: 'What to exchange',
    about: 'Keep what can grow: wilds, pairs, one colour.',
    text: [
      'Keep the cards of a good word and the ones that could lengthen it. Wilds, pairs of a high letter and cards of one colour multiply a score, so they are worth more than a loose Q.',
      'Nothing to gain? Keep all seven: a word in the hand beats two in the deck.',
    ],
    notes: [
      'MEMOIRS is already there, and seven letters score 75 extra. Every card you give away breaks it.',
      'The Q has no U, and the red T is alone. A, E, F and R with the wild are the beginning of many words.',
      'Two Js side by side are the treasure of this hand: keep them, and the A and H that make HAJJ.',
    ],
  },
} satisfies Readonly<Record<string, LessonText>>;
