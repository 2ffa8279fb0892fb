/** Of the site as an app: what a device calls it, and what is said without a network. */
export const offlineEn = {
  appName: 'Wordstake',
  appDescription: 'Two word games where words are money: alone, with bots, or with friends.',
  playAlone: 'Play alone',
  passAndPlay: 'Pass and play',
  myGames: 'My games',
  offline: 'You’re offline.',
  canDo: 'You can still play alone, with bots or pass and play, and see your games and the rules.',
  newTable:
    'A table with friends needs an internet connection. You can still play with bots, or pass and play.',
  needsNetwork: 'This page needs an internet connection.',
};
