import type { TextRefusal } from '../games/core/text-refusal.ts';
import type { Language } from '../shared/language.ts';
import { formatNumber } from './wording.ts';

type Sentences = {
  readonly [C in TextRefusal['code']]: (refusal: Extract<TextRefusal, { code: C }>) => string;
};

const en: Sentences = {
  'text-too-long': ({ most }) => `That’s too long: at most ${formatNumber('en', most)} characters.`,
  'bad-text': ({ text }) => `“${text}” isn’t a command.`,
  'bad-letters': ({ text }) =>
    `“${text}” has something other than the letters A to Z (a wild in lower case).`,
  'bad-cards': ({ text }) =>
    `“${text}” isn’t cards: write a letter and a colour (Gb, Gr), a wild as * or, in a word, as *Gb.`,
  'too-many-wilds': () => 'A word takes at most one wild: write only that letter in lower case.',
  'record-bad-line': ({ line }) => `Line ${line} of the record can’t be read.`,
  'record-bad-header': ({ header }) => `The record’s header ${header} is missing or wrong.`,
  'record-mismatch': ({ line }) => `Line ${line} of the record doesn’t fit the rules or what was drawn.`,
};

const fr: Sentences = {
  'text-too-long': ({ most }) => `C’est trop long\u00a0: ${formatNumber('fr', most)} caractères au maximum.`,
  'bad-text': ({ text }) => `«\u00a0${text}\u00a0» n’est pas un coup.`,
  'bad-letters': ({ text }) =>
    `«\u00a0${text}\u00a0» contient autre chose que les lettres A à Z (un joker en minuscule).`,
  'bad-cards': ({ text }) =>
    `«\u00a0${text}\u00a0» ne désigne pas des cartes. Écris la lettre et la couleur (Gb, Gr), un joker * ou, dans un mot, *Gb.`,
  'too-many-wilds': () => 'Un mot ne prend qu’un joker\u00a0: écris seulement cette lettre en minuscule.',
  'record-bad-line': ({ line }) => `La ligne ${line} du relevé est illisible.`,
  'record-bad-header': ({ header }) => `L’en-tête ${header} du relevé manque ou est incorrect.`,
  'record-mismatch': ({ line }) => `La ligne ${line} du relevé ne respecte pas les règles ou le tirage.`,
};

/** What is said of texts that cannot be read, a sentence a code. */
export const textSentences: Readonly<Record<Language, Sentences>> = { en, fr };

export const isTextRefusal = (refusal: { readonly code: string }): refusal is TextRefusal =>
  Object.hasOwn(en, refusal.code);

/** Why a text is no action or no record of a game, in a sentence; and what to try instead, where the game is known. */
export const textSentence = (language: Language, refusal: TextRefusal, tryInstead?: string): string => {
  const say = textSentences[language][refusal.code] as (refusal: TextRefusal) => string;
  const sentence = say(refusal);
  return refusal.code === 'bad-text' && tryInstead !== undefined ? `${sentence} ${tryInstead}` : sentence;
};
