import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural('en', value, one, other)}`;
const list = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
const titled = (name: string): string => `${name} · Wordstake`;

/** What the pages around the games say. */
export const pagesEn = {
  /** What the parts of the design system say by themselves. */
  ui: {
    close: 'Close',
    retry: 'Try again',
    troubleHeading: 'This page did not arrive',
    trouble: 'The line may be down, or there is a newer version of Wordstake. Trying again fetches it.',
  },
  pages: {
    opponents: titled('Opponents'),
    pass: titled('Pass and play'),
    learn: titled('Learn BuyWord'),
    newTable: titled('New table'),
    lobby: titled('Lobby'),
    records: titled('Finished games'),
    developers: titled('For developers'),
    admin: titled('Host of the site'),
    games: titled('My games'),
    finder: titled('Word finder'),
    rules: titled('Rules'),
    rulesOf: (game: string) => titled(`Rules of ${game}`),
    settings: titled('Settings'),
    privacy: titled('Privacy'),
    design: titled('How it looks'),
  },
  nav: {
    label: 'Pages',
    games: 'My games',
    rules: 'Rules',
    lobby: 'Lobby',
    records: 'Finished games',
    developers: 'For developers',
    finder: 'Word finder',
    settings: 'Settings',
    privacy: 'Privacy',
    design: 'How it looks',
  },
  games: {
    heading: 'My games',
    none: 'No games yet. The first one is a tap away.',
    here: 'On this device',
    titles: { buyword: 'BuyWord', 'choose-your-words': 'Choose Your Words' },
    alone: (game: string) => `${game} alone`,
    withBots: (game: string, names: readonly string[]) => `${game} with ${list(names)}`,
    passed: (game: string, names: readonly string[]) => `${game}, passed round: ${list(names)}`,
    running: (round: number) => `Round ${number(round)}`,
    over: 'Over',
    overWith: (how: string) => `Over: ${how}`,
    won: (names: readonly string[]) => `${list(names)} won`,
    delete: 'Delete',
    keep: 'Keep it',
    askDelete: 'Delete this for good?',
    askDeleteText: 'It is kept nowhere else, unless you have exported it.',
    deleted: 'Deleted.',
    unreadable: (kept: number) =>
      `${count(kept, 'game', 'games')} kept here cannot be read. Exporting takes what is left of it along.`,
    showAll: (all: number) => `Show all ${number(all)}`,
    export: 'Export all games',
    import: 'Import games',
    noGamesFile: 'That is no file of games from Wordstake.',
    imported: ({ added, known, unread }: { added: number; known: number; unread: number }) =>
      [
        `${count(added, 'game', 'games')} taken in.`,
        ...(known > 0 ? [`${number(known)} already here.`] : []),
        ...(unread > 0 ? [`${number(unread)} could not be read.`] : []),
      ].join(' '),
    goOn: 'Go on',
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
      playing: 'Being played',
      paused: 'Paused',
      over: 'Over',
      archived: 'Put away',
    },
    toTable: 'To the table',
    newTable: 'New table',
    finished: 'Finished games',
    takeOff: 'Take off my list',
    askLeave: 'Give this seat up?',
    askLeaveText: 'The table goes from your list. Games played there stay among the finished ones.',
    askLeaveRunning:
      'You leave its game for good, rank behind those who stay, and the table goes from your list.',
    tableGone: 'Off your list.',
    play: 'Start a game',
  },
  rules: {
    heading: 'Rules',
    lead: 'Every rule has a number, and the numbers never change: a link to a rule keeps leading there.',
    games: { buyWord: 'BuyWord', chooseYourWords: 'Choose Your Words' },
    buyWord: 'You buy letters at their pips squared and sell words at their pips squared.',
    chooseYourWords:
      'Poker with letter cards: you bet on the best word your hand makes, and may be called a bluffer.',
    read: (game: string) => `Rules of ${game}`,
    contents: 'Contents',
    loading: 'Fetching the rules…',
    yourTable: 'The rules of your table',
    yourTableText: 'They are marked below too, each where it belongs.',
    atThisTable: 'At this table',
    notUsual: 'not the usual rule',
    badOptions:
      'The options in this link cannot be read, so nothing is marked. Here are the rules as they are.',
    back: 'All rules',
  },
  settings: {
    heading: 'Settings',
    looks: 'Looks, sounds and language',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    sound: 'Sounds',
    soundHint: 'soft ones, at the table',
    system: 'Reduced motion, high contrast and text size follow your device.',
    name: 'Your name',
    nameText: 'What others see at a table. It is kept on the server once you have sat down.',
    noName: 'You have no name here yet. You are asked for one at your first table with friends.',
    save: 'Save',
    saved: 'Saved.',
    codeHeading: 'Another device',
    codeText:
      'A recovery code takes your name and your seats to another device. A new code replaces the old one.',
    newCode: 'Get a new code',
    code: (code: string) => `Your recovery code: ${code}`,
    haveCode: 'I have a code',
    codeLabel: 'Recovery code',
    useCode: 'Become this player',
    recovered: (name: string) => `Welcome back, ${name}.`,
    forget: 'What this browser keeps',
    forgetText: 'Language, colours, the games you play on this device, and the dictionaries they need.',
    forgetButton: 'Forget all of it',
    askForget: 'Forget everything here?',
    askForgetText: 'The games on this device are lost, those that are over too. Tables with friends stay.',
    keep: 'Keep it',
    forgotten: 'All forgotten.',
  },
  privacy: {
    heading: 'Privacy',
    lead: 'Short, because there is little to say.',
    points: [
      {
        heading: 'No account, no ads, no third parties',
        text: 'This page talks to its own server and to nobody else. Nothing about you is counted, measured or sold. Notifications, if you turn them on, come through your browser’s own service.',
      },
      {
        heading: 'Alone, with bots, passing round, learning',
        text: 'All of it happens in your browser and stays there: your games, your language, your colours, and the files and dictionaries that let it work without a network. You can have them forgotten in the settings.',
      },
      {
        heading: 'At tables with others',
        text: 'The server keeps the name you choose, the tables you sit at and what was played there. A cookie that lasts recognises you when you come back; no other site can read it, nor can any script. No addresses are kept.',
      },
      {
        heading: 'What you say and whom you avoid',
        text: 'The last 200 lines of a table’s chat are kept with it until it is put away, and never get into the record of a game. Whom you mute or block is known to you alone. A report goes to the host of this site, with the last 30 lines of that table’s chat.',
      },
      {
        heading: 'When you play by post',
        text: 'Standing orders are kept until you take them back or the table goes; nobody else sees them. Notifications are off. If you want them, the server keeps the address that your browser gives for them, and sends an encrypted line through the service of your browser’s maker when it is your turn.',
      },
      {
        heading: 'Who can see it',
        text: 'Who has the link of a table sees its players and, as far as the rules let them, its game. Public tables are in the lobby, and their finished games can be searched by name; games of other tables only those who played can see.',
      },
      {
        heading: 'How to leave',
        text: 'Have the server forget you, at the end of this page or, together with all that this device keeps, in the settings: your name, cookie and recovery code are removed, games you are in are given up, and games that were played remain with “somebody” in your seat.',
      },
    ],
  },
  design: {
    heading: 'How it looks',
    lead: 'Every part that the pages are made of, in one place.',
    colours: 'Colours',
    tiles: 'Tiles',
    tilesText: 'Ivory, with their pips as dots. A wild is round, so that shape tells it too.',
    sample: 'WORD',
    money: 'Money',
    moneyText: 'A number and notes: the opening sum as it comes out of the box.',
    buttons: 'Buttons',
    main: 'The next step',
    quiet: 'Another way',
    bare: 'An aside',
    disabled: 'Not now',
    choices: 'Choices',
    choice: 'One of these',
    choiceOptions: ['Red', 'Green', 'Blue'],
    switchLabel: 'A switch',
    switchHint: 'its knob is a tile that turns into a wild',
    notices: 'Notices',
    told: 'Something good to know.',
    alarm: 'Something went wrong, and what to do about it.',
    toast: 'Show a toast',
    toastText: 'A toast says something in passing.',
    dialog: 'Open a dialog',
    dialogHeading: 'Sell the family silver?',
    dialogText: 'Costly acts ask once. What keeps things as they are comes first.',
    dialogYes: 'Sell it',
    dialogNo: 'Keep it',
    cards: 'Cards',
    cardText: 'Paper on the table, for what belongs together.',
    icons: 'Icons',
    type: 'Type',
    typeText: 'Headings and letters have serifs; what is read at length has none.',
  },
};

/** The ways into a game, on the home page. */
export const waysEn = {
  alone: {
    name: 'Play alone',
    text: `Can you turn ${formatMoney('en', 200)} into ${formatMoney('en', 1000)}?`,
  },
  bots: {
    name: 'Play with bots',
    text: 'They never tire, and they never gloat.',
  },
  friends: {
    name: 'Play with friends',
    text: 'Send a link: they sit down in two taps.',
  },
  pass: { name: 'Pass and play', text: 'One device, handed round the table.' },
  variants: { name: 'Other rules', text: 'Auctions, drafts, deals, crosswords, themes.' },
  learn: { name: 'Learn', text: 'First lot, first sale: five minutes.' },
};
