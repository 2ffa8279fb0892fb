/** Builds the client into dist/client where its sources have changed since; `npm run build` does only that. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { installPackages, ROOT } from './install.mjs';

const OUTPUT = join(ROOT, 'dist', 'client');
const STAMP = join(ROOT, 'dist', 'client.stamp');

/** What the client is made of; its tests are not. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'docs/protocol.md',
  'docs/notation.md',
];
const SOURCE_FOLDERS = [
  'src/client',
  'src/messages',
  'src/lexicon',
  'src/games',
  'src/catalog',
  'src/notation',
  'src/bots',
  'src/daily',
  'src/protocol',
  'src/shared',
  'scripts/offline',
  'scripts/documents',
  'scripts/rules',
  'docs/rules',
];

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const hashSources = (): string => {
  const hash = createHash('sha256');
  const files = [
    ...SOURCES.map((file) => join(ROOT, file)),
    ...SOURCE_FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
  ];
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|md)$/;

/** Writes a .br and a .gz beside each text file, which the server then only has to send. */
const precompress = async (): Promise<void> => {
  const files = filesBelow(OUTPUT).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        await brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      writeFileSync(`${file}.gz`, await gzipAsync(content, { level: 9 }));
    }),
  );
};

/**
 * Vite's native parts are optional packages too: whoever left them out needs them as soon as something is to be built.
 * They are looked for in a process of its own, since a module that once failed to load would go on failing in this one.
 */
const ensureBuilder = (): void => {
  const loads = spawnSync(process.execPath, ['--input-type=module', '--eval', "await import('vite')"], {
    cwd: ROOT,
  });
  if (loads.status === 0) return;
  console.error(
    'The builder of the page lacks its native part (optional packages were left out): installing it …',
  );
  const problem = installPackages();
  if (problem !== undefined) throw new Error(problem);
};

/** Whatever the caller's environment is for (tests, say), what is served is always the production page. */
const buildForProduction = async (): Promise<void> => {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const { build } = await import('vite');
    await build({
      root: join(ROOT, 'src', 'client'),
      configFile: join(ROOT, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
};

/** Builds the client, unless what is there was made of the same sources. */
export const buildClient = async (): Promise<void> => {
  const stamp = hashSources();
  if (existsSync(STAMP) && existsSync(OUTPUT) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.error('Building the page …');
  ensureBuilder();
  await buildForProduction();
  await precompress();
  writeFileSync(STAMP, stamp);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient();
