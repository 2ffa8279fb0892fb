import { type RateLimit, takeFromAll } from './rate-limits.ts';
import type { Rates } from './rates.ts';

/** Who writes: an address (a key of addresses.ts), and an identity where one is known. */
export type Writer = { readonly address: string; readonly who: string | undefined };

/** What people may leave on disk, in bytes, by identity and by address: both have to have room. */
export type WriteBudget = {
  /** Takes so many bytes; 0 where that is fine, else in how many seconds it will be. */
  readonly take: (writer: Writer, bytes: number) => number;
  /** Gives back what was not written after all. */
  readonly giveBack: (writer: Writer, bytes: number) => void;
};

export const createWriteBudget = (rates: Rates): WriteBudget => {
  const ofAddress = rates.byAddress('bytesOfAddress');
  const ofIdentity = rates.byIdentity('bytesOfIdentity');
  const sharesOf = ({ address, who }: Writer): (readonly [RateLimit, string])[] => [
    [ofAddress, address],
    ...(who === undefined ? [] : [[ofIdentity, who] as const]),
  ];
  return {
    take: (writer, bytes) => takeFromAll(sharesOf(writer), bytes),
    giveBack: (writer, bytes) => {
      for (const [limit, key] of sharesOf(writer)) limit.giveBack(key, bytes);
    },
  };
};
