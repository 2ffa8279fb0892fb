import type { ServedManifest } from '../../lexicon/word-manifest.ts';
import { fetchLatest } from './kept-files.ts';
import { MANIFEST } from './word-addresses.ts';

/** Which word data there is: as the server says, or without a network as it said last. */
export const readManifest = async (): Promise<ServedManifest> =>
  (await (await fetchLatest(MANIFEST)).json()) as ServedManifest;
