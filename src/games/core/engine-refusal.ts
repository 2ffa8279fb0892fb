/** What the engine protocol itself refuses, whatever the game. */
export type EngineRefusal =
  | { readonly code: 'bad-json' }
  | { readonly code: 'line-too-long'; readonly most: number }
  | { readonly code: 'unknown-command' }
  | { readonly code: 'bad-field'; readonly field: string }
  | { readonly code: 'unknown-game' }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'too-many-tables'; readonly most: number }
  | { readonly code: 'unknown-bot' }
  | { readonly code: 'nothing-to-advise' }
  | { readonly code: 'internal' };
