import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { servedBuyWord } from '../../src/server/games/buyword.ts';
import { SCHEMA, schemaOf } from '../../src/server/store/sqlite/migrations.ts';
import { newDataFolder, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

const FIXTURE = fileURLToPath(new URL('../fixtures/schema-1/', import.meta.url));
const known: { code: string; cookie: string; recoveryCode: string; view: View } = JSON.parse(
  readFileSync(join(FIXTURE, 'known.json'), 'utf8'),
);

describe('the data folder of an earlier version', () => {
  it('is upgraded, with a backup beside it: guests are known again, and their game goes on', async () => {
    const dataFolder = newDataFolder();
    for (const file of ['wordstake.db', 'secrets.json']) cpSync(join(FIXTURE, file), join(dataFolder, file));
    const server = await startTestServer({ dataFolder });
    const { code, cookie } = known;

    const isBackup = (file: string): boolean => file.startsWith(`backup-schema-1-before-${SCHEMA}-`);
    const [backup = ''] = readdirSync(dataFolder).filter(isBackup);
    const old = new DatabaseSync(join(dataFolder, backup), { readOnly: true });
    expect(schemaOf(old)).toBe(1);
    old.close();
    expect(statSync(join(dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);

    expect((await ask(server.base, '/api/identity', { cookie })).body.identity.name).toBe('Ann');
    // What only the new schema knows was filled in from the old.
    const mine = await ask(server.base, '/api/tables/mine', { cookie });
    expect(mine.body.tables).toMatchObject([{ code, seats: [{ name: 'Ann' }, { name: 'Bob' }] }]);

    const ann = Guest.known(server.base, 'Ann', cookie);
    const { view } = await ann.watch(code);
    const playsOn = servedBuyWord.rulesVersion === 1 && servedBuyWord.schemaVersion === 1;
    if (playsOn) {
      expect(view).toMatchObject({
        phase: known.view.phase,
        seats: known.view.seats,
        round: known.view.round,
      });
      const move = known.view.phase === 'choose' ? 'choose 3' : 'decline';
      expect(await ann.act(code, move)).toMatchObject({ type: 'accepted' });
    } else {
      expect(await ann.act(code, 'decline')).toMatchObject({ type: 'refused', code: 'rules-changed' });
      await ann.do(code, 'rematch');
    }
    ann.drop();
    await server.stop();
    rmSync(dataFolder, { recursive: true });
  });
});
