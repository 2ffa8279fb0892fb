/** What we use of subset-font, which comes without types. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: 'truetype' | 'woff2';
    /** An axis at one value, or kept between two. */
    readonly variationAxes?: Readonly<Record<string, Axis>>;
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  };
  /** A font that has only the characters of a text. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
