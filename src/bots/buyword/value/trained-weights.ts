import type { Language } from '../../../shared/language.ts';
import type { Weights } from './value-net.ts';
import { EN_WEIGHTS } from './weights-en.ts';
import { FR_WEIGHTS } from './weights-fr.ts';
import { unpackWeights } from './weights-text.ts';

const PACKED: Readonly<Record<Language, string>> = { en: EN_WEIGHTS, fr: FR_WEIGHTS };

const unpacked = new Map<Language, Weights>();

/** The trained weights of a language's words and usual tiles, unpacked once. */
export const weightsOf = (language: Language): Weights => {
  const weights = unpacked.get(language) ?? unpackWeights(PACKED[language]);
  unpacked.set(language, weights);
  return weights;
};
