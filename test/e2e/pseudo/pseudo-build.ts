import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const RUNTIME = fileURLToPath(new URL('./pseudo-texts.ts', import.meta.url));
/** The catalogues of English: what they hold is shown in the pseudo-language instead. */
const CATALOGUE = /\/src\/messages\/([a-z-]+-)?en\.ts$/;

/** Whatever an English catalogue exports goes through `pseudo`. */
const pseudoPlugin = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'post',
  transform(code, id) {
    if (!CATALOGUE.test(id)) return undefined;
    const names = [...code.matchAll(/export const (\w+) =/g)].map(([, name]) => name);
    const own = code.replace(/export const (\w+) =/g, 'const $1 =');
    const exported = names.map((name) => `const pseudo_${name} = pseudo(${name});`).join('\n');
    const list = names.map((name) => `pseudo_${name} as ${name}`).join(', ');
    return {
      code: `import { pseudo } from ${JSON.stringify(RUNTIME)};\n${own}\n${exported}\nexport { ${list} };`,
      map: null,
    };
  },
});

/** Builds the client with its English put into the pseudo-language; gives the folder and the way to remove it. */
export const buildPseudo = async (): Promise<{ readonly folder: string; readonly remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-pseudo-'));
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: join(ROOT, 'src', 'client'),
      configFile: join(ROOT, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [pseudoPlugin()],
      build: { outDir: folder, emptyOutDir: true },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
