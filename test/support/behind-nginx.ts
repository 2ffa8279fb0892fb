/** Servers over one database behind nginx, as docs/scaling.md prints it. */
import { expect, vi } from 'vitest';
import { ask, Guest } from './guest.ts';
import { FROM, type Site, startNginx, WHOLE } from './nginx.ts';
import { adapted, printed } from './printed.ts';

const UPSTREAM = printed('nginx', 'upstream of several processes');
const PRINTED_SERVERS = [...UPSTREAM.matchAll(/server ([\d.]+:\d+)/g)].map(([, address = '']) => address);
/** How many processes the printed upstream has. */
export const PROCESSES = PRINTED_SERVERS.length;

/** nginx in front of as many servers as the docs print, by their addresses. */
export const startNginxBefore = async (bases: readonly string[]): Promise<Site> => {
  if (bases.length !== PROCESSES) throw new Error(`the docs print ${PROCESSES} servers, not ${bases.length}`);
  const hosts = bases.map((base) => new URL(base).host);
  const several = adapted(
    UPSTREAM,
    Object.fromEntries(PRINTED_SERVERS.map((address, i) => [address, hosts[i] ?? ''])),
  );
  const [alone = ''] = /^upstream wordstake \{[^}]*\}/m.exec(WHOLE) ?? [];
  return startNginx(adapted(WHOLE, { [alone]: several }), {});
};

/** How many sockets a server has. */
export const socketsAt = async (base: string): Promise<number> => {
  const { body } = await ask(base, '/metrics');
  return Number(/^wordstake_sockets (\d+)$/m.exec(body)?.[1]);
};

/** To which of the servers nginx sends whoever comes from an address; nobody else may come meanwhile. */
export const serverOf = async (
  { site }: Site,
  bases: readonly string[],
  address: string,
): Promise<string> => {
  const counts = (): Promise<number[]> => Promise.all(bases.map(socketsAt));
  const before = await counts();
  const visitor = Guest.nameless(site, { [FROM]: address });
  await visitor.connect();
  const during = await counts();
  const at = bases[during.findIndex((count, i) => count > (before[i] ?? 0))];
  visitor.drop();
  await vi.waitFor(async () => expect(await counts()).toEqual(before), { timeout: 20_000 });
  if (at === undefined) throw new Error(`nobody has taken the socket from ${address}`);
  return at;
};
