import { describe, expect, it } from 'vitest';
import { addressKey, tierKeys } from './addresses.ts';

describe('an address', () => {
  it.each([
    ['2001:db8:1:2:3::1', '2001:db8:1:2'],
    ['2001:DB8:0001:2:ffff::2', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['2001::9', '2001:0:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
    ['192.0.2.7', '192.0.2.7'],
    ['not an address', 'not an address'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('the tiers of an address', () => {
  it.each([
    ['2001:db8:1:2ff::1', ['2001:db8:1', '2001:db8:1:2', '2001:db8:1:2ff']],
    ['2001:db8:1:200::1', ['2001:db8:1', '2001:db8:1:2', '2001:db8:1:200']],
    ['2001:db8:1:ff::1', ['2001:db8:1', '2001:db8:1:0', '2001:db8:1:ff']],
    ['192.0.2.7', [undefined, undefined, '192.0.2.7']],
    ['', [undefined, undefined, '']],
  ])('of %s are %j', (address, keys) => {
    expect(tierKeys(addressKey(address))).toEqual(keys);
  });
});
