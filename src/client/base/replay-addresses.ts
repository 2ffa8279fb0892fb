/** Where a finished game of a table is looked at. */
export const addressOfTableReplay = (code: string, number: number): string =>
  `/replay?table=${code}&number=${number}`;

/** Where a finished game of this device is looked at. */
export const addressOfLocalReplay = (id: string): string => `/replay?game=${id}`;
