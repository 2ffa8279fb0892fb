import { waysOf } from './buyword-wording.ts';

const { count } = waysOf('en');
const days = (number: number): string => count(number, 'day', 'days');

/** What the server keeps, for how long, and how to have it or be rid of it. */
export const privacyEn = {
  howLong: 'For how long',
  archive: (number: number) =>
    `A game that is over, or that everybody has left, is put away ${days(number)} after the last visit; what was said at its table goes with it.`,
  gamesGo: (number: number) =>
    `What was put away is removed after another ${days(number)}, a report ${days(number)} after it was made.`,
  gamesStay: 'What was put away is kept, and so are reports.',
  guestsGo: (number: number) => `A name that nobody has used for ${days(number)} is removed.`,
  guestsStay: 'A name that nobody uses is kept.',
  neverKept:
    'Addresses are kept nowhere; they are only counted for a while, so that nobody asks too much at once.',
  backups: 'The host of this site may keep backups for a while longer.',
  notTold: 'This page could not ask the server for how long it keeps things.',
  mine: 'What the server keeps of you',
  mineText:
    'Your name and language, the tables you sat at, what you did and said there, and whom you have muted or blocked.',
  none: 'Nothing: it does not know you.',
  download: 'Download it',
  forget: 'Be forgotten',
  askForget: 'Have the server forget you?',
  askForgetText:
    'Your seats are given up, also in games that are going on. In games that others have played with you a dash stands for your name. Nobody can bring it back.',
  yes: 'Forget me',
  no: 'Keep me',
  forgotten: 'The server has forgotten you.',
};
