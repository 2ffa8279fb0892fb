import { BOT_IDS, type CharacterId } from '../bots/characters.ts';
import type { Level } from '../bots/levels.ts';
import type { Language } from '../shared/language.ts';
import { type CharactersMessages, charactersEn } from './characters-en.ts';
import { charactersFr } from './characters-fr.ts';

const CATALOGUES: Readonly<Record<Language, CharactersMessages>> = { en: charactersEn, fr: charactersFr };

/** What a character is called. */
export const characterName = (language: Language, id: CharacterId): string =>
  CATALOGUES[language].of[id].name;

/** What a level is called. */
export const levelName = (language: Language, level: Level): string => CATALOGUES[language].levels[level];

/** The ids by which bots are asked for, in a row. */
export const botList: string = BOT_IDS.join(', ');
