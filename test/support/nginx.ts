/** nginx as the docs print it, in front of servers of a test. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { ask } from './guest.ts';
import { adapted, printed } from './printed.ts';

const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

/** By which header the test says from which address it asks. */
export const FROM = 'x-test-from';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** What Debian's nginx.conf has around a site, with all that nginx writes in a folder of the test. */
const around = (folder: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join('\n  ')}
  # The test says who asks.
  set_real_ip_from 127.0.0.1;
  real_ip_header ${FROM};
  include ${folder}/site.conf;
}`;

export type Site = {
  readonly site: string;
  readonly plain: string;
  /** Where certbot puts what it is asked for. */
  readonly webroot: string;
  readonly stop: () => Promise<void>;
};

const PLACE = '/etc/nginx/sites-available/wordstake';
export const WHOLE = printed('nginx', PLACE);
/** What stands there until there is a certificate. */
export const FIRST = printed('nginx', `${PLACE}, until there is a certificate`);

/** A certificate for the name of the printed site, signed by nobody else. */
const makeCertificate = (folder: string): void => {
  mkdirSync(folder);
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat([
      '-subj',
      '/CN=words.example.org',
      '-keyout',
      key,
      '-out',
      cert,
    ]),
    { stdio: 'ignore' },
  );
};

/** nginx with a printed site, some of it otherwise: on ports of this machine alone, with a certificate where the site has one. */
export const startNginx = async (
  printedSite: string,
  changes: Readonly<Record<string, string>>,
): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  chmodSync(folder, 0o755);
  const webroot = join(folder, 'webroot');
  mkdirSync(webroot);
  const certificates = join(folder, 'certs');
  const isSecure = printedSite.includes('ssl_certificate');
  if (isSecure) makeCertificate(certificates);
  const conf = adapted(printedSite, {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    // Not every machine that runs tests speaks IPv6.
    'listen [::]:80;': '',
    '/var/www/certbot': webroot,
    ...(isSecure
      ? {
          'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
          'listen [::]:443 ssl http2;': '',
          '/var/log/nginx/wordstake.log': 'stderr',
          '/etc/letsencrypt/live/words.example.org': certificates,
        }
      : {}),
    ...changes,
  });
  writeFileSync(join(folder, 'site.conf'), conf);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = `https://127.0.0.1:${port}`;
  const plain = `http://127.0.0.1:${plainPort}`;
  await vi.waitFor(() => ask(isSecure ? site : plain, '/healthz'), { timeout: 30_000 });
  return {
    site,
    plain,
    webroot,
    stop: async () => {
      const gone = once(nginx, 'exit');
      // At once: it would wait for sockets that are still open.
      nginx.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
};
