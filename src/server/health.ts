import { statfs } from 'node:fs/promises';
import type { Store, StoreProblem } from './app/ports.ts';

/** Below this much free space a host should look after the disk. */
const LEAST_FREE_BYTES = 64 * 2 ** 20;

/** What is wrong with the server, and a sentence about it that names nothing of the machine. */
export type Ailment = { readonly reason: StoreProblem | 'disk-low'; readonly message: string };

const MESSAGES: Readonly<Record<Ailment['reason'], string>> = {
  'disk-full': 'The disk is full: nothing can be saved. Free some space; play then continues by itself.',
  'disk-low': 'The disk is almost full. Free some space while data can still be saved.',
  unwritable: 'The data cannot be written. Check the disk and the permissions of the data folder.',
  damaged: 'The database is damaged. Stop the server and restore the latest backup.',
  unreachable: 'The database cannot be reached. Play continues by itself once it can.',
  slow: 'The database does not answer in time. Play continues by itself once it does.',
  'read-only': 'The database can only be read. Play continues by itself once it can be written to.',
  'in-use': 'A command has taken the database for itself. Restart the server when it has ended.',
};

export type Health = () => Promise<Ailment | undefined>;

/** Tells what is wrong with a server's data, if anything is. */
export const createHealth =
  (store: Store, folder: string, leastFreeBytes = LEAST_FREE_BYTES): Health =>
  async () => {
    const ailment = (reason: Ailment['reason']): Ailment => ({ reason, message: MESSAGES[reason] });
    const problem = store.problem();
    if (problem !== undefined) return ailment(problem);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFreeBytes ? ailment('disk-low') : undefined;
  };
