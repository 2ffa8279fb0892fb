/**
 * Checks that every file under src imports only from the layers its own may use (ARCHITECTURE.md), and that the pure
 * layers use neither clock nor chance: what they cannot even name (Node, the DOM) TypeScript refuses already.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** Each layer and the layers it may import from, besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  lexicon: ['shared'],
  'games/core': ['shared'],
  'games/buyword': ['games/core', 'shared'],
  'games/choose-your-words': ['games/core', 'shared'],
  notation: ['games', 'shared'],
  messages: ['bots', 'coach', 'games', 'lexicon', 'shared'],
  bots: ['games', 'lexicon', 'notation', 'shared'],
  coach: ['bots', 'games', 'lexicon', 'notation', 'shared'],
  catalog: ['bots', 'coach', 'games', 'lexicon', 'messages', 'notation', 'shared'],
  daily: ['catalog', 'games', 'shared'],
  protocol: ['catalog', 'daily', 'games', 'notation', 'shared'],
  server: [
    'shared',
    'lexicon',
    'games',
    'notation',
    'messages',
    'bots',
    'coach',
    'catalog',
    'daily',
    'protocol',
  ],
  client: [
    'shared',
    'lexicon',
    'games',
    'notation',
    'messages',
    'bots',
    'coach',
    'catalog',
    'daily',
    'protocol',
  ],
  cli: [
    'shared',
    'lexicon',
    'games',
    'notation',
    'messages',
    'bots',
    'coach',
    'catalog',
    'protocol',
    'server',
  ],
};

/** The folders of the client from the lowest up: each may import from those before it, never from one after it or beside it. */
const CLIENT_LAYERS: readonly (readonly string[])[] = [
  ['base'],
  ['ui'],
  ['words'],
  ['shell', 'tiles', 'faces', 'sound', 'saves', 'offline'],
  ['link'],
  ['bots', 'online', 'local-host'],
  ['social', 'table'],
  ['buyword', 'choose-your-words'],
  ['device'],
  ['make'],
  ['room', 'replay', 'learn', 'finder', 'daily'],
  ['pages'],
  ['games'],
];

/** How high a folder of the client stands; what lies in no folder (app.tsx, main.tsx) stands above all. */
const heightOf = (folder: string): number =>
  folder === '' ? CLIENT_LAYERS.length : CLIENT_LAYERS.findIndex((folders) => folders.includes(folder));

const clientFolderOf = (path: string): string => /^client\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Why a file of the client may not import another, if so. */
const clientComplaint = (path: string, target: string): string | undefined => {
  const [from, to] = [clientFolderOf(path), clientFolderOf(target)];
  // A stylesheet is nobody's layer.
  if (from === to || target.endsWith('.css')) return undefined;
  const isBelow = heightOf(to) >= 0 && heightOf(to) < heightOf(from);
  return isBelow ? undefined : `${path}: client/${from} may not import from client/${to}`;
};

/** No game by name: the table of all of them, and the page that makes one. */
const GAMELESS = ['table', 'make'];
const ONE_GAME =
  /^(games\/(?!core\/)|catalog\/(buyword|cards|choose-your-words)|client\/(buyword|choose-your-words)\/)/;
const isGameAtTable = (path: string, target: string): boolean =>
  GAMELESS.includes(clientFolderOf(path)) && ONE_GAME.test(target);

const PURE = [
  'shared',
  'lexicon',
  'games',
  'notation',
  'bots',
  'coach',
  'messages',
  'catalog',
  'daily',
  'protocol',
];
/** Packages that are pure themselves. */
const PURE_PACKAGES = ['@noble/', 'typebox'];
const IMPURE_CODE = /\b(Math\.random|Date\.now|new Date\b|performance\.now|crypto\.)/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*['"]([^'"]+)['"]/g;

const layerOf = (path: string): string | undefined =>
  Object.keys(LAYERS).find((layer) => path === layer || path.startsWith(`${layer}/`));

const allows = (layer: string, target: string): boolean =>
  target === layer || (LAYERS[layer] ?? []).some((may) => target === may || target.startsWith(`${may}/`));

/** The complaints about one file's text, given its path below src. */
export const complaintsAbout = (path: string, text: string): string[] => {
  const layer = layerOf(path);
  if (layer === undefined) return [`${path}: lies in no layer; see scripts/check-layers.ts`];
  const isTest = /\.test\.tsx?$/.test(path);
  const isPure = PURE.some((pure) => layer === pure || layer.startsWith(`${pure}/`)) && !isTest;
  const complaints: string[] = [];
  for (const [, specifier = ''] of text.matchAll(IMPORT)) {
    if (!specifier.startsWith('.')) {
      const isPurePackage = PURE_PACKAGES.some((name) => specifier.startsWith(name));
      if (isPure && !isPurePackage)
        complaints.push(`${path}: ${layer} is pure and may not import ${specifier}`);
      continue;
    }
    const target = relative(SOURCE, resolve(SOURCE, dirname(path), specifier))
      .split(sep)
      .join('/');
    const targetLayer = layerOf(target);
    // Tests may read real data and share helpers; what ships may not.
    if (isTest && (target.startsWith('..') || targetLayer === 'server')) continue;
    if (!isTest && isGameAtTable(path, target))
      complaints.push(`${path}: client/${clientFolderOf(path)} knows no game (${specifier})`);
    if (targetLayer === undefined || !allows(layer, targetLayer)) {
      complaints.push(`${path}: ${layer} may not import from ${targetLayer ?? target} (${specifier})`);
    }
    const complaint = layer === 'client' && targetLayer === 'client' && clientComplaint(path, target);
    if (complaint) complaints.push(complaint);
  }
  const impure = isPure ? IMPURE_CODE.exec(text) : null;
  if (impure !== null) complaints.push(`${path}: ${layer} is pure and may not use ${impure[0]}`);
  return complaints;
};

const checkAll = (): string[] =>
  readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      return complaintsAbout(relative(SOURCE, file).split(sep).join('/'), readFileSync(file, 'utf8'));
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaints = checkAll();
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length === 0 ? 0 : 1);
}
