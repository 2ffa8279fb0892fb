/** Of the site as an app: what a device calls it, and what is said without a network. */
export const offlineEn = {
  appName: 'Wordstake',
  appDescription: 'Two word games where words are money: alone, with bots, or with friends.',
  playAlone: 'Play alone',
  passAndPlay: 'Pass and play',
  myGames: 'My games',
  offline: 'You are offline.',
  canDo:
    'Playing alone, with bots and by passing the device on works without a network; so do your games and the rules.',
  newTable: 'A table with friends needs the network. With bots here, or passing the device on, you can play.',
  needsNetwork: 'This needs the network: it lives on the server.',
};
