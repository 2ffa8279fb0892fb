import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy'];

/** Somebody between a browser and the site. */
export type Between = {
  readonly base: string;
  /** Goes away: nobody answers there any more. */
  readonly stop: () => Promise<void>;
};

/** Stands between the browser and a site, and may add something to what it sends: service workers are fetched past the test tool. */
export const standBetween = async (site: () => string, addTo: (path: string) => string): Promise<Between> => {
  const server = createServer(async ({ url = '/' }, reply) => {
    const answer = await fetch(new URL(url, site()));
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of PASSED_ON)
      if (answer.headers.has(name)) reply.setHeader(name, answer.headers.get(name) ?? '');
    reply.writeHead(answer.status);
    reply.end(Buffer.concat([body, Buffer.from(addTo(url))]));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
};
