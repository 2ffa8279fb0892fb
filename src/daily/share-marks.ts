import type { DailyKind } from './daily-game.ts';

/** By the steps of marks.ts: what a word or a round brought, as a square. */
export const MARK_SQUARES: Readonly<Record<DailyKind, readonly string[]>> = {
  bag: ['🟨', '🟩', '🟦', '🟪'],
  deal: ['🟥', '🟨', '🟩', '🟪'],
};

const PURSES: Readonly<Record<DailyKind, string>> = { bag: '💰', deal: '🃏' };

const SQUARES_A_LINE = 8;

/** Words or rounds as lines of squares, by what they brought: nothing of them tells a letter. */
export const squaresOf = (kind: DailyKind, marks: string): readonly string[] => {
  const all = MARK_SQUARES[kind];
  const squares = [...marks].map((mark) => all[Number(mark)] ?? all[0]);
  return Array.from({ length: Math.ceil(squares.length / SQUARES_A_LINE) }, (_, line) =>
    squares.slice(line * SQUARES_A_LINE, (line + 1) * SQUARES_A_LINE).join(''),
  );
};

/** What a day's game came to, as it is told to friends. */
export type SharedDay = {
  readonly kind: DailyKind;
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
export const shareText = ({ kind, head, score, grade, streak, marks, address }: SharedDay): string =>
  [
    head,
    `${PURSES[kind]} ${score} · ${grade}${streak === undefined ? '' : ` · 🔥 ${streak}`}`,
    ...squaresOf(kind, marks),
    address,
  ].join('\n');
