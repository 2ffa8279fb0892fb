import { describe, it } from 'vitest';
import { useDataFolders } from '../support/data-folders.ts';
import { KILLS, playUnderKills } from '../support/kills-in-play.ts';

const folder = useDataFolders();

describe('a server that is killed', () => {
  it(`in the middle of play (kills: ${KILLS}) loses nothing it has acknowledged, and play goes on`, async () => {
    await playUnderKills({ folder: folder() });
  }, 600_000);
});
