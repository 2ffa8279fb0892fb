import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Review } from '../../coach/review.ts';
import { localGames } from '../saves/games.ts';

/** Raised whenever the coach values positions otherwise, or tells a review in another shape: what was kept is reckoned anew. */
const COACH_VERSION = 2;

/** Under which name a review is kept of a game that is no more than a record. */
export const nameOfRecord = (record: string): string => `record-${bytesToHex(sha256(utf8ToBytes(record)))}`;

/** What the coach said of a game before; undefined where it has not. */
export const readReview = async (id: string): Promise<Review | undefined> => {
  const { store } = await localGames();
  const kept = await store.readReview(id);
  return kept?.coach === COACH_VERSION ? (kept.review as Review) : undefined;
};

export const keepReview = async (id: string, review: Review): Promise<void> => {
  const { store } = await localGames();
  await store.keepReview({ id, atMs: Date.now(), coach: COACH_VERSION, review });
};
