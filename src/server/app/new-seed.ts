import { randomBytes } from 'node:crypto';

const SEED_BYTES = 16;

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');
