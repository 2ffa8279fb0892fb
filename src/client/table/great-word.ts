/** What a word has done: what it brought, in money or points, and against what. */
export type WordDone = {
  readonly worth: number;
  readonly length: number;
  /** The best of the others that it was laid against; none where words are not laid against each other. */
  readonly beat?: number;
  /** What each word of the game brought before. */
  readonly before: readonly number[];
};

/** From where on a game calls a word great. */
export type GreatFrom = {
  readonly worth: number;
  readonly length: number;
  readonly beat: number;
  /** The most valuable word so far is no event before so many others, nor below so much. */
  readonly record: { readonly words: number; readonly worth: number };
};

/** Why a word is great, the most telling first. */
const MARKS = ['record', 'beat', 'worth', 'length'] as const;
export type GreatMark = (typeof MARKS)[number];

export type Great = {
  readonly mark: GreatMark;
  /** How many reasons there are to call it so: from 1 on. */
  readonly degree: number;
};

/** Whether a word is great, why, and how great; undefined where it is a word like others. */
export const greatWord = ({ worth, length, beat, before }: WordDone, from: GreatFrom): Great | undefined => {
  const isWorth: Record<GreatMark, boolean> = {
    record:
      before.length >= from.record.words &&
      worth >= from.record.worth &&
      before.every((each) => each < worth),
    beat: beat !== undefined && beat >= from.beat && worth > beat,
    worth: worth >= from.worth,
    length: length >= from.length,
  };
  const marks = MARKS.filter((mark) => isWorth[mark]);
  const [mark] = marks;
  return mark && { mark, degree: marks.length };
};
