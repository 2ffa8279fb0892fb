import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { VERSION } from '../../src/server/project.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';

/** The samples of a page of metrics, by name with labels. */
const samplesOf = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

describe('the metrics of a server', () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ log: createLog('debug', (line) => lines.push(line)) });
  });
  afterAll(() => server.remove());
  const read = async () => samplesOf((await ask(server.base, '/metrics')).body);

  it('count tables, sockets, actions, refusals and how long things take', async () => {
    const ann = await Guest.arrive(server.base, 'Ann Zephyrine');
    const code = await ann.make({ capacity: 1 });
    await ann.watch(code);
    expect(await ann.act(code, 'roll')).toMatchObject({ code: 'not-started' });
    await ann.do(code, 'start');
    expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
    expect((await ann.ask('/api/tables/BBBBBBB')).status).toBe(404);
    expect(await upgradeStatus(server.base, { cookie: 'wordstake=nobody.0.x' })).toBe(401);
    const samples = await read();
    const expected = {
      'wordstake_tables{status="open"}': 0,
      'wordstake_tables{status="playing"}': 1,
      wordstake_tables_loaded: 1,
      wordstake_sockets: 1,
      wordstake_sockets_opened_total: 1,
      'wordstake_actions_total{by="person"}': 1,
      'wordstake_actions_total{by="bot"}': 0,
      'wordstake_action_seconds_bucket{le="+Inf"}': 1,
      wordstake_action_seconds_count: 1,
      'wordstake_refusals_total{code="not-started"}': 1,
      'wordstake_refusals_total{code="no-such-table"}': 1,
      'wordstake_refusals_total{code="socket-401"}': 1,
      'wordstake_requests_total{status="404"}': 1,
    };
    for (const [name, value] of Object.entries(expected))
      expect([name, samples.get(name)]).toEqual([name, value]);
    expect(samples.get('wordstake_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(samples.get(`wordstake_info{version="${VERSION}"}`)).toBe(1);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    ann.drop();
    await expect.poll(async () => (await read()).get('wordstake_sockets')).toBe(0);
  });

  it('are in the text format of Prometheus', async () => {
    const { body, headers } = await ask(server.base, '/metrics');
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? -?[\d.e+-]+$/;
    const comment = /^# (HELP [a-z_]+ \S.*|TYPE [a-z_]+ (counter|gauge|histogram))$/;
    expect(body.endsWith('\n')).toBe(true);
    for (const line of body.slice(0, -1).split('\n'))
      expect(line).toMatch(line.startsWith('#') ? comment : sample);
    const buckets = [...samplesOf(body)].filter(([name]) =>
      name.startsWith('wordstake_request_seconds_bucket'),
    );
    const counts = buckets.map(([, count]) => count);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(samplesOf(body).get('wordstake_request_seconds_count'));
  });

  it('are for this machine only, and not for who comes through a proxy', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect((await ask(server.base, '/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    }
  });

  it('are for who has the token, where there is one', async () => {
    const closed = await startTestServer({ metricsToken: 'an open secret' });
    const status = async (headers: Record<string, string>) =>
      (await ask(closed.base, '/metrics', { headers })).status;
    expect(await status({})).toBe(404);
    expect(await status({ authorization: 'Bearer wrong' })).toBe(404);
    expect(await status({ authorization: 'Bearer an open secret', 'x-forwarded-for': '10.0.0.1' })).toBe(200);
    await closed.remove();
  });

  it('and logs name nobody, no table by its code, and no address', async () => {
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toEqual(expect.arrayContaining(['request', 'table-open', 'table-playing']));
    const all = [...lines, (await ask(server.base, '/metrics')).body].join('\n');
    expect(all).not.toMatch(/Zephyrine|127\.0\.0\.1|wordstake=/);
    const { tables } = (await ask(server.base, '/api/tables')).body;
    expect(tables).toEqual([]);
    expect(all).not.toMatch(/"(table|code)":"/);
    expect(all).toContain('/api/tables/:code/start');
  });
});
