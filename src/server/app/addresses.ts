import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** Of an IPv6 address, the part that one network has: 64 bits. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/i;

/** The groups of part of an IPv6 address; four bytes in decimals at its end are two. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

/** What stands for an address when it is counted: all addresses of one IPv6 network are one. */
export const addressKey = (address: string): string => {
  const plain = address.replace(MAPPED_IPV4, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%', 1)[0] as string).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * How much more the wider networks of IPv6 may do than one network: a household often has 256 of them (/56), a school or a
 * rented server 65,536 (/48), which would otherwise be as many strangers. The widest comes first.
 */
export const ADDRESS_TIERS = [
  { prefix: 48, times: 4 },
  { prefix: 56, times: 2 },
  { prefix: 64, times: 1 },
] as const;

/** The keys under which an address counts, one for each tier; an IPv4 address has only the last. */
export const tierKeys = (key: string): readonly (string | undefined)[] => {
  const groups = key.includes(':') ? key.split(':') : [];
  if (groups.length !== NETWORK_GROUPS) return [undefined, undefined, key];
  const site = groups.slice(0, 3).join(':');
  const household = Number.parseInt(groups[3] as string, 16) >> 8;
  return [site, `${site}:${household.toString(16)}`, key];
};
