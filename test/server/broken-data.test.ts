import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createServer } from '../../src/server/create-server.ts';
import { newDataFolder, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

describe('data that is damaged', () => {
  it('in a snapshot is read from the log, and in a log hides no other table', async () => {
    const dataFolder = newDataFolder();
    const first = await startTestServer({ dataFolder });
    const ann = await Guest.arrive(first.base, 'Ann');
    const codes: string[] = [];
    for (let i = 0; i < 5; i++) codes.push(await ann.make({ public: true }));
    await first.stop();

    const db = new DatabaseSync(join(dataFolder, 'wordstake.db'));
    const idOf = db.prepare('select id from tables where code = ?');
    const ids = codes.map((code) => (idOf.get(code) as { id: number }).id);
    const spoilSnapshot = db.prepare('update snapshots set state = ? where t = ?');
    for (const [i, state] of ['{', 'null', '{"table":{}}'].entries()) {
      expect(spoilSnapshot.run(state, ids[i] as number).changes).toBe(1);
    }
    db.exec(`delete from snapshots where t = ${ids[3]}; update log set body = '{' where t = ${ids[3]}`);
    db.close();

    const again = await startTestServer({ dataFolder });
    const readable = codes.filter((_, i) => i !== 3).sort();
    const mine = await ask(again.base, '/api/tables/mine', { cookie: ann.cookie });
    for (const { status, body } of [await ask(again.base, '/api/tables'), mine]) {
      expect(status).toBe(200);
      expect(body.tables.map(({ code }: { code: string }) => code).sort()).toEqual(readable);
    }
    for (const [i, code] of codes.entries()) {
      expect((await ask(again.base, `/api/tables/${code}`)).status).toBe(i === 3 ? 500 : 200);
    }
    await again.remove();
  });

  it.each(['', '{', 'null', '{"cookieKey":"","recoveryKey":""}'])(
    'in the secrets (%j) is told in a sentence, and nothing is overwritten',
    async (text) => {
      const dataFolder = newDataFolder();
      const file = join(dataFolder, 'secrets.json');
      writeFileSync(file, text);
      const sentence = `${file} cannot be read. Put it back from a backup. If there is none, remove it and start once with NEW_SECRETS=1: then all guests become strangers.`;
      expect(await createServer({ dataFolder })).toEqual({ ok: false, error: sentence });
      expect(readFileSync(file, 'utf8')).toBe(text);
      // The data is free again for who mends it.
      rmSync(file);
      const server = await startTestServer({ dataFolder });
      expect(readdirSync(dataFolder).filter((name) => name.startsWith('secrets'))).toEqual(['secrets.json']);
      await server.remove();
    },
  );
});
