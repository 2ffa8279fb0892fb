import { t } from '../texts.ts';

/** What the game of a table is called. */
export const gameTitle = (game: string): string =>
  game === 'choose-your-words' ? t().cards.heading : t().play.heading;
