import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/server/app/rate-limits.ts';
import { startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';

it('a class recovers its names at once: codes that are being looked up do not use up the guesses of an address', async () => {
  const server = await startTestServer({ databaseUrl: await newDatabase(), limits: DEFAULT_LIMITS });
  const kids = await Promise.all(
    Array.from({ length: 2 * DEFAULT_LIMITS.recoveries.burst }, (_, i) =>
      Guest.arrive(server.base, `Kid ${i}`),
    ),
  );
  const recover = (code: string) => ask(server.base, '/api/identity/recover', { body: { code } });
  const recovered = await Promise.all(kids.map(({ recoveryCode }) => recover(recoveryCode)));
  expect(new Set(recovered.map(({ status }) => status))).toEqual(new Set([200]));
  const guesses = await Promise.all(kids.map((_, i) => recover(`00000-00000-00000-000${10 + i}`)));
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(DEFAULT_LIMITS.recoveries.burst);
  await server.remove();
});
