import { describe, it } from 'vitest';
import { useDataFolders } from '../support/data-folders.ts';
import { playUnderKills } from '../support/kills-in-play.ts';
import { newDatabase } from '../support/new-database.ts';
import { scaled } from '../support/scale.ts';

const KILLS = Number(process.env['KILLS'] ?? scaled(1, 20));
const folder = useDataFolders();

describe('a server on PostgreSQL that is killed', () => {
  it(`in the middle of play (kills: ${KILLS}) loses nothing it has acknowledged, and play goes on`, async () => {
    await playUnderKills({ folder: folder(), databaseUrl: await newDatabase() }, KILLS);
  }, 600_000);
});
