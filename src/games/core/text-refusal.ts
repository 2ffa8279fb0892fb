/** Why a text is no action, or no record of a game. */
export type TextRefusal =
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'bad-text'; readonly text: string }
  | { readonly code: 'bad-letters'; readonly text: string }
  | { readonly code: 'bad-cards'; readonly text: string }
  | { readonly code: 'too-many-wilds' }
  | { readonly code: 'record-bad-line'; readonly line: number }
  | { readonly code: 'record-bad-header'; readonly header: string }
  | { readonly code: 'record-mismatch'; readonly line: number };
