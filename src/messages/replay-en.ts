import { waysOf } from './buyword-wording.ts';

const { list } = waysOf('en');

/** What is said around the replay of a game. */
export const replayEn = {
  heading: 'Replay',
  again: 'Replay',
  link: 'Replay and share',
  opening: 'Loading the game…',
  who: (game: string, names: readonly string[]) => `${game}: ${list(names)}`,
  noSuchGame: 'This game isn’t saved on this device.',
  brokenGame: 'This game was saved, but can no longer be read.',
  notOver: 'This game isn’t over yet: you can replay it once it is.',
  hugeLink: 'This link unpacks to far more than a game, so it was not opened.',
  brokenLink:
    'This link is broken: part of it may have been cut off. Ask for it again, or for the record as a file.',
  otherWords: (dictionary: string) =>
    `This game was played with another edition of the dictionary ${dictionary}. What counted then counts here.`,
  // Opening a record.
  openHeading: 'Open a record',
  openAnother: 'Open another record',
  openText:
    'Paste the record of a game, drop its file here, or choose it. You can then replay the game and have it reviewed.',
  recordLabel: 'Record',
  open: 'Show the game',
  chooseFile: 'Choose a file',
  tooLarge: 'This file is too large to be the record of a game.',
  // Moving about.
  controls: 'Moving through the game',
  nothingTold: 'The game begins.',
  position: 'Step',
  at: (step: number, last: number, round: number) => `Step ${step} of ${last}, round ${round}`,
  before: 'One step back (←)',
  after: 'One step forward (→)',
  toRoundBefore: 'Back to the start of the round (Shift ←)',
  toRoundAfter: 'Forward to the next round (Shift →)',
  play: 'Play (Space)',
  pause: 'Pause (Space)',
  pace: 'Speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  allSteps: 'All steps',
  keys: 'Keys: ← and → step, with Shift by round, Home and End jump, Space plays and pauses, N and P go to the next and the previous mistake, R opens the review, F plays on from here.',
  round: (round: number) => `Round ${round}`,
  // Keeping and showing.
  keepHeading: 'Save and share',
  share: 'Share a link',
  shareTitle: 'A game on Wordstake',
  picture: 'Picture of the result',
  sharePicture: 'Share the picture',
  downloadPicture: 'Download the picture',
  copy: 'Copy the record',
  recordCopied: 'Record copied.',
  download: 'Download the record',
  tooLongForLink: 'This game is too long for a link. Send its record as a file.',
};
