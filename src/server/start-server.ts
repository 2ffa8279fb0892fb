import type { AddressInfo } from 'node:net';
import { DICTIONARIES } from '../shared/dictionaries.ts';
import { configFrom, type ServerConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { createLog, LOG_LEVELS, type LogLevel } from './log.ts';
import { memoryFrom } from './memory-settings.ts';
import { VERSION } from './project.ts';
import { isContact } from './push/push-sender.ts';
import { retentionFrom } from './retention-settings.ts';
import { loadLexicon } from './words/word-files.ts';

const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65535;
/** A stop that hangs is given up: what was acknowledged is on disk anyway. */
const LONGEST_STOP_MS = 20_000;

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const readPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_PORT) {
    return fail(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${text}".`);
  }
  return port;
};

const readLevel = (text: string | undefined): LogLevel => {
  if (text === undefined || text === '') return 'info';
  return (
    LOG_LEVELS.find((level) => level === text) ??
    fail(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
  );
};

const whyNotListening = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  return `The server cannot listen on ${host}, port ${port}: ${error.message}.`;
};

/** Before anybody comes: what is read later is waited for by everybody. */
const readDictionaries = (): void => {
  try {
    for (const name of DICTIONARIES) loadLexicon(name);
  } catch (error) {
    fail((error as Error).message);
  }
};

/** Serves until the process is told to stop (PORT, HOST, LOG_LEVEL, and what config.ts reads); says where in one line. */
export const startServer = async (config: ServerConfig = configFrom(process.env)): Promise<void> => {
  // Whatever is written from here on is for the owner alone.
  process.umask(0o077);
  const port = readPort(process.env['PORT']);
  const host = process.env['HOST'] || 'localhost';
  const log = createLog(readLevel(process.env['LOG_LEVEL']));
  const trust = process.env['TRUST_PROXY'] ?? '';
  if (!['', '0', '1'].includes(trust)) return fail(`TRUST_PROXY must be 1 or 0, not "${trust}".`);
  const { pushSubject } = config;
  if (pushSubject !== undefined && !isContact(pushSubject))
    return fail(`CONTACT must be a mailto: or https: address, not "${pushSubject}".`);
  const kept = retentionFrom(process.env);
  if (!kept.ok) return fail(kept.error);
  const memory = memoryFrom(process.env);
  if (!memory.ok) return fail(memory.error);
  const server = await createServer({
    log,
    retention: kept.value.retention,
    memory: memory.value,
    ...config,
    times: { ...kept.value.times, ...config.times },
  });
  if (!server.ok) return fail(server.error);
  readDictionaries();
  const { app, stop, adminTokenFile } = server.value;
  try {
    await app.listen({ port, host });
  } catch (error) {
    fail(whyNotListening(error as NodeJS.ErrnoException, host, port));
  }
  const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  const { port: shownPort } = app.server.address() as AddressInfo;
  console.log(`Wordstake is ready: http://${shownHost}:${shownPort}`);
  console.log(`Site admin: sign in at /admin with the token in ${adminTokenFile}`);
  log.info('ready', { version: VERSION, port: shownPort });
  // Launchers pass on what the whole group got already: a stop that is under way is not cut short.
  let isStopping = false;
  const end = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error) => {
        log.report(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));
};
