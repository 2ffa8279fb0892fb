/** Builds what `npm pack` packs (its `prepack`): the client, and the server as JavaScript, for Node runs no TypeScript in node_modules. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './build.ts';
import { ROOT } from './install.mjs';

const TYPESCRIPT = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

await buildClient();
rmSync(join(ROOT, 'dist', 'server'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [TYPESCRIPT, '-p', join(ROOT, 'tsconfig.package.json')], {
  // What npm packs with --json it says on its standard output alone.
  stdio: ['ignore', 2, 2],
});
process.exit(status ?? 1);
