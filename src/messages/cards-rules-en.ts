import type { Options } from '../games/choose-your-words/options.ts';
import { waysOf } from './buyword-wording.ts';
import { formatChips } from './chips.ts';
import { spanEn, tableTextsEn } from './table-texts-en.ts';

const { number, count, list } = waysOf('en');
const chips = (amount: number): string => formatChips('en', amount);

/** A sentence a topic; other languages have the same topics. */
const sentences = <Topic extends string>(told: Readonly<Record<Topic, (rules: Options) => string>>) => told;

/** The rules of a table of Choose Your Words in plain English. */
export const cardsRulesEn = sentences({
  words: ({ dictionary }) => tableTextsEn.dictionaryRules[dictionary],
  deck: ({ deck }) => (deck === 'french' ? 'Cards from the French deck.' : 'Cards from the classic deck.'),
  houseWords: ({ houseWords }) => `Also valid here: ${list(houseWords)}.`,
  houseBans: ({ houseBans }) => `Not allowed here: ${list(houseBans)}.`,
  stakes: ({ stack, ante }) =>
    `Everybody starts with ${chips(stack)} and ${ante === 0 ? 'antes nothing' : `antes ${number(ante)} per round`}.`,
  bets: ({ minBet, maxBet, limit, leastRaise }) =>
    [
      `Bets from ${number(minBet)}`,
      maxBet === null ? ', no limit' : ` to ${number(maxBet)}`,
      limit === null
        ? ''
        : limit === 0
          ? '; no raises'
          : `; at most ${count(limit, 'raise', 'raises')} per betting round`,
      leastRaise === 'poker' && limit !== 0 ? '; a raise adds at least as much as the last bet or raise' : '',
      '.',
    ].join(''),
  challenges: ({ judge, category, challengeSeconds }) => {
    if (judge === 'challenge')
      return `Words stand unless challenged; a lost challenge costs a share of the pots. Time to challenge: ${spanEn(challengeSeconds)}.`;
    const judged = 'The dictionary judges: invalid words can’t be declared.';
    return category === 'off'
      ? judged
      : `${judged} Only category claims can be challenged. Time to challenge: ${spanEn(challengeSeconds)}.`;
  },
  lookUp: ({ openDictionary }) =>
    openDictionary ? 'You may look up words during the game.' : 'No looking up words during the game.',
  end: ({ end: { score, minutes, rounds, ties } }) => {
    const more = [
      ...(score === null ? [] : [`once somebody has ${chips(score)}`]),
      ...(minutes === null ? [] : [`after ${count(minutes, 'minute', 'minutes')}`]),
      ...(rounds === undefined ? [] : [`after ${count(rounds, 'round', 'rounds')}`]),
    ];
    if (more.length === 0) return 'The game ends when one player has all the chips.';
    const ends = `The game ends when one player has all the chips, ${more.join(', or ')}.`;
    return ties === 'share' ? `${ends} Players tied at the top share the win.` : ends;
  },
  reveal: ({ revealAll }) =>
    revealAll ? 'All hands are shown after the game.' : 'Folded hands stay hidden, even after the game.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null ? 'No clock: take your time.' : `Each turn lasts at most ${spanEn(turnSeconds)}.`,
});
