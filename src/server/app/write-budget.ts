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
  return {
    take: ({ address, who }, bytes) => {
      const seconds = ofAddress.take(address, bytes);
      if (seconds > 0 || who === undefined) return seconds;
      const ofWho = ofIdentity.take(who, bytes);
      if (ofWho > 0) ofAddress.giveBack(address, bytes);
      return ofWho;
    },
    giveBack: ({ address, who }, bytes) => {
      ofAddress.giveBack(address, bytes);
      if (who !== undefined) ofIdentity.giveBack(who, bytes);
    },
  };
};
