/** By the steps of MARK_STEPS: what a word brought, as a square. */
export const MARK_SQUARES = ['🟨', '🟩', '🟦', '🟪'] as const;

const SQUARES_A_LINE = 8;

/** The words that were sold as lines of squares, by what they brought: nothing of them tells a letter. */
export const squaresOf = (marks: string): readonly string[] => {
  const squares = [...marks].map((mark) => MARK_SQUARES[Number(mark)] ?? MARK_SQUARES[0]);
  return Array.from({ length: Math.ceil(squares.length / SQUARES_A_LINE) }, (_, line) =>
    squares.slice(line * SQUARES_A_LINE, (line + 1) * SQUARES_A_LINE).join(''),
  );
};

/** What a day's game came to, as it is told to friends. */
export type SharedDay = {
  /** Which game of which day. */
  readonly head: string;
  readonly score: string;
  readonly grade: string;
  /** Days in a row; left out where there is no row. */
  readonly streak?: string;
  readonly marks: string;
  readonly address: string;
};

/** The text that is shared: no word, and no letter of one. */
export const shareText = ({ head, score, grade, streak, marks, address }: SharedDay): string =>
  [
    head,
    `💰 ${score} · ${grade}${streak === undefined ? '' : ` · 🔥 ${streak}`}`,
    ...squaresOf(marks),
    address,
  ].join('\n');
