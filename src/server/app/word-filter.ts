import { foldWord } from '../../shared/fold-word.ts';
import { LANGUAGES, type Language } from '../../shared/language.ts';
import { latinLike } from '../../shared/look-alikes.ts';

/** What a filter asks of a dictionary. */
export type VulgarWords = {
  /** How common a word is, 1 everyday … 9 rare; undefined where it is no word. */
  readonly levelOf: (word: string) => number | undefined;
  readonly isVulgar: (word: string) => boolean;
};

export type WordFilter = {
  /** A text with its vulgar words starred out, as readers of a language know them. */
  readonly clean: (text: string, language: Language) => string;
  /** Whether a text has none. */
  readonly isClean: (text: string, language: Language) => boolean;
};

/** Words turned by thirteen letters, so that nobody has to read them here. */
const turned = (words: string): string[] =>
  words
    .replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 52) % 26) + 65))
    .split(' ');

/** Insults that are in no dictionary of games. */
const NOT_LISTED = new Set(
  turned(
    'AVTTRE AVTTREF AVTTN AVTTNF ENTURNQ XVXR GENAAL CRQR OBHTABHYR GNCRGGR SHPX ARTER ARTERF ARTERFFR XLF AGZ SQC',
  ),
);
/** What other words are stuck to, before or after; the last two only before: many names end like them. */
const STEMS = turned('SHPX CUHPX PHAG OVGPU AVTTRE PBAANEQ FNYBCR CHGNVA');
const FIRST_STEMS = [...STEMS, ...turned('AVDHR RAPHY')];

/** What is written for letters. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '3': 'E',
  '4': 'A',
  '5': 'S',
  '7': 'T',
  '@': 'A',
  $: 'S',
  '!': 'I',
};
/** Letters, and what is written for them; also letters one by one, with spaces or points between them. */
const WORDS =
  /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}@$][ .*_-]){2,}[\p{L}\p{N}@$](?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}\p{So}@$!]+/gu;

/** Where a name is made of several words: BigWord, Word69. */
const SEAMS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** A word in plain letters, whatever alphabet or fancy form it is written in. */
const plain = (word: string): string =>
  [...foldWord(word.normalize('NFKD'))]
    .map((sign) => SIGNS[sign] ?? latinLike(sign))
    .join('')
    .replaceAll(/[^A-Z]/g, '');

/** An honest word of a language is one that people know. */
const RAREST_HONEST = 5;

/** How a word may have been meant: as written, its signs as letters, its letters once instead of many times. */
const readings = (word: string): string[] => {
  const letters = plain(word.replace(/!+$/, ''));
  return [
    letters,
    letters.replaceAll(/(.)\1{2,}/g, '$1$1'),
    letters.replaceAll(/(.)\1+/g, '$1'),
    letters.replaceAll(/^X+|X+$/g, ''),
  ];
};

/**
 * A filter over the vulgar words of the dictionaries. A word that is vulgar in one language and an honest word in the table's
 * own is let pass: `bite` in English.
 */
export const createWordFilter = (dictionary: (language: Language) => VulgarWords): WordFilter => {
  const isKnown = (reading: string): boolean =>
    LANGUAGES.some((language) => dictionary(language).levelOf(reading) !== undefined);
  const hasStem = (reading: string): boolean =>
    FIRST_STEMS.some((stem) => reading.startsWith(stem)) || STEMS.some((stem) => reading.endsWith(stem));

  const isOneVulgar = (word: string, language: Language): boolean =>
    readings(word).some((reading) => {
      if (reading.length < 2) return false;
      if (NOT_LISTED.has(reading) || dictionary(language).isVulgar(reading)) return true;
      if (hasStem(reading) && !isKnown(reading)) return true;
      return LANGUAGES.some(
        (other) =>
          other !== language &&
          dictionary(other).isVulgar(reading) &&
          (dictionary(language).levelOf(reading) ?? RAREST_HONEST + 1) > RAREST_HONEST,
      );
    });
  const isVulgar = (word: string, language: Language): boolean =>
    isOneVulgar(word, language) ||
    word
      .split(SEAMS)
      .some((part) => part.length < word.length && part.length > 2 && isOneVulgar(part, language));
  const clean: WordFilter['clean'] = (text, language) =>
    text.replaceAll(WORDS, (word) => (isVulgar(word, language) ? '*'.repeat([...word].length) : word));
  return { clean, isClean: (text, language) => clean(text, language) === text };
};
