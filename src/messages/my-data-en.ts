/** What is said about all the data stored about somebody. */
export const myDataEn = {
  heading: 'All my data',
  text: 'One file with everything: the games on this device, what the server stores about you, and the records of your games.',
  export: 'Export all my data',
  deleteMe: 'Delete my data',
  askDelete: 'Delete your data for good?',
  askDeleteText:
    'Your name, your face, your cookie and your recovery code are removed from the server, and you leave the games you’re in. Finished games stay with the people you played with, who see “somebody” in your seat.',
  clearHere: 'Clear this device too',
  clearHereHint: 'settings, games and dictionaries stored here',
  deleted: 'Your data has been deleted.',
};
