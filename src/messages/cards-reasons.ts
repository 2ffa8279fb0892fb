import { reasonsFrom } from './bot-reasons.ts';
import { cardsReasonsEn } from './cards-reasons-en.ts';
import { cardsReasonsFr } from './cards-reasons-fr.ts';

/** Why a bot of Choose Your Words did what it did. */
export const cardsReason = reasonsFrom({ en: cardsReasonsEn, fr: cardsReasonsFr });
