/** What the server itself refuses, whatever the game. */
export type TableRefusal =
  // Who asks, and how.
  | { readonly code: 'no-identity' }
  | { readonly code: 'signed-out' }
  | { readonly code: 'bad-name'; readonly most: number }
  | { readonly code: 'no-such-face'; readonly known: string }
  | { readonly code: 'no-such-colour'; readonly known: string }
  | { readonly code: 'bad-recovery-code' }
  | { readonly code: 'bad-request'; readonly field: string }
  | { readonly code: 'bad-origin' }
  | { readonly code: 'too-large' }
  | { readonly code: 'too-many-requests'; readonly seconds: number }
  | { readonly code: 'written-too-much'; readonly seconds: number }
  | { readonly code: 'too-many-sockets'; readonly most: number }
  | { readonly code: 'not-found' }
  | { readonly code: 'internal' }
  // Tables.
  | { readonly code: 'no-such-game' }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'too-many-open'; readonly most: number }
  | { readonly code: 'bad-capacity'; readonly from: number; readonly to: number }
  | { readonly code: 'already-started' }
  | { readonly code: 'not-started' }
  | { readonly code: 'not-over' }
  | { readonly code: 'archived' }
  | { readonly code: 'too-many-changes'; readonly most: number }
  | { readonly code: 'sat-too-often'; readonly most: number }
  | { readonly code: 'ready-too-often'; readonly most: number }
  | { readonly code: 'needs-ready'; readonly given: number; readonly of: number }
  | { readonly code: 'too-many-seated'; readonly seated: number; readonly capacity: number }
  | { readonly code: 'not-away'; readonly name: string }
  | { readonly code: 'game-too-long'; readonly most: number }
  | { readonly code: 'table-used-up' }
  | { readonly code: 'table-full' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'seat-taken' }
  | { readonly code: 'already-seated' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'nobody-seated' }
  | { readonly code: 'host-only' }
  | { readonly code: 'not-a-person' }
  | { readonly code: 'not-a-bot' }
  | { readonly code: 'no-such-bot' }
  | { readonly code: 'bot-seated'; readonly name: string }
  | { readonly code: 'no-spectators' }
  | { readonly code: 'rules-changed' }
  | { readonly code: 'words-changed' }
  // Words.
  | { readonly code: 'no-such-dictionary' }
  | { readonly code: 'no-such-theme' }
  | { readonly code: 'bad-word'; readonly from: number; readonly to: number }
  | { readonly code: 'look-up-closed' }
  // People.
  | { readonly code: 'not-welcome' }
  | { readonly code: 'banned' }
  | { readonly code: 'no-such-person' }
  | { readonly code: 'needs-agreement'; readonly given: number; readonly of: number }
  | { readonly code: 'two-only' }
  | { readonly code: 'chat-off' }
  | { readonly code: 'phrases-only' }
  | { readonly code: 'bad-line'; readonly most: number }
  | { readonly code: 'name-filtered' }
  | { readonly code: 'no-such-order' }
  | { readonly code: 'not-the-host' }
  | { readonly code: 'push-service' }
  | { readonly code: 'push-taken' }
  | { readonly code: 'not-at-table' }
  | { readonly code: 'reported-today' }
  // The game of the day.
  | { readonly code: 'daily-to-come' }
  | { readonly code: 'daily-over' }
  | { readonly code: 'daily-known' }
  | { readonly code: 'daily-not-over' }
  | { readonly code: 'daily-too-long' }
  | { readonly code: 'daily-bad-bot'; readonly number: number }
  | { readonly code: 'daily-bad-action'; readonly number: number; readonly why: string };
