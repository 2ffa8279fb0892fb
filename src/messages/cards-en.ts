import type { ActionKind } from '../games/choose-your-words/actions.ts';
import { HIDDEN, readLaid } from '../games/choose-your-words/card.ts';
import type { Award, EndReason, GameResult, Opened, Phase } from '../games/choose-your-words/events.ts';
import type { OptionBounds } from '../games/choose-your-words/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { People } from './buyword-wording.ts';
import { sayCard, sayCards } from './card-names.ts';
import { type CardsSentences, sayList } from './cards-wording.ts';
import { formatChips } from './chips.ts';
import { boundsEn } from './option-bounds.ts';
import { categoryTitle } from './themes.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural('en', value, one, other)}`;
const chips = (amount: number): string => formatChips('en', amount);
const list = (things: readonly string[]): string => sayList(things, 'and');

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  category: 'name a category',
  bet: 'bet',
  check: 'check',
  call: 'call',
  raise: 'raise',
  fold: 'fold',
  exchange: 'exchange cards',
  layout: 'lay out cards',
  declare: 'declare a word',
  challenge: 'challenge',
  vote: 'vote',
  waive: 'let words stand',
  leave: 'leave',
  timeout: 'end a turn',
  window: 'close challenges',
  time: 'call time',
};

const PHASES: Readonly<Record<Phase, string>> = {
  category: 'the dealer may name a category first',
  bet: 'players are betting',
  exchange: 'players are exchanging cards',
  declare: 'players are declaring words',
  challenge: 'words can be challenged',
  vote: 'a vote is under way',
  over: 'the game is over',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'category':
      return 'takes off, dealer or the name of a theme';
    case 'end':
      return `takes a score from ${number(limits.scoreFrom)} (above the stack) to ${number(limits.scoreTo)} (all chips on the table), minutes from 1 to ${number(limits.minutesTo)}, rounds from 1 to ${number(limits.roundsTo)}, each or none, and ties play or share`;
    default:
      return boundsEn(limits);
  }
};

const SETUP = {
  decks: 'A prepared deck has cards such as Gb, Gr and *, at least seven per seat and at most 1,000.',
  dealer: 'The prepared dealer is not a seat of this table.',
  seed: 'A table needs a seed of at most 200 characters, or prepared decks.',
} as const;

const subject = ({ isReader, name }: People, seat: Seat): string => (isReader(seat) ? 'You' : name(seat));
/** A subject with its verb: You take, Ann takes. */
const does = (people: People, seat: Seat, own: string, other: string): string =>
  `${subject(people, seat)} ${people.isReader(seat) ? own : other}`;
const whose = ({ isReader, name }: People, seat: Seat): string =>
  isReader(seat) ? 'your' : `${name(seat)}’s`;

/** Blue B I G, red T and a wild. */
const cards = (held: readonly string[]): string => sayCards('en', held);

const sayAwards = (winners: readonly Award[], people: People): string =>
  list(winners.map(({ seat, amount }) => `${does(people, seat, 'take', 'takes')} ${chips(amount)}`));

const sayOpened = ({ seat, word, score, claim }: Opened, people: People): string =>
  word === null
    ? `${does(people, seat, 'have', 'has')} no word.`
    : `${does(people, seat, 'declare', 'declares')} ${readLaid(word)} for ${number(score)}${claim ? ', claiming the category' : ''}.`;

