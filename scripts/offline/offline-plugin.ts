import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { offlineEn } from '../../src/messages/offline-en.ts';
import { offlineFr } from '../../src/messages/offline-fr.ts';

const WORKER = 'sw.js';
/** Documents as they are written: pages show them rendered, and these are fetched from the server. */
const FOR_PROGRAMS = /^\/docs\//;
const COLOURS = { background_color: '#f6f0e4', theme_color: '#0c6148' } as const;
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** What a device needs to know of the site to install it, in a language; it stays one app whichever it was installed in. */
const manifestIn = (lang: string, texts: typeof offlineEn): string =>
  JSON.stringify({
    id: '/',
    name: texts.appName,
    short_name: texts.appName,
    description: texts.appDescription,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['games'],
    ...COLOURS,
    icons: ICONS,
    shortcuts: [
      { name: texts.passAndPlay, url: '/pass' },
      { name: texts.myGames, url: '/games' },
    ],
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((file) => file !== `/${WORKER}` && !FOR_PROGRAMS.test(file))
    .sort();

/**
 * What comes with a game's module though no page asks for it: bots think in the worker that hosts a game, which has them itself, and
 * only programs ask questions.
 */
const NEVER_FETCHED = /\/src\/(?:bots\/[a-z-]+\/bots|catalog\/[a-z-]+-questions)\.ts$/;

/** Makes the site one that can be installed: a manifest a language, and a service worker that knows all files of this version. */
export const offlinePlugin = (): Plugin => ({
  name: 'wordstake-offline',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'manifest-en.webmanifest',
      source: manifestIn('en', offlineEn),
    });
    this.emitFile({
      type: 'asset',
      fileName: 'manifest-fr.webmanifest',
      source: manifestIn('fr', offlineFr),
    });
  },
  writeBundle({ dir = '' }, bundle) {
    const idle = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && NEVER_FETCHED.test(file.facadeModuleId ?? '') ? [`/${file.fileName}`] : [],
    );
    const files = filesIn(dir).filter((file) => !idle.includes(file));
    const hash = createHash('sha256');
    const worker = readFileSync(join(dir, WORKER), 'utf8');
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(dir, file)));
    const version = hash.update(worker).digest('hex').slice(0, 16);
    writeFileSync(
      join(dir, WORKER),
      worker
        .replaceAll('__SHELL_FILES__', JSON.stringify(files))
        .replaceAll('__SHELL_VERSION__', JSON.stringify(version)),
    );
  },
});
