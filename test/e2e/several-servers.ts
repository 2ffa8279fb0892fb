/** Processes of the server over one PostgreSQL behind nginx, for tests that end one of them under people's hands. */
import { rmSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { PROCESSES, serverOf, startNginxBefore } from '../support/behind-nginx.ts';
import { newDataFolder } from '../support/game-server.ts';
import { FROM, type Site as Nginx } from '../support/nginx.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { browse, type Visit, type VisitOptions } from './harness.ts';
import { workerBrowser } from './worker-site.ts';

export type SeveralServers = {
  /** A visit by somebody who comes to the first, the second … of the servers, as nginx has it. */
  readonly visitAt: (server: number, options?: VisitOptions) => Promise<Visit>;
  /** The server that people come to who are sent to the first, the second … */
  readonly at: (server: number) => ServerProcess;
  /** Starts one again, and waits until nginx sends people there. */
  readonly startAgain: (server: number) => Promise<void>;
};

/** Networks for examples, of which one for each server is to be found. */
const addresses = function* (): Generator<string> {
  for (let host = 1; host < 255; host++) yield `198.51.100.${host}`;
};

/** Browses as many servers as docs/scaling.md prints, which are the file's own. */
export const useSeveralServers = (): SeveralServers => {
  const folder = newDataFolder();
  const trust = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  const servers: ServerProcess[] = [];
  /** An address that nginx sends to each of the servers. */
  const from = new Map<string, string>();
  let postgres: PostgresServer;
  let nginx: Nginx;

  const start = (port: string): Promise<ServerProcess> =>
    startServerProcess(folder, {
      port,
      env: { ...process.env, DATABASE_URL: postgres.url, TRUST_PROXY: '1' },
    });
  const { visit } = browse(async () => {
    // The certificate is the test's own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    postgres = await startPostgres();
    while (servers.length < PROCESSES) servers.push(await start('0'));
    const bases = servers.map(({ base }) => base);
    nginx = await startNginxBefore(bases);
    for (const address of addresses()) {
      if (from.size === servers.length) break;
      const base = await serverOf(nginx, bases, address);
      if (!from.has(base)) from.set(base, address);
    }
    return { base: nginx.site, browser: await workerBrowser() };
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.remove();
    rmSync(folder, { recursive: true });
    if (trust === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = trust;
  });

  const at = (server: number): ServerProcess => servers[server] as ServerProcess;
  return {
    at,
    startAgain: async (server) => {
      const { base, kill } = at(server);
      await kill();
      servers[server] = await start(new URL(base).port);
      const bases = servers.map((each) => each.base);
      const isBack = async () => expect(await serverOf(nginx, bases, from.get(base) ?? '')).toBe(base);
      await vi.waitFor(isBack, { timeout: 60_000, interval: 250 });
    },
    visitAt: (server, options = {}) =>
      visit({
        ...options,
        ignoreHTTPSErrors: true,
        extraHTTPHeaders: { [FROM]: from.get(at(server).base) ?? '' },
      }),
  };
};
