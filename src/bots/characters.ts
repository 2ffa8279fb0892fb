import { isLevel, LEVELS, type Level } from './levels.ts';

/**
 * How a bot of any level likes to play. Steady: by its evaluator alone. Cautious: pays and risks less. Trader: deals, bids and
 * exchanges more. Bluffer: bets, bids and declares more than it holds.
 */
export const STYLES = ['steady', 'cautious', 'trader', 'bluffer'] as const;
export type Style = (typeof STYLES)[number];

export type Manner = { readonly level: Level; readonly style: Style };

/** The bots with a name and a face. What they are called, and a line about each, is in messages/characters-en.ts. */
export const CHARACTERS = {
  dot: { level: 'novice', style: 'steady' },
  tibbs: { level: 'novice', style: 'trader' },
  penny: { level: 'casual', style: 'cautious' },
  fitch: { level: 'casual', style: 'bluffer' },
  marlowe: { level: 'club', style: 'trader' },
  wren: { level: 'club', style: 'cautious' },
  quill: { level: 'expert', style: 'steady' },
  vesper: { level: 'expert', style: 'bluffer' },
} as const satisfies Readonly<Record<string, Manner>>;

export type CharacterId = keyof typeof CHARACTERS;
export const CHARACTER_IDS = Object.keys(CHARACTERS) as readonly CharacterId[];

export const isCharacter = (text: string): text is CharacterId => Object.hasOwn(CHARACTERS, text);

/** The house bot, which knows every word and plays by fixed standards. */
export const HOUSE_BOT = 'simple';

/** What a bot is asked for by: a character, a level (which plays steadily), or the house bot. */
export type BotId = CharacterId | Level | typeof HOUSE_BOT;
export const BOT_IDS: readonly BotId[] = [HOUSE_BOT, ...LEVELS, ...CHARACTER_IDS];

export const isBotId = (text: string): text is BotId => (BOT_IDS as readonly string[]).includes(text);

/** How a bot plays; undefined for the house bot. */
export const mannerOf = (id: BotId): Manner | undefined => {
  if (isCharacter(id)) return CHARACTERS[id];
  return isLevel(id) ? { level: id, style: 'steady' } : undefined;
};
