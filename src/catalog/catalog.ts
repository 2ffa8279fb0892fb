import { BUYWORD_MODULE } from './buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from './choose-your-words.ts';
import type { Catalog } from './game-module.ts';

/** The games of the house. Hosts that offer others are handed another list. */
export const CATALOG: Catalog = [BUYWORD_MODULE, CHOOSE_YOUR_WORDS_MODULE];
