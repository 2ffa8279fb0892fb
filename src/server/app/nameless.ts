/**
 * What stands for the identity of somebody who watches without a name. No identity has a space in it, so it never has a seat, is
 * never host, barred, muted or banned; and no two sockets share one, so that none uses up what another may send.
 */
const NAMELESS = 'nameless ';

/** One of the many who have no name, and the address they come from, if it is known: then not all of a crowd from there are counted. */
export const namelessKey = (number: number, address = ''): string => `${NAMELESS}${number} ${address}`;

/** Somebody without a name who asks once, over HTTP. */
export const ANY_NAMELESS = namelessKey(0);

export const isNameless = (identity: string): boolean => identity.startsWith(NAMELESS);

/** Where somebody without a name comes from; undefined where that is not known, and for anybody else. */
export const addressOfNameless = (identity: string): string | undefined =>
  isNameless(identity) ? identity.split(' ')[2] || undefined : undefined;
