/** Stands where the name of somebody stood who has had themselves forgotten; pages say "somebody" for it. */
export const NOBODY = '—';
