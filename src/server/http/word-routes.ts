import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, createGunzip, gzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { DICTIONARIES, type DictionaryName } from '../../shared/dictionaries.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { plainList } from '../words/plain-list.ts';
import { PUZZLE_FOLDER, puzzleManifest } from '../words/puzzle-files.ts';
import { pinOf, WORD_FOLDER, wordManifest } from '../words/word-files.ts';

const HASH_DIGITS = 12;
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Every file of words and puzzles there is, by the path under which it never changes (hash/file), and the folder it lies in. */
const filesByPath = (): ReadonlyMap<string, string> => {
  const paths = new Map<string, string>();
  for (const { file, fileSha256 } of Object.values(wordManifest.dictionaries)) {
    paths.set(`${fileSha256.slice(0, HASH_DIGITS)}/${file}`, WORD_FOLDER);
  }
  for (const { file, sha256 } of Object.values(puzzleManifest)) {
    paths.set(`${sha256.slice(0, HASH_DIGITS)}/${file}`, PUZZLE_FOLDER);
  }
  for (const language of LANGUAGES) {
    const { sha256, firstWords } = wordManifest.definitions[language];
    firstWords.forEach((_, shard) => {
      paths.set(`${sha256.slice(0, HASH_DIGITS)}/definitions-${language}-${shard}.txt`, WORD_FOLDER);
    });
  }
  return paths;
};

/** Every dictionary as a plain list, by the path under which it never changes: hash of its words/name. */
const listsByPath = (): ReadonlyMap<string, DictionaryName> =>
  new Map(
    DICTIONARIES.map((name) => [`${pinOf(name).sha256.slice(0, HASH_DIGITS)}/${name}.txt`, name] as const),
  );

const decompress = promisify(brotliDecompress);
const compress = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** How an answer is sent: by the first of the ways there are that the reader takes. */
const encodingFor = (accepted: string | undefined, ways: readonly Encoding[]): Encoding => {
  const named = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  return ways.find((way) => named.has(way)) ?? 'identity';
};

/** Serves data/words and data/puzzles, whose files are compressed by Brotli; clients that cannot read that (plain http) get gzip or none. */
export const wordRoutes: FastifyPluginAsync = async (app) => {
  const paths = filesByPath();
  const lists = listsByPath();
  const kept = new Map<string, Promise<Buffer>>();

  const recode = async (folder: string, file: string, encoding: Encoding): Promise<Buffer> => {
    const packed = await readFile(join(folder, `${file}.br`));
    if (encoding === 'br') return packed;
    const plain = await decompress(packed);
    return encoding === 'gzip' ? compress(plain) : plain;
  };

  /** Each file in each encoding is made once and kept: they are few, and all stay under 25 MB together. */
  const madeOnce = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    let content = kept.get(key);
    if (content === undefined) {
      content = make();
      content.catch(() => kept.delete(key));
      kept.set(key, content);
    }
    return content;
  };

  /** Lists are kept compressed only: who wants them plain gets them unpacked on the way. */
  const sendList = async (
    name: DictionaryName,
    encoding: Encoding,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const packed = await madeOnce(`list ${name}`, () => plainList(name));
    reply
      .header('cache-control', ONE_YEAR)
      .header('vary', 'accept-encoding')
      .type('text/plain; charset=utf-8');
    if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(packed);
    const plain = createGunzip();
    plain.end(packed);
    return reply.send(plain);
  };

  app.get('/manifest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ ...wordManifest, puzzles: puzzleManifest }),
  );

  app.get<{ Params: { hash: string; file: string } }>('/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const accepted = request.headers['accept-encoding'];
    const list = lists.get(`${hash}/${file}`);
    if (list !== undefined) return sendList(list, encodingFor(accepted, ['gzip']), reply);
    const folder = paths.get(`${hash}/${file}`);
    if (folder === undefined) {
      return reply.code(404).send({ error: 'not-found', message: 'There is no such word data (any more).' });
    }
    const encoding = encodingFor(accepted, ['br', 'gzip']);
    reply.header('cache-control', ONE_YEAR).header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type(file.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'application/octet-stream');
    return reply.send(await madeOnce(`${encoding} ${file}`, () => recode(folder, file, encoding)));
  });
};
