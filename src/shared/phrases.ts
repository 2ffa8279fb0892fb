/** What can be said at a table with one tap; each reader sees it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-word',
  'thanks',
  'sorry',
  'one-moment',
  'oops',
  'close-one',
  'good-game',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const isPhrase = (text: string): text is Phrase => (PHRASES as readonly string[]).includes(text);

/** A text is at most so long. */
export const LONGEST_LINE = 200;
