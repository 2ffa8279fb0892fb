import { waysOf } from './buyword-wording.ts';

const { money, number, count, list } = waysOf('en');

/** What is said where players judge words: challenges (BW-6) and votes (BW-15.2). */
export const challengesEn = {
  heading: 'Words of this round',
  windowHeading: 'Do you believe these words?',
  cost: (penalty: number) =>
    penalty === 0
      ? 'A word that falls is taken back; nobody pays a penalty.'
      : `A word that falls is taken back and costs its seller ${money(penalty)}; one that stands costs the challenger ${money(penalty)}.`,
  costVote: (penalty: number) =>
    penalty === 0
      ? 'The others vote. A word that falls is taken back; nobody pays a penalty.'
      : `The others vote. A word that falls is taken back and costs its seller ${money(penalty)}; one that stands costs the challenger ${money(penalty)}.`,
  challenge: 'Challenge',
  challengeNamed: (word: string) => `Challenge ${word}`,
  challengeAs: (who: string) => `${who} challenges`,
  challengeNamedAs: (who: string, word: string) => `${who} challenges ${word}`,
  waive: 'Let them stand',
  nobody: 'Nobody challenges',
  own: 'yours',
  stands: 'stands',
  falls: 'taken back',
  builtOn: 'built on',
  waived: (who: readonly string[]) => `Letting them stand: ${list(who)}.`,
  undecided: (who: readonly string[]) => `Still deciding: ${list(who)}.`,
  secondsLeft: (seconds: number) => count(seconds, 'second left', 'seconds left'),
  clock: (minutes: number, seconds: string) => `${number(minutes)}:${seconds} left`,
  daysLeft: (hours: number) => count(hours, 'hour left', 'hours left'),
  deviceHeading: 'Any challenges?',
  deviceText: 'Everybody, have a look before the round ends.',
  // Who it concerns; without a name, who reads it.
  verdictStands: (words: string, challenger: string | undefined, paid: number) =>
    `${words} stands: ${challenger ?? 'you'} paid ${money(paid)}.`,
  verdictFalls: (words: string, seller: string | undefined, refund: number, paid: number) =>
    `${words} falls: ${seller ?? 'you'} gave back ${money(refund)} and paid ${money(paid)}.`,
  verdictOwes: (debtor: string | undefined, sum: number) =>
    `${debtor === undefined ? 'You owe' : `${debtor} owes`} the bank ${money(sum)} more.`,
  voteTold: (yes: number, no: number) => `The vote: ${number(yes)} for, ${number(no)} against.`,
  voteStep: (word: string) => `Does ${word} stand?`,
  voteWait: (who: readonly string[]) => `Waiting for ${list(who)} to vote.`,
  voteOn: (seller: string | undefined, challenger: string | undefined, price: number) =>
    `Sold by ${seller ?? 'you'} for ${money(price)}, challenged by ${challenger ?? 'you'}.`,
  voteYes: 'It stands',
  voteNo: 'It falls',
  votePass: 'Abstain',
  voteTie: 'A tie goes to the challenger; not voting is abstaining.',
  voters: 'The votes',
  ballots: { yes: 'it stands', no: 'it falls', pass: 'abstention' },
  notYet: 'no vote yet',
};
