import type { Language } from '../../shared/language.ts';
import type { TileSetName } from './tile-sets.ts';

/** The set that words of a language propose (BW-1.5). */
export const TILES_FOR: Readonly<Record<Language, TileSetName>> = { en: 'classic', fr: 'french' };
