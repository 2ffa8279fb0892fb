import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type BuiltClient = { readonly folder: string; readonly remove: () => void };

/** Builds a client of its own for a test, with a plugin, for the page and its workers; gives the folder and the way to remove it. */
export const buildClientWith = async (plugin: () => Plugin): Promise<BuiltClient> => {
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-client-'));
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: join(ROOT, 'src', 'client'),
      configFile: join(ROOT, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [plugin()],
      worker: { plugins: () => [plugin()] },
      build: { outDir: folder, emptyOutDir: true },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
