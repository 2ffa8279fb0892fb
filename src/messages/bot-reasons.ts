import type { Language } from '../shared/language.ts';
import { buyWordReasonsEn } from './buyword-reasons-en.ts';
import { buyWordReasonsFr } from './buyword-reasons-fr.ts';
import { cardsReasonsEn } from './cards-reasons-en.ts';
import { cardsReasonsFr } from './cards-reasons-fr.ts';

type Say = (reason: { readonly code: string }) => string;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: { ...buyWordReasonsEn, ...cardsReasonsEn },
  fr: { ...buyWordReasonsFr, ...cardsReasonsFr },
};

/** Why a bot did what it did, in a sentence; undefined for a reason that this version does not know. */
export const reasonSentence = (language: Language, reason: { readonly code: string }): string | undefined => {
  const catalogue = CATALOGUES[language];
  return Object.hasOwn(catalogue, reason.code) ? (catalogue[reason.code] as Say)(reason) : undefined;
};
