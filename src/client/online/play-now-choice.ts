import { computed, signal } from '@preact/signals';
import { isLevel, type Level } from '../../bots/levels.ts';
import { LANGUAGES, type Language } from '../../shared/language.ts';
import { language } from '../base/language.ts';
import { readStored, writeStored } from '../base/stored.ts';

const WORDS_STORED_AS = 'wordstake.words';
const LEVEL_STORED_AS = 'wordstake.bot-level';

/** The words one wants to play with among others: a language, or any. */
export type WordsWanted = Language | 'any';
export const WORDS_WANTED: readonly WordsWanted[] = [...LANGUAGES, 'any'];

const chosen = signal(WORDS_WANTED.find((each) => each === readStored(WORDS_STORED_AS)));

/** Which tables one looks for; those in the language of the page, until told otherwise. */
export const wordsWanted = computed<WordsWanted>(() => chosen.value ?? language.value);

/** The words one plays with now: nobody ends at a table of another language who has not asked for it. */
export const wordsToPlay = computed<Language>(() =>
  wordsWanted.value === 'any' ? language.value : wordsWanted.value,
);

/** Chooses words, for the next visits too. */
export const chooseWords = (words: WordsWanted): void => {
  chosen.value = words;
  writeStored(WORDS_STORED_AS, words);
};

const readLevel = (): Level => {
  const stored = readStored(LEVEL_STORED_AS) ?? '';
  return isLevel(stored) ? stored : 'casual';
};

/** How well the bots play that take the seats where nobody else comes. */
export const botLevel = signal<Level>(readLevel());

/** Chooses how well bots play, for the next visits too. */
export const chooseLevel = (level: Level): void => {
  botLevel.value = level;
  writeStored(LEVEL_STORED_AS, level);
};
