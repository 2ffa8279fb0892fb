import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, type Reply } from '../support/guest.ts';

let server: TestServer;
// biome-ignore lint/suspicious/noExplicitAny: a JSON document that tests look into
let description: any;
beforeAll(async () => {
  server = await startTestServer();
  description = (await ask(server.base, '/api/openapi.json')).body;
});
afterAll(() => server.remove());

type Operation = { readonly operationId: string; readonly summary: string; readonly responses: object };

const operations = (): [string, string, Operation][] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]): [string, string, Operation] => [method, path, operation],
    ),
  );

/** The routes of the API in a tree as the framework prints it. */
const routesOf = (tree: string): string[] => {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S*)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = Math.max(0, depth - 1);
    const url = parents.join('') + part;
    parents.push(part);
    if (!url.startsWith('/api/')) return [];
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  });
};

/** Fails where an answer is not what the description says. */
const expectDescribed = (method: string, path: string, { status, body }: Reply): void => {
  const responses = description.paths[path]?.[method]?.responses;
  const described = responses?.[status] ?? responses?.[`${String(status)[0]}XX`];
  const [content] = Object.values(described?.content ?? {}) as { readonly schema: object }[];
  if (content === undefined) throw new Error(`${method} ${path} does not say what ${status} is`);
  const checker = Compile(content.schema);
  expect([...checker.Errors(body)], `${method} ${path} ${status}`).toEqual([]);
};

describe('the description of the API', () => {
  it('has every route of the server, with a line about each', () => {
    for (const [method, path, { operationId, summary }] of operations()) {
      expect(summary, operationId).toMatch(/\.$/);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(server.app.hasRoute({ method: method.toUpperCase() as 'GET', url })).toBe(true);
    }
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const described = operations().map(([method, path]) => `${method.toUpperCase()} ${path}`);
    expect(described.toSorted()).toEqual(
      routesOf(server.app.printRoutes({ commonPrefix: false })).toSorted(),
    );
  });

  it('is true: answers are as it says, those of refusals too', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const get = async (path: string, template = path, guest = ann) =>
      expectDescribed('get', `/api${template}`, await guest.ask(`/api${path}`));
    const post = async (path: string, body: unknown, template = path, guest = ann) => {
      const reply = await guest.ask(`/api${path}`, body);
      expectDescribed('post', `/api${template}`, reply);
      return reply.body;
    };
    const fresh = await ask(server.base, '/api/identity', { body: { name: 'Cat', language: 'fr' } });
    expectDescribed('post', '/api/identity', fresh);
    await post('/identity', { name: 'Anna', language: 'en' });
    await post('/identity', { name: '', language: 'en' });
    await post('/identity/code', {});
    await post('/identity/recover', { code: 'wrong' });
    for (const path of [
      '/identity',
      '/games',
      '/tables',
      '/tables/mine',
      '/lobby',
      '/turns',
      '/mutes-and-blocks',
    ])
      await get(path);
    for (const path of ['/push', '/records', '/announcements', '/admin']) await get(path);
    const code = (
      await post('/tables', { game: 'buyword', capacity: 3, public: true, options: { leader: 0 } })
    ).info.code;
    const at = (verb: string, body: unknown, guest = ann) =>
      post(`/tables/${code}/${verb}`, body, `/tables/{code}/${verb}`, guest);
    await get(`/tables/${code}`, '/tables/{code}');
    const houseWords = Array.from({ length: 26 }, (_, i) => `QI${String.fromCharCode(65 + i)}`);
    const themed = await post('/tables', { game: 'buyword', capacity: 3, options: { houseWords } });
    for (const name of [themed.info.options.houseWords.$list, 'none'])
      await get(`/lists/${name}`, '/lists/{sha256}');
    for (const path of [
      'en-full/quiz',
      'fr-full/été?theme=nature',
      'fr-full/x',
      'en-full/whale?theme=ocean',
      'de/wort',
    ])
      await get(`/words/${path}`, '/words/{dictionary}/{word}');
    await at('sit', {}, bob);
    await at('add-bot', { bot: 'simple' });
    await at('remove-bot', { seat: 2 });
    await at('pass-host', { seat: 1 });
    await at('start', {}, bob);
    await at('ready', { ready: true }, bob);
    await at('rules', { capacity: 2, options: {} }, bob);
    await at('free-seat', { seat: 0 }, bob);
    await get(`/tables/${code}/orders`, '/tables/{code}/orders');
    await at('orders', { orders: { roll: true } });
    await at('orders', { orders: { dance: true } });
    await get(`/tables/${code}/record`, '/tables/{code}/record');
    await get(`/tables/${code}/events?after=1`, '/tables/{code}/events');
    await get(`/tables/${code}/events?after=x`, '/tables/{code}/events');
    await get('/turns', '/turns', bob);
    await at('mute', { seat: 1 });
    await at('block', { seat: 1 });
    await at('report', { seat: 1, reason: 'other' });
    await at('kick', { seat: 1 });
    await get('/mutes-and-blocks');
    await post('/mutes-and-blocks/end', { id: 1 });
    await at('leave', {}, bob);
    await get('/records');
    await get(`/records/${code}/1`, '/records/{code}/{number}');
    await post('/push/subscribe', { endpoint: 'https://example.org', keys: { p256dh: '', auth: '' } });
    await post('/push/unsubscribe', { endpoint: 'https://example.org' });
    await post('/play-now', {});
    await post('/admin/enter', { token: 'wrong' });
    await get('/openapi.json');
  });
});
