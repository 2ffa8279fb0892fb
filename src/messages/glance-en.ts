/** The rules of each game on one screen, a panel a thought; each has its picture. */
export const glanceEn = {
  heading: 'The game at a glance',
  learn: 'Learn',
  whole: 'The rules in full',
  /** Between two words and what they bring together. */
  and: 'and',
  buyWord: {
    roll: {
      name: 'Roll',
      text: 'The leader rolls the die. Everybody draws that many tiles: this is your lot.',
    },
    buy: {
      name: 'Buy',
      text: 'The dots are pips. Pips times pips is the price. Take the whole lot, or let it go.',
    },
    sell: {
      name: 'Sell',
      text: 'Words are paid the same way, so one long word earns far more than two short ones.',
    },
    wild: {
      name: 'Wilds',
      text: 'A wild is any letter, for one pip. One in a word at most, and it is gone once sold.',
    },
    win: {
      name: 'Win',
      text: 'Keep up to eight tiles for the next round. When the bag is empty, the most money wins.',
    },
  },
  cards: {
    deal: {
      name: 'Deal',
      text: 'Everybody puts a chip into the pot and gets seven cards that nobody else sees.',
    },
    bet: {
      name: 'Bet and exchange',
      text: 'Three betting rounds: call, raise or fold. In between you may exchange cards, up to four, then up to two.',
    },
    word: {
      name: 'Lay your word',
      text: 'Letters count, a pair multiplies, length adds, one colour can double it all. The best score takes the pot, and all the chips win the game.',
    },
    wild: {
      name: 'Wilds',
      text: 'A wild is any letter in any colour, and makes pairs and words of one colour worth more.',
    },
    challenge: {
      name: 'Challenge',
      text: 'Is that a word? If not, its player is out of the round. If it is, you owe a share of the pot.',
    },
  },
};
