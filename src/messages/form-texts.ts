/** One row of the form that makes a table. */
export type RowTexts = {
  readonly name: string;
  readonly hint: string;
  /** What values are called. */
  readonly values?: Readonly<Record<string, string>>;
  /** The same for values that have no name of their own; numbers are written as numbers without it. */
  say?(value: unknown): string;
};

/** Of all rules of a table; declared as a method so that those of a game, which name its options, fit. */
type RuleSentence = { tell(rules: unknown): string | undefined }['tell'];

type Presets = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

/** What the page that makes a table says of a game. */
export type FormTexts = {
  readonly groups: Readonly<Record<string, string>>;
  /** Said below a group of rows. */
  readonly groupNotes?: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, RowTexts>>;
  readonly presets: Presets;
  /** What is said of a row because of other choices. */
  readonly notes?: Readonly<Record<string, string>>;
  /** What a table plays by, a sentence a topic. */
  readonly sentences: Readonly<Record<string, RuleSentence>>;
  /** Said below the rules of a table. */
  readonly summaryNote?: string;
};

/** What is said of a variant, all of it. */
export type VariantTexts = {
  /** What it is called where tables are listed. */
  readonly label: string;
  readonly rows?: Readonly<Record<string, RowTexts>>;
  readonly presets?: Presets;
  readonly notes?: Readonly<Record<string, string>>;
  /** What its rule is, where it is played. */
  readonly sentence?: RuleSentence;
};
