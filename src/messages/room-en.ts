import { waysOf } from './buyword-wording.ts';

const { list } = waysOf('en');

/** What a table says between two games, and where its host changes the rules. */
export const roomEn = {
  heading: 'The next game',
  /** To somebody who comes while no game is on. */
  ended: 'A game has ended here. Seats are free for the next one.',
  endedFull: 'A game has ended here. All seats for the next one are taken.',
  endedFullWatch: 'A game has ended here. All seats for the next one are taken, but you can watch.',
  /** Says that one wants the next game to start. */
  ready: 'Ready',
  isReady: 'ready',
  isAway: 'away',
  ask: 'Another game? It starts when everybody is ready.',
  readiness: (ready: readonly string[], waiting: readonly string[]) =>
    [`Ready: ${list(ready)}.`, ...(waiting.length === 0 ? [] : [`Waiting for ${list(waiting)}.`])].join(' '),
  alone: 'For another game, invite somebody or add a bot.',
  /** The way from a result to the room, and back. */
  seatsAndRules: 'Seats and rules',
  toResult: 'Back to the result',
  begun: 'The next game has begun.',
  goToGame: 'Go to the game',
  watchNext: 'Watch the next game',
  standUp: 'Stand up',
  freeSeat: (name: string) => `Free ${name}’s seat`,
  changeRules: 'Change the rules',
  saveRules: 'Save',
  keepRules: 'Cancel',
  changes: 'Changes to the rules',
  changedBy: (name: string | null) => `${name ?? 'The host'} has changed the rules:`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  /** The same in passing, and in a line. */
  changed: (name: string | null) => `${name ?? 'The host'} has changed the rules.`,
  changedTo: (name: string | null, changes: readonly string[]) =>
    `${name ?? 'The host'} has changed the rules. ${changes.join('; ')}`,
};
