/** What is said of all data that there is of somebody. */
export const myDataEn = {
  heading: 'All my data',
  text: 'One file with everything: the games of this device, and what the server keeps of you, with the records of your games.',
  export: 'Export all my data',
  deleteMe: 'Delete me',
  askDelete: 'Be forgotten for good?',
  askDeleteText:
    'Your name, your cookie and your recovery code are removed from the server. Games you are in are given up. Games that were played remain for those you played with; your seat in them is “somebody”.',
  clearHere: 'Clear this device too',
  clearHereHint: 'settings, games and dictionaries kept here',
  deleted: 'You are forgotten.',
};
