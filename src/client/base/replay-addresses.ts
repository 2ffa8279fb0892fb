/** Where a finished game of a table is looked at. */
export const addressOfTableReplay = (code: string, number: number): string =>
  `/replay?table=${code}&number=${number}`;

/** Where a finished game of this device is looked at. */
export const addressOfLocalReplay = (id: string): string => `/replay?game=${id}`;

/** The same with the coach's review, which begins at once. */
export const withReview = (address: string): string => `${address}&review=1`;

/** Whether an address asks for the review of what it shows. */
export const wantsReview = (search: string): boolean => new URLSearchParams(search).has('review');
