/** What is said where not even the texts of the page could be fetched: it comes with the page itself. */
export const firstWordsEn = {
  heading: 'Almost there',
  text: 'Part of this page didn’t load. Your connection may be down; nothing is lost.',
  retry: 'Try again',
  notYet: 'Still nothing. Is this device online?',
};
