import type { Language } from '../shared/language.ts';

type Reason = { readonly code: string };

/** Why a bot did what it did, in a sentence; undefined for a reason that this version does not know. */
export type ReasonSentence = (language: Language, reason: Reason) => string | undefined;

/** Tells the reasons of a game's bots from its catalogues. */
export const reasonsFrom =
  (catalogues: Readonly<Record<Language, object>>): ReasonSentence =>
  (language, reason) => {
    const catalogue = catalogues[language] as Readonly<Record<string, (reason: Reason) => string>>;
    return Object.hasOwn(catalogue, reason.code) ? catalogue[reason.code]?.(reason) : undefined;
  };
