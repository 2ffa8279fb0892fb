import { reasonsFrom } from './bot-reasons.ts';
import { buyWordReasonsEn } from './buyword-reasons-en.ts';
import { buyWordReasonsFr } from './buyword-reasons-fr.ts';

/** Why a bot of BuyWord did what it did. */
export const buyWordReason = reasonsFrom({ en: buyWordReasonsEn, fr: buyWordReasonsFr });
