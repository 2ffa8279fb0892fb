import type { DictionaryName } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';

/** What word data there is (data/words/manifest.json): files, sizes and hashes. */
export type WordManifest = {
  readonly format: number;
  readonly dictionaries: Readonly<
    Record<
      DictionaryName,
      {
        readonly language: Language;
        readonly words: number;
        /** Of the words themselves, a line each: stays the same however they are packed. Tables and records pin it. */
        readonly sha256: string;
        readonly file: string;
        /** Of the uncompressed file. */
        readonly fileSha256: string;
        readonly compressedBytes: number;
      }
    >
  >;
  readonly definitions: Readonly<
    Record<Language, { readonly sha256: string; readonly firstWords: readonly string[] }>
  >;
};

/** Which puzzles there are (data/puzzles/manifest.json). */
export type PuzzleManifest = Readonly<
  Record<
    Language,
    {
      readonly file: string;
      /** Of the uncompressed file. */
      readonly sha256: string;
      readonly puzzles: number;
      readonly compressedBytes: number;
    }
  >
>;

/** What pages are told of: words and puzzles. */
export type ServedManifest = WordManifest & { readonly puzzles: PuzzleManifest };
