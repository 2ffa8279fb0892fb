import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural('en', value, one, other)}`;
const list = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

/** What the pages around the games say. */
export const pagesEn = {
  games: {
    heading: 'My games',
    none: 'No games yet. The first one is a tap away.',
    here: 'On this device',
    alone: (game: string) => `${game} alone`,
    withBots: (game: string, names: readonly string[]) => `${game} with ${list(names)}`,
    passed: (game: string, names: readonly string[]) => `${game}, pass and play: ${list(names)}`,
    running: (round: number) => `Round ${number(round)}`,
    overWith: (how: string) => `Over: ${how}`,
    won: (names: readonly string[]) => `${list(names)} won`,
    delete: 'Delete',
    keep: 'Keep it',
    askDelete: 'Delete this for good?',
    askDeleteText: 'There’s no other copy, unless you’ve exported it.',
    deleted: 'Deleted.',
    unreadable: (kept: number) =>
      `${count(kept, 'game', 'games')} saved here can’t be read. An export includes what’s left.`,
    showAll: (all: number) => `Show all ${number(all)}`,
    export: 'Export all games',
    import: 'Import games',
    noGamesFile: 'Not a Wordstake games file.',
    imported: ({ added, known, unread }: { added: number; known: number; unread: number }) =>
      [
        `${count(added, 'game', 'games')} imported.`,
        ...(known > 0 ? [`${number(known)} already here.`] : []),
        ...(unread > 0 ? [`${number(unread)} couldn’t be read.`] : []),
      ].join(' '),
    goOn: 'Resume',
    look: 'See the result',
    tables: 'Tables with friends',
    noTables: 'No tables yet. Make one and send the link.',
    loading: 'Looking for your tables…',
    table: (game: string, code: string) => `${game}, table ${code}`,
    players: (names: readonly string[], free: number) =>
      free === 0
        ? list(names)
        : `${names.length === 0 ? '' : `${list(names)}, `}${count(free, 'free seat', 'free seats')}`,
    status: {
      open: 'Waiting for players',
      playing: 'In progress',
      paused: 'Paused',
      over: 'Over',
      archived: 'Archived',
    },
    toTable: 'Go to table',
    tablesOffline: 'You’ll see them when you’re online.',
    newTable: 'New table',
    finished: 'Finished games',
    takeOff: 'Leave this table',
    askLeave: 'Leave this table?',
    askLeaveText: 'It disappears from your list. Games you played there stay in your finished games.',
    askLeaveRunning:
      'You leave its game for good and rank behind the players who stay. The table disappears from your list.',
    tableGone: 'You’ve left the table.',
    play: 'Start a game',
  },
  rules: {
    heading: 'Rules',
    lead: 'Every rule has a number, and the numbers never change: a link to a rule keeps working.',
    buyWord: 'Letters cost their pips squared, and words sell for theirs.',
    chooseYourWords: 'Poker with letter cards: bet, exchange, and show the highest-scoring word.',
    read: (game: string) => `Rules of ${game}`,
    contents: 'Contents',
    yourTable: 'Your table’s rules',
    yourTableText: 'They’re also marked below, where they apply.',
    atThisTable: 'At this table',
    notUsual: 'not the standard rule',
    badOptions: 'The options in this link can’t be read, so nothing is marked. Here are the standard rules.',
    back: 'All rules',
  },
  settings: {
    heading: 'Settings',
    looks: 'Appearance, sound and language',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'Match system', light: 'Light', dark: 'Dark' },
    sound: 'Sounds',
    soundHint: 'soft ones, at the table',
    vibration: 'Vibration',
    vibrationHint: 'on your turn, when you’re paid, and when you win',
    system: 'Reduced motion, high contrast and text size follow your device.',
    nameHeading: 'Your name and face',
    name: 'Your name',
    nameText:
      'What others see at a table. They’re stored on the server once you’ve chosen a name; a change shows at once at every table where you sit.',
    noName: 'You have no name here yet. You’ll choose one at your first table with friends.',
    save: 'Save',
    saved: 'Saved.',
    codeHeading: 'Another device',
    codeText:
      'A recovery code brings your name and your seats to another device. A new code replaces the old one and signs you out everywhere else.',
    newCode: 'Get a new code',
    code: (code: string) => `Your recovery code: ${code}`,
    haveCode: 'I have a code',
    signOut: 'Sign out everywhere else',
    signOutText: 'Lost a device, or used somebody else’s? Sign out there.',
    signedOut: 'All your other devices are signed out.',
    codeLabel: 'Recovery code',
    useCode: 'Sign in with this code',
    recovered: (name: string) => `Welcome back, ${name}.`,
    forget: 'Data in this browser',
    forgetText:
      'Your settings, your face, the games you play on this device, and the dictionaries they need.',
    forgetButton: 'Delete it all',
    askForget: 'Delete everything stored here?',
    askForgetText: 'You lose the games on this device, finished ones too. Tables with friends stay.',
    keep: 'Keep it',
    forgotten: 'All deleted.',
  },
};
