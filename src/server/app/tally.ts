import { ADDRESS_TIERS, tierKeys } from './addresses.ts';

/** How many there are of each. */
export const createTally = () => {
  const counts = new Map<string, number>();
  return {
    count: (key: string): number => counts.get(key) ?? 0,
    add: (key: string, by: 1 | -1): void => {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

/** Places for what comes from addresses (keys of addresses.ts): so many for each, some more for the networks around it. */
export const createAddressPlaces = (mostOfOne: number) => {
  const tiers = ADDRESS_TIERS.map(({ times }) => ({ most: mostOfOne * times, tally: createTally() }));
  return {
    /** Takes a place; how to leave it again (once), or undefined where there is none. */
    take: (address: string): (() => void) | undefined => {
      const places = tierKeys(address).flatMap((key, i) => {
        const tier = tiers[i];
        return key === undefined || tier === undefined ? [] : [{ key, ...tier }];
      });
      if (places.some(({ key, most, tally }) => tally.count(key) >= most)) return undefined;
      for (const { key, tally } of places) tally.add(key, 1);
      return () => {
        for (const { key, tally } of places) tally.add(key, -1);
      };
    },
  };
};
