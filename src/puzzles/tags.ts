/** What a puzzle is about, in the order in which themes are offered. */
export const BUYWORD_TAGS = ['buy', 'hold', 'wild', 'number', 'word', 'set', 'crossword'] as const;
export const CARDS_TAGS = ['hand', 'exchange', 'call'] as const;
export const PUZZLE_TAGS = [...BUYWORD_TAGS, ...CARDS_TAGS] as const;
export type PuzzleTag = (typeof PUZZLE_TAGS)[number];

export const isPuzzleTag = (text: string): text is PuzzleTag =>
  (PUZZLE_TAGS as readonly string[]).includes(text);

/** Those that are answered with words of one's own; all others are answered by choosing. */
export const WORD_TAGS = ['word', 'set', 'hand'] as const satisfies readonly PuzzleTag[];
export type WordTag = (typeof WORD_TAGS)[number];

export const isWordTag = (tag: PuzzleTag): tag is WordTag => (WORD_TAGS as readonly string[]).includes(tag);
