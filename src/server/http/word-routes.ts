import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { LANGUAGES } from '../../shared/language.ts';
import { WORD_FOLDER, wordManifest } from '../words/word-files.ts';

const HASH_DIGITS = 12;
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Every file of word data there is, by the path under which it never changes: hash/file. */
const filesByPath = (): Set<string> => {
  const paths = new Set<string>();
  for (const { file, fileSha256 } of Object.values(wordManifest.dictionaries)) {
    paths.add(`${fileSha256.slice(0, HASH_DIGITS)}/${file}`);
  }
  for (const language of LANGUAGES) {
    const { sha256, firstWords } = wordManifest.definitions[language];
    firstWords.forEach((_, shard) => {
      paths.add(`${sha256.slice(0, HASH_DIGITS)}/definitions-${language}-${shard}.txt`);
    });
  }
  return paths;
};

const decompress = promisify(brotliDecompress);
const compress = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

const encodingFor = (accepted: string | undefined): Encoding => {
  const named = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'identity';
};

/** Serves data/words: files lie there compressed by Brotli; who cannot read that (plain http) gets gzip or none. */
export const wordRoutes: FastifyPluginAsync = async (app) => {
  const paths = filesByPath();
  const recoded = new Map<string, Promise<Buffer>>();

  const recode = async (file: string, encoding: Encoding): Promise<Buffer> => {
    const packed = await readFile(join(WORD_FOLDER, `${file}.br`));
    if (encoding === 'br') return packed;
    const plain = await decompress(packed);
    return encoding === 'gzip' ? compress(plain) : plain;
  };

  /** Each file in each encoding is made once and kept: they are few, and all stay under 20 MB together. */
  const contentOf = (file: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    let content = recoded.get(key);
    if (content === undefined) {
      content = recode(file, encoding);
      content.catch(() => recoded.delete(key));
      recoded.set(key, content);
    }
    return content;
  };

  app.get('/manifest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(wordManifest),
  );

  app.get<{ Params: { hash: string; file: string } }>('/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    if (!paths.has(`${hash}/${file}`)) {
      return reply.code(404).send({ error: 'not-found', message: 'There is no such word data (any more).' });
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('cache-control', ONE_YEAR).header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type(file.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'application/octet-stream');
    return reply.send(await contentOf(file, encoding));
  });
};
