import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../app/metrics.ts';
import type { Store } from '../app/ports.ts';
import type { Tables } from '../app/tables.ts';
import type { LoopDelay } from '../loop-delay.ts';
import { VERSION } from '../project.ts';

export type MetricsParts = {
  readonly metrics: Metrics;
  readonly store: Store;
  readonly tables: Tables;
  readonly loopDelay: () => LoopDelay;
  /** Who may read them; without one, programs on this machine that come through no proxy. */
  readonly metricsToken: string | undefined;
};

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** What proxies add: who comes through one is not of this machine, whatever the address says. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const US_A_SECOND = 1e6;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request may see the metrics. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
  const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return !isProxied && LOOPBACK.test(socket.remoteAddress ?? '');
};

type Sample = readonly [labels: string, value: number];

const family = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`),
];

const histogram = (name: string, help: string, lines: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} histogram`,
  ...lines,
];

/** A code fit for a label; codes are ours, but what a label holds must not depend on that. */
const label = (name: string, value: string): string => `${name}="${value.replaceAll(/[^\w.-]/g, '')}"`;

/** All that is measured, in the text format of Prometheus. */
const written = async ({ metrics, store, tables, loopDelay }: MetricsParts): Promise<string> => {
  const { actions, refusals, requests, sockets, socketsOpened, actionSeconds, requestSeconds } = metrics;
  const { p50, p99, max } = loopDelay();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const counts = Object.entries(await store.countTables());
  return [
    ...family('wordstake_info', 'gauge', 'The version that runs.', [[label('version', VERSION), 1]]),
    ...family(
      'wordstake_tables',
      'gauge',
      'Tables in the store, by status.',
      counts.map(([status, count]): Sample => [label('status', status), count]),
    ),
    ...family('wordstake_tables_loaded', 'gauge', 'Tables in memory.', [['', tables.loaded()]]),
    ...family('wordstake_sockets', 'gauge', 'Open sockets.', [['', sockets]]),
    ...family('wordstake_sockets_opened_total', 'counter', 'Sockets opened.', [['', socketsOpened]]),
    ...family(
      'wordstake_actions_total',
      'counter',
      'Actions stored, by who acted.',
      Object.entries(actions).map(([by, count]): Sample => [label('by', by), count]),
    ),
    ...histogram(
      'wordstake_action_seconds',
      'From an action of a person coming in to its acknowledgement.',
      actionSeconds.lines('wordstake_action_seconds'),
    ),
    ...family(
      'wordstake_refusals_total',
      'counter',
      'What was refused, by code.',
      [...refusals].map(([code, count]): Sample => [label('code', code), count]),
    ),
    ...family(
      'wordstake_requests_total',
      'counter',
      'Requests answered, by status.',
      [...requests].map(([status, count]): Sample => [label('status', String(status)), count]),
    ),
    ...histogram(
      'wordstake_request_seconds',
      'How long requests took.',
      requestSeconds.lines('wordstake_request_seconds'),
    ),
    ...family('wordstake_loop_delay_seconds', 'gauge', 'How late the event loop was in the last minute.', [
      ['quantile="0.5"', p50],
      ['quantile="0.99"', p99],
      ['quantile="1"', max],
    ]),
    ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', rss]]),
    ...family('nodejs_heap_used_bytes', 'gauge', 'Memory that JavaScript uses.', [['', heapUsed]]),
    ...family('process_cpu_seconds_total', 'counter', 'Processor time used.', [
      ['', (user + system) / US_A_SECOND],
    ]),
    '',
  ].join('\n');
};

/** `/metrics`, for who may read it; to others it is not there. */
export const metricsRoutes = (app: FastifyInstance, parts: MetricsParts): void => {
  app.addHook('onResponse', async (_request, reply) => {
    parts.metrics.answered(reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, parts.metricsToken)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return written(parts);
  });
};
