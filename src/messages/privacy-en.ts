import { waysOf } from './buyword-wording.ts';

const { count } = waysOf('en');
const days = (number: number): string => count(number, 'day', 'days');

/** What the server stores, for how long, and how to download or delete it. */
export const privacyEn = {
  howLong: 'How long data is kept',
  archive: (number: number) =>
    `A game that is over, or that everybody has left, is archived ${days(number)} after the last visit; its chat is deleted.`,
  gamesGo: (number: number) =>
    `Archived games are deleted after another ${days(number)}, and reports ${days(number)} after they were made.`,
  gamesStay: 'Archived games and reports are kept.',
  guestsGo: (number: number) => `A name that nobody has used for ${days(number)} is deleted, with its face.`,
  guestsStay: 'A name that nobody uses is kept.',
  dailyGo: (number: number) => `Results in the tables of the day are deleted after ${days(number)}.`,
  neverKept:
    'IP addresses are never stored; requests per address are only counted for a while, to limit abuse.',
  backups: 'The site admin may keep backups for a while longer.',
  notTold: 'Couldn’t ask the server how long it keeps data.',
  mine: 'What the server knows about you',
  mineText:
    'Your name, face, colour and language, the tables you sat at, what you played and said there, your results in the tables of the day, and who you have muted or blocked.',
  none: 'Nothing: it doesn’t know you.',
  download: 'Download it',
  forget: 'Delete it',
  askForget: 'Delete your data from the server?',
  askForgetText:
    'You give up your seats, even in games in progress. In games you played with others, “somebody” takes your place, and your face is gone. This can’t be undone.',
  yes: 'Delete my data',
  no: 'Keep it',
  forgotten: 'Your data on the server has been deleted.',
};
