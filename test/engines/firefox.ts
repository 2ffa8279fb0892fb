/** Firefox, spoken to by WebDriver BiDi. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { type EngineBrowser, endProgram, SCREEN, startParts, tapActions } from './engine.ts';

/** It speaks English, has a touch screen, and asks nobody for anything that is not the page's. */
const PREFERENCES = {
  'intl.accept_languages': 'en-GB',
  'dom.w3c_touch_events.enabled': 1,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.region.network.url': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'extensions.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
} as const;

const makeProfile = (): string => {
  const profile = mkdtempSync(join(tmpdir(), 'wordstake-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return profile;
};

const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (stderr === null) throw new Error('Firefox has no output');
  for await (const line of createInterface(stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
  throw new Error('Firefox ended without naming its address');
};

type Answer = {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
};

/** Asks by one socket, and knows which answer belongs to which question. */
const connect = async (address: string) => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let asked = 0;
  const ask = async <T>(method: string, params: object): Promise<T> => {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise;
    waiting.delete(id);
    if (answer.type !== 'success') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  };
  return { ask, hangUp: () => socket.close() };
};

type Evaluated = {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
};

/** Starts a Firefox without windows, with a profile of its own. */
export const startFirefox = (): Promise<EngineBrowser> =>
  startParts(async (endedBy) => {
    const profile = makeProfile();
    endedBy(() => rmSync(profile, { recursive: true, force: true }));
    const child = spawn(
      process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
    );
    endedBy(() => endProgram(child));
    const { ask, hangUp } = await connect(`${await addressOf(child)}/session`);
    endedBy(hangUp);
    await ask('session.new', { capabilities: {} });
    const { contexts } = await ask<{ readonly contexts: readonly { readonly context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    const context = contexts[0]?.context;
    await ask('browsingContext.setViewport', { context, viewport: SCREEN });
    return {
      go: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
      reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
      read: async <T>(expression: string): Promise<T> => {
        const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`,
          target: { context },
          awaitPromise: true,
        });
        if (result === undefined) throw new Error(exceptionDetails?.text ?? 'the page gave no value');
        return (JSON.parse(result.value) as { readonly value: T }).value;
      },
      tapAt: async (point) =>
        void (await ask('input.performActions', { context, actions: tapActions(point) })),
    };
  });
