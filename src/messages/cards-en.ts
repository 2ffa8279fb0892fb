import type { ActionKind } from '../games/choose-your-words/actions.ts';
import { HIDDEN, readLaid } from '../games/choose-your-words/card.ts';
import type { Award, EndReason, GameResult, Opened, Phase } from '../games/choose-your-words/events.ts';
import type { OptionBounds } from '../games/choose-your-words/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { People } from './buyword-wording.ts';
import { type CardsSentences, cardsByColour, sayList } from './cards-wording.ts';
import { boundsEn } from './option-bounds.ts';
import { categoryTitle } from './themes.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural('en', value, one, other)}`;
const chips = (amount: number): string => count(amount, 'chip', 'chips');
const list = (things: readonly string[]): string => sayList(things, 'and');

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  category: 'announce a category',
  bet: 'bet',
  check: 'check',
  call: 'call',
  raise: 'raise',
  fold: 'fold',
  exchange: 'exchange cards',
  layout: 'lay cards out',
  declare: 'declare a word',
  challenge: 'challenge',
  vote: 'vote',
  waive: 'waive challenges',
  leave: 'leave',
  timeout: 'end a turn',
  window: 'close the time for challenges',
  time: 'end the table’s time',
};

const PHASES: Readonly<Record<Phase, string>> = {
  category: 'first the dealer may announce a category',
  bet: 'bets are being placed',
  exchange: 'cards are being exchanged',
  declare: 'words are being declared',
  challenge: 'words can be challenged',
  vote: 'a vote is under way',
  over: 'the game is over',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'category':
      return 'takes off, dealer or the name of a theme';
    case 'end':
      return `takes a score from ${number(limits.scoreFrom)} (above the stack) to ${number(limits.scoreTo)} (all chips on the table), minutes from 1 to ${number(limits.minutesTo)}, both or none`;
    default:
      return boundsEn(limits);
  }
};

const SETUP = {
  decks: 'A prepared deck is cards such as Gb, Gr and *, seven a seat at least and 1,000 at most.',
  dealer: 'The prepared dealer is not a seat of this table.',
  seed: 'A table needs a seed of 200 characters at most, or prepared decks.',
} as const;

const subject = ({ isReader, name }: People, seat: Seat): string => (isReader(seat) ? 'You' : name(seat));
/** A subject with its verb: You take, Ann takes. */
const does = (people: People, seat: Seat, own: string, other: string): string =>
  `${subject(people, seat)} ${people.isReader(seat) ? own : other}`;
const whose = ({ isReader, name }: People, seat: Seat): string =>
  isReader(seat) ? 'your' : `${name(seat)}’s`;

/** Cards by name where one may see them, else how many: blue B I G, red T and a wild. */
const cards = (held: readonly string[]): string => {
  if (held.includes(HIDDEN)) return count(held.length, 'card', 'cards');
  const { blue, red, wilds } = cardsByColour(held);
  return list([
    ...(blue.length > 0 ? [`blue ${blue.join(' ')}`] : []),
    ...(red.length > 0 ? [`red ${red.join(' ')}`] : []),
    ...(wilds > 0 ? [wilds === 1 ? 'a wild' : `${number(wilds)} wilds`] : []),
  ]);
};

const sayAwards = (winners: readonly Award[], people: People): string =>
  list(winners.map(({ seat, amount }) => `${does(people, seat, 'take', 'takes')} ${chips(amount)}`));

const sayOpened = ({ seat, word, score, claim }: Opened, people: People): string =>
  word === null
    ? `${does(people, seat, 'have', 'has')} no word.`
    : `${does(people, seat, 'declare', 'declares')} ${readLaid(word)} for ${number(score)}${claim ? ', in the category' : ''}.`;

const REASONS: Readonly<Record<EndReason, string>> = {
  chips: 'One player has all the chips',
  score: 'The score is reached',
  time: 'Time is up',
  left: 'Everybody else has left',
};

const sayWinners = ({ reason, winners, chips: all }: GameResult, people: People): string => {
  const [first] = winners;
  if (first === undefined) return 'The game is over.';
  const amount = chips(all[first] ?? 0);
  const won =
    winners.length === 1
      ? `${does(people, first, 'win', 'wins')} with ${amount}!`
      : `${list(winners.map((seat) => subject(people, seat)))} share the win with ${amount} each!`;
  return `${REASONS[reason]}. ${won}`;
};

