import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../project.ts';
import { puzzleManifest } from '../words/puzzle-files.ts';
import { wordManifest } from '../words/word-files.ts';
import { createApp } from './create-app.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wordstake-client-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><html lang="en"></html>');
  writeFileSync(join(clientFolder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'client.stamp'), 'not for anybody');
  app = await createApp(undefined, clientFolder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('GET /healthz', () => {
  it('answers with the version', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true, version: VERSION });
  });
});

describe('word data', () => {
  const { file, fileSha256 } = wordManifest.dictionaries['en-common'];
  const url = `/words/${fileSha256.slice(0, 12)}/${file}`;
  const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

  it('has a manifest that is asked for anew each time', async () => {
    const answer = await get('/words/manifest.json');
    expect(answer.json()).toEqual({ ...wordManifest, puzzles: puzzleManifest });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('comes as the reader likes it: accept-encoding "%s"', async (accepted, encoding, decode) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(sha256(decode(answer.rawPayload))).toBe(fileSha256);
  });

  it.each([
    ['gzip, br', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])(
    'has each dictionary as a list whose hash is the pinned one: accept-encoding "%s"',
    async (accepted, encoding, decode) => {
      for (const [name, pinned] of Object.entries(wordManifest.dictionaries)) {
        const answer = await get(`/words/${pinned.sha256.slice(0, 12)}/${name}.txt`, {
          'accept-encoding': accepted,
        });
        expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(sha256(decode(answer.rawPayload))).toBe(pinned.sha256);
      }
    },
  );

  it.each([
    `/words/000000000000/${file}`,
    '/words/000000000000/en-full.txt',
    `/words/${fileSha256.slice(0, 12)}/manifest.json`,
    `/words/${fileSha256.slice(0, 12)}/..%2f..%2fpackage.json`,
    '/words/__proto__/constructor',
  ])('answers 404 for %s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'not-found' });
  });
});

describe('pages', () => {
  it.each(['/', '/play', '/credits'])('%s opens the client', async (path) => {
    const answer = await get(path, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('what has a hash in its name is kept for good', async () => {
    const answer = await get('/assets/main-abc123.js');
    expect(answer.body).toBe('export {};');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('a page that is not there opens the client, which says so, with 404', async () => {
    const answer = await get('/nowhere', { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<html');
  });

  it('what is no page is answered for programs', async () => {
    for (const path of ['/nowhere.js', '/..%2fpackage.json', '/%00', '/.git/config', '/client.stamp']) {
      const answer = await get(path);
      expect([400, 403, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(404);
  });

  it('may load nothing from elsewhere', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
