/** Whether the long forms are asked for (`npm run test:soak`). */
const isSoak = process.env['SOAK'] === '1';

/** A number for every run, and one for the long form. */
export const scaled = (quick: number, soak: number): number => (isSoak ? soak : quick);
