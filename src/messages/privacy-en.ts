import { waysOf } from './buyword-wording.ts';

const { count } = waysOf('en');
const days = (number: number): string => count(number, 'day', 'days');

/** What the server stores, for how long, and how to download or delete it. */
export const privacyEn = {
  heading: 'Privacy',
  lead: 'Short, because there’s little to say.',
  points: [
    {
      heading: 'No account, no ads, no third parties',
      text: 'This site talks to its own server and nobody else. Nothing about you is counted, measured or sold. Notifications, if you turn them on, come through your browser’s own service.',
    },
    {
      heading: 'Playing alone, with bots, pass and play, learning',
      text: 'All of it happens in your browser and stays there: your games with the names and faces in them, the puzzles and lessons you have tried and your puzzle rating, your settings and choices (language, colours, sound, level, notifications, your face), and the files and dictionaries that make it work offline. You can delete them in the settings.',
    },
    {
      heading: 'At tables with others',
      text: 'The server stores the name, face and colour you choose, the tables you sit at, and what you do there: taking a seat, saying you’re ready, playing. A lasting cookie recognises you when you come back; no other site and no script can read it. IP addresses are not stored.',
    },
    {
      heading: 'Chat, mutes and blocks',
      text: 'The last 200 lines of a table’s chat are stored until the table is archived, and never become part of a game’s record. Only you know who you have muted or blocked. A report goes to the site admin, with the last 30 lines of that table’s chat.',
    },
    {
      heading: 'Games with days per turn',
      text: 'Standing orders are stored until you clear them or the table is removed; nobody else sees them. Notifications are off by default. If you turn them on, the server stores the address your browser gives for them, and sends an encrypted line through the service of your browser’s maker when it’s your turn. Notifications about a table that is open in this browser are shown by the browser itself: only your choice is stored, and only here.',
    },
    {
      heading: 'Who can see it',
      text: 'Anyone with a table’s link can see its players, by name and face, and, as far as the rules allow, its game. Public tables are in the lobby, and their finished games can be searched by name. Games at other tables can be seen only by the people who played them.',
    },
    {
      heading: 'How to leave',
      text: 'Delete your data on the server, at the end of this page, or in the settings together with everything on this device. Your name, face, cookie and recovery code are removed, you leave the games you’re in, and finished games show “somebody” in your seat.',
    },
  ],
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