const REASONS: Readonly<Record<EndReason, string>> = {
  chips: 'One player has all the chips',
  score: 'The chip target has been reached',
  rounds: 'The last round has been played',
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
    'bad-options': () => 'These options can’t be read.',
    'unknown-option': ({ option }) => `There’s no option “${option}”.`,
    'bad-option': ({ option, bounds: limits }) => `The option ${option} ${bounds(limits)}.`,
    'unknown-theme': ({ theme, themes }) =>
      themes.length === 0
        ? `This dictionary has no themes, so there’s no “${theme}”.`
        : `This dictionary has no theme “${theme}”; it has ${list(themes)}.`,
    'bad-setup': ({ part }) => SETUP[part],
    'bad-action': () => 'That’s not a move in this game.',
    'bad-seat': ({ players }) => `There’s no such seat: this table has ${count(players, 'seat', 'seats')}.`,
    'server-only': ({ action }) => `Only the table itself can ${ACTIONS[action]}.`,
    'players-only': ({ action }) => `Only players can ${ACTIONS[action]}.`,
    'game-over': () => 'The game is over.',
    'record-closed': () => 'This record doesn’t show every card: you can replay it, but not play on.',
    'has-left': () => 'You’ve left this table.',
    'is-out': () => 'You’re out of the game.',
    'has-folded': () => 'You’re out of this round.',
    'not-now': ({ action, phase }) => `You can’t ${ACTIONS[action]} now: ${PHASES[phase]}.`,
    'not-your-turn': () => 'It’s not your turn.',
    'nothing-due': () => 'Nobody is waiting for this player.',
    'no-time-limit': () => 'This table has no time limit.',
    'time-already-up': () => 'The table’s time is already up.',
    'bad-category': ({ most }) => `A category has 1–${number(most)} characters.`,
    'must-bet': ({ least }) => `You open: bet ${number(least)} or more.`,
    'bet-to-match': ({ toCall }) => `There’s a bet: call ${number(toCall)} or fold.`,
    'nothing-to-call': () => 'There’s no bet to call: check or bet.',
    'already-bet': ({ high }) => `Somebody has bet ${number(high)}: call, raise or fold.`,
    'nothing-to-raise': () => 'There’s no bet to raise yet: bet instead.',
    'bet-too-small': ({ least }) => `The minimum is ${number(least)}.`,
    'bet-too-big': ({ most }) => `The maximum is ${number(most)}.`,
    'no-raises-left': ({ limit }) =>
      limit === 0
        ? 'Raises aren’t allowed at this table.'
        : `No more raises: ${number(limit)} is the maximum per betting round.`,
    'not-reopened': () =>
      'That all-in was less than a full raise: you may call or fold, but not raise again.',
    'nobody-to-raise': () => 'Nobody is left to answer a bet.',
    'not-cards': () => 'Those aren’t cards.',
    'cards-not-held': ({ cards: missing }) => `You’re missing ${cards(missing)}.`,
    'too-many-cards': ({ most }) => `You may exchange at most ${count(most, 'card', 'cards')}.`,
    'word-length': ({ from, to }) => `A word has ${from} to ${to} letters.`,
    'not-a-word': ({ word }) => `${word} isn’t in the dictionary: declare another word, or none.`,
    'already-declared': () => 'You’ve already declared.',
    'no-category': () => 'There’s no category to claim.',
    'no-such-word': () => 'That player has no word to challenge.',
    'no-such-claim': () => 'That player has no category claim to challenge.',
    'own-word': () => 'You can’t challenge yourself.',
    'never-challenged': () => 'OMYWORD is always valid and can’t be challenged.',
    'dictionary-judges': () =>
      'The dictionary judges words at this table: only category claims can be challenged.',
    'on-the-list': () => 'That word is on the theme’s list: its bonus can’t be challenged.',
    'already-challenged': () => 'That has already been challenged, and that settled it.',
    'already-waived': () => 'You’ve already let the words stand.',
    'already-voted': () => 'You’ve already voted.',
    'window-not-open': () => 'Challenges aren’t open right now.',
  },
  events: {
    began: ({ options: { stack } }) => `The game begins: everybody gets ${chips(stack)}.`,
    cut: ({ cuts }, { isReader, name }) =>
      `The cut for dealer: ${list(cuts.map(({ seat, card }) => `${isReader(seat) ? 'you draw' : `${name(seat)} draws`} ${sayCard('en', card)}`))}.`,
    'round-began': ({ round, dealer, tieBreak }, { isReader, name }) =>
      `Round ${number(round)}${tieBreak === null ? '' : ', to break the tie'}: ${isReader(dealer) ? 'you deal' : `${name(dealer)} deals`}.`,
    anted: ({ seat, amount }, people) => `${does(people, seat, 'ante', 'antes')} ${chips(amount)}.`,
    dealt: ({ seat, cards: held }, people) =>
      held.includes(HIDDEN) ? undefined : `${subject(people, seat)} got ${cards(held)}.`,
    'phase-began': () => undefined,
    'category-set': ({ seat, text, names, own }, people) =>
      text === null
        ? 'No category this round.'
        : `${subject(people, seat)} named the category “${categoryTitle('en', text, own)}”${names ? ', names included' : ''}.`,
    bet: ({ seat, to }, people) => `${does(people, seat, 'bet', 'bets')} ${number(to)}.`,
    raised: ({ seat, to }, people) => `${does(people, seat, 'raise', 'raises')} to ${number(to)}.`,
    called: ({ seat, added }, people) => `${does(people, seat, 'call', 'calls')} ${number(added)}.`,
    checked: ({ seat }, people) => `${does(people, seat, 'check', 'checks')}.`,
    folded: ({ seat }, people) => `${does(people, seat, 'fold', 'folds')}.`,
    returned: ({ seat, amount }, people) =>
      `${does(people, seat, 'get', 'gets')} back an uncalled bet of ${chips(amount)}.`,
    reshuffled: () => 'The deck has run out: the discards are shuffled back in.',
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
      const what = matter === 'category' ? 'category claim' : 'word';
      const said = `${subject(people, by)} challenged ${whose(people, seat)} ${what}`;
      if (legal === null) return `${said}: everybody votes.`;
      return `${said}: it’s ${legal ? 'valid' : 'invalid'}.`;
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
    waived: ({ seat }, people) => `${does(people, seat, 'let', 'lets')} the words stand.`,
    'window-closed': () => 'Challenges are closed.',
    'pot-won': ({ pot, by, winners }, people) => {
      const which = pot === 0 ? '' : `Side pot ${number(pot)}: `;
      const why = by === 'cards' ? ' for the highest cards' : '';
      return `${which}${sayAwards(winners, people)}${why}.`;
    },
    'pot-carried': ({ amount }) =>
      `No word was left standing: ${chips(amount)} ${plural('en', amount, 'goes', 'go')} to the next pot.`,
    'debt-taken': ({ seat, owed, amount }, people) =>
      amount < owed
        ? `${subject(people, seat)} can’t pay ${chips(owed)}: ${chips(amount)} ${plural('en', amount, 'goes', 'go')} to the next pot.`
        : `${does(people, seat, 'pay', 'pays')} ${chips(amount)} into the next pot.`,
    'next-pot-given': ({ winners }, people) => `There’s no next pot: ${sayAwards(winners, people)}.`,
    out: ({ seat }, people) => `${does(people, seat, 'are', 'is')} out of the game.`,
    'timed-out': ({ seat }, { isReader, name }) =>
      isReader(seat) ? 'You ran out of time.' : `${name(seat)} ran out of time.`,
    reseeded: () => 'The server was restored from a backup: the cards not yet dealt were reshuffled.',
    'time-up': () => 'Time is up: this is the last round.',
    left: ({ seat, chips: held }, people) =>
      held === 0
        ? `${subject(people, seat)} left the table.`
        : `${subject(people, seat)} left the table: ${chips(held)} ${plural('en', held, 'goes', 'go')} to the next pot.`,
    ended: ({ result }, people) => sayWinners(result, people),
  },
};