export const cardsEn: CardsSentences = {
  nameless: (seat) => `Player ${seat + 1}`,
  refusals: {
    'bad-players': ({ from, to }) => `Choose Your Words is for ${from} to ${to} players.`,
    'bad-options': () => 'These options cannot be read.',
    'unknown-option': ({ option }) => `There is no option “${option}”.`,
    'bad-option': ({ option, bounds: limits }) => `The option ${option} ${bounds(limits)}.`,
    'unknown-theme': ({ theme, themes }) =>
      themes.length === 0
        ? `This dictionary has no themes, so there is no “${theme}”.`
        : `This dictionary has no theme “${theme}”; it has ${list(themes)}.`,
    'bad-setup': ({ part }) => SETUP[part],
    'bad-action': () => 'That is not a move of this game.',
    'bad-seat': ({ players }) => `There is no such seat: this table has ${count(players, 'seat', 'seats')}.`,
    'server-only': ({ action }) => `Only the table itself can ${ACTIONS[action]}.`,
    'players-only': ({ action }) => `Only players can ${ACTIONS[action]}.`,
    'game-over': () => 'The game is over.',
    'record-closed': () => 'This record does not tell all cards: you can look at it, but not play on.',
    'has-left': () => 'You have left this table.',
    'is-out': () => 'You are out of the game.',
    'has-folded': () => 'You are not in this round any more.',
    'not-now': ({ action, phase }) => `You cannot ${ACTIONS[action]} now: ${PHASES[phase]}.`,
    'not-your-turn': () => 'It is not your turn.',
    'nothing-due': () => 'Nobody is waiting for this player.',
    'no-time-limit': () => 'This table has no time limit.',
    'time-already-up': () => 'The table’s time is up already.',
    'bad-category': ({ most }) => `A category is a text of 1 to ${number(most)} characters.`,
    'must-bet': ({ least }) => `You open: bet ${number(least)} or more.`,
    'bet-to-match': ({ toCall }) => `There is a bet: call with ${number(toCall)}, or fold.`,
    'nothing-to-call': () => 'There is no bet to call: check or bet.',
    'already-bet': ({ high }) => `Somebody has bet ${number(high)}: call, raise or fold.`,
    'nothing-to-raise': () => 'There is no bet to raise yet: bet.',
    'bet-too-small': ({ least }) => `${number(least)} is the least.`,
    'bet-too-big': ({ most }) => `${number(most)} is the most.`,
    'no-raises-left': ({ limit }) =>
      limit === 0
        ? 'Nobody raises at this table.'
        : `No more raises: this betting has had its ${number(limit)}.`,
    'not-reopened': () => 'That all-in was smaller than a raise: you may call or fold, not raise again.',
    'nobody-to-raise': () => 'Nobody is left who could answer a bet.',
    'not-cards': () => 'Those are not cards.',
    'cards-not-held': ({ cards: missing }) => `You do not hold ${list(missing)}.`,
    'too-many-cards': ({ most }) => `You may exchange ${count(most, 'card', 'cards')} at most.`,
    'word-length': ({ from, to }) => `A word has ${from} to ${to} letters.`,
    'not-a-word': ({ word }) => `${word} is not in the dictionary: declare another word, or none.`,
    'already-declared': () => 'You have declared: it stands.',
    'no-category': () => 'There is no category to claim for that.',
    'no-such-word': () => 'There is no word of that player to challenge.',
    'no-such-claim': () => 'There is no claim of that player to challenge.',
    'own-word': () => 'You cannot challenge yourself.',
    'never-challenged': () => 'OMYWORD is always legal and never challenged.',
    'dictionary-judges': () =>
      'The dictionary judges words at this table: only claims of the category can be challenged.',
    'on-the-list': () => 'That word is on the theme’s list: its bonus is beyond doubt.',
    'already-challenged': () => 'That has been challenged before, and was settled.',
    'already-waived': () => 'You have waived already.',
    'already-voted': () => 'You have voted already.',
    'window-not-open': () => 'The time for challenges is not running.',
  },
  events: {
    began: ({ options: { stack } }) => `The game begins: ${chips(stack)} for everybody.`,
    cut: ({ cuts }, { isReader, name }) =>
      `The cut: ${list(cuts.map(({ seat, card }) => `${isReader(seat) ? 'you' : name(seat)} ${card}`))}.`,
    'round-began': ({ round, dealer, tieBreak }, { isReader, name }) =>
      `Round ${number(round)}${tieBreak === null ? '' : ', to break the tie'}: ${isReader(dealer) ? 'you deal' : `${name(dealer)} deals`}.`,
    anted: ({ seat, amount }, people) => `${does(people, seat, 'ante', 'antes')} ${chips(amount)}.`,
    dealt: ({ seat, cards: held }, people) =>
      held.includes(HIDDEN) ? undefined : `${subject(people, seat)} got ${cards(held)}.`,
    'phase-began': () => undefined,
    'category-set': ({ seat, text, names, own }, people) =>
      text === null
        ? 'No category this round.'
        : `${subject(people, seat)} announced the category “${categoryTitle('en', text, own)}”${names ? ', names included' : ''}.`,
    bet: ({ seat, to }, people) => `${does(people, seat, 'bet', 'bets')} ${number(to)}.`,
    raised: ({ seat, to }, people) => `${does(people, seat, 'raise', 'raises')} to ${number(to)}.`,
    called: ({ seat, added }, people) => `${does(people, seat, 'call', 'calls')} with ${number(added)}.`,
    checked: ({ seat }, people) => `${does(people, seat, 'check', 'checks')}.`,
    folded: ({ seat }, people) => `${does(people, seat, 'fold', 'folds')}.`,
    returned: ({ seat, amount }, people) =>
      `${does(people, seat, 'get', 'gets')} back ${chips(amount)} that nobody matched.`,
    reshuffled: () => 'The deck has run out: the discards are shuffled in.',
    exchanged: ({ seat, discarded, drawn }, people) =>
      discarded.length === 0
        ? `${does(people, seat, 'keep', 'keeps')} all cards.`
        : `${does(people, seat, 'exchange', 'exchanges')} ${cards(discarded)}${drawn.includes(HIDDEN) ? '' : ` for ${cards(drawn)}`}.`,
    'laid-out': () => undefined,
    secret: () => undefined,
    showed: ({ seat, cards: held }, people) => `${does(people, seat, 'show', 'shows')} ${cards(held)}.`,
    declared: ({ seat }, people) => `${does(people, seat, 'have', 'has')} declared.`,
    opened: ({ declarations }, people) => declarations.map((each) => sayOpened(each, people)).join(' '),
    challenged: ({ by, seat, matter, legal }, people) => {
      const what = matter === 'category' ? 'claim' : 'word';
      const said = `${subject(people, by)} challenged ${whose(people, seat)} ${what}`;
      if (legal === null) return `${said}: everybody votes.`;
      return `${said}: it is ${legal ? 'good' : 'not good'}.`;
    },
    voted: ({ seat, vote }, people) =>
      vote === 'pass'
        ? `${does(people, seat, 'abstain', 'abstains')}.`
        : `${does(people, seat, 'vote', 'votes')} ${vote === 'yes' ? 'for' : 'against'} it.`,
    'vote-ended': ({ yes, no, stands }) =>
      `${number(yes)} for it, ${number(no)} against: it ${stands ? 'stands' : 'falls'}.`,
    struck: ({ seat }, people) => `${does(people, seat, 'are', 'is')} out of this round.`,
    'claim-lost': ({ seat, score }, people) =>
      `${subject(people, seat)} lost the category bonus: the word scores ${number(score)}.`,
    owes: ({ seat, amount }, people) =>
      `${does(people, seat, 'owe', 'owes')} ${chips(amount)} to the next pot.`,
    waived: ({ seat }, people) => `${does(people, seat, 'have', 'has')} nothing more to challenge.`,
    'window-closed': () => 'The time for challenges is over.',
    'pot-won': ({ pot, by, winners }, people) => {
      const which = pot === 0 ? '' : `Side pot ${number(pot)}: `;
      const why = by === 'cards' ? ' for the highest cards' : '';
      return `${which}${sayAwards(winners, people)}${why}.`;
    },
    'pot-carried': ({ amount }) =>
      `Every word was struck: ${chips(amount)} ${plural('en', amount, 'goes', 'go')} to the next pot.`,
    'debt-taken': ({ seat, owed, amount }, people) =>
      amount < owed
        ? `${subject(people, seat)} cannot pay ${chips(owed)}: ${chips(amount)} ${plural('en', amount, 'goes', 'go')} to the next pot.`
        : `${does(people, seat, 'pay', 'pays')} ${chips(amount)} into the next pot.`,
    'next-pot-given': ({ winners }, people) => `There is no next pot: ${sayAwards(winners, people)}.`,
    out: ({ seat }, people) => `${does(people, seat, 'are', 'is')} out of the game.`,
    'timed-out': ({ seat }, { isReader, name }) =>
      isReader(seat) ? 'Your time is up.' : `Time is up for ${name(seat)}.`,
    reseeded: () =>
      'The server was restored from a backup: the cards not yet dealt have been shuffled again.',
    'time-up': () => 'The table’s time is up: this is the last round.',
    left: ({ seat, chips: held }, people) =>
      held === 0
        ? `${subject(people, seat)} left the table.`
        : `${subject(people, seat)} left the table: ${chips(held)} ${plural('en', held, 'goes', 'go')} to the next pot.`,
    ended: ({ result }, people) => sayWinners(result, people),
  },
};
