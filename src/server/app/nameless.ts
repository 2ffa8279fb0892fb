/**
 * What stands for the identity of somebody who watches without a name. No identity has a space in it, so it never has a seat, is
 * never host, barred, muted or banned; and no two sockets share one, so that none uses up what another may send.
 */
const NAMELESS = 'nameless ';

/** One of the many who have no name. */
export const namelessKey = (number: number): string => `${NAMELESS}${number}`;

/** Somebody without a name who asks once, over HTTP. */
export const ANY_NAMELESS = namelessKey(0);

export const isNameless = (identity: string): boolean => identity.startsWith(NAMELESS);
