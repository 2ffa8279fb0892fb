/** What the end of a game shows first. */
export const endingEn = {
  yours: 'Your money',
  yourChips: 'Your chips',
  bestOwn: 'Your best word',
  bestOfGame: 'Best word of the game: yours',
  bestBy: (name: string) => `Best word of the game: ${name}`,
  bestWord: 'Best word',
  bestWordBy: (name: string) => `Best word: ${name}`,
  // The picture of a result.
  /** What it shows, in words. */
  pictureInWords: (told: readonly string[]) => told.join('. '),
  pictureName: 'Your name in the picture (optional)',
};
