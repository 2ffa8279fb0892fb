import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts';
import { askDatabase } from '../support/ask-database.ts';
import { giveToServer, type PostgresServer, startPostgres } from '../support/postgres.ts';

let folder: string;
let certificate: string;
let postgres: PostgresServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wordstake-tls-'));
  certificate = join(folder, 'server.crt');
  const key = join(folder, 'server.key');
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test';
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...words.split(' '), ...files], { stdio: 'ignore' });
  giveToServer(folder, certificate, key);
  postgres = await startPostgres({ ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key });
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a store; gives whether its lines are encrypted, or why it was not opened. */
const open = async (url: string): Promise<unknown> => {
  const opened = await openPostgresStore(url, { patienceMs: 0 });
  if (!opened.ok) return opened.error;
  const [line] = await askDatabase(
    url.split('?')[0] as string,
    "select ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'wordstake'",
  );
  await opened.value.store.close();
  return line?.['ssl'];
};

it('a line to PostgreSQL is encrypted where it is asked for, and its end known where that is', async () => {
  const root = `&sslrootcert=${encodeURIComponent(certificate)}`;
  const elsewhere = postgres.url.replace('127.0.0.1', 'localhost');
  expect(await open(postgres.url)).toBe(false);
  expect(await open(`${postgres.url}?sslmode=require`)).toBe(true);
  expect(await open(`${postgres.url}?sslmode=verify-full${root}`)).toBe(true);
  expect(await open(`${elsewhere}?sslmode=verify-ca${root}`)).toBe(true);
  expect(await open(`${postgres.url}?sslmode=verify-full`)).toMatch(
    /cannot be opened: self-signed certificate/,
  );
  expect(await open(`${elsewhere}?sslmode=verify-full${root}`)).toMatch(/cannot be opened: .*altnames/);
  expect(await open(`${inject('postgres')}?sslmode=require`)).toMatch(/does not support SSL/);
});
