/** Says whether a word stands in the table's dictionary, and whether it belongs to a theme. */
export type Judge<Theme extends string> = {
  readonly has: (word: string) => boolean;
  readonly inTheme: (word: string, theme: Theme) => boolean;
};

/** What the rules ask from outside: chance and the judge. */
export type EnvOf<DealSource, AnyJudge extends Judge<never>> = {
  readonly deal: DealSource;
  readonly judge: AnyJudge;
};
