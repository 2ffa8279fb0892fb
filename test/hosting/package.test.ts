import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, Guest } from '../support/guest.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'wordstake-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
const wordstake = join(folder, 'node_modules', '.bin', 'wordstake');

describe('the package', () => {
  it('is packed, installed into an empty folder, and starts by its name', async () => {
    await run('npm', ['pack', '--loglevel=error', '--pack-destination', folder], { cwd: ROOT });
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{}');
    await run('npm', ['install', ...quiet, join(folder, tarball as string)], { cwd: folder });

    const child = spawn(wordstake, [], {
      cwd: folder,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: '', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let base = '';
    for await (const line of createInterface(child.stdout)) {
      base = /http:\/\/localhost:\d+/.exec(line)?.[0].replace('localhost', '127.0.0.1') ?? '';
      if (base !== '') break;
    }
    expect((await ask(base, '/healthz')).body).toMatchObject({ ok: true });
    const page = (await ask(base, '/')).body as string;
    expect(page).toContain('<html');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] as string;
    expect((await ask(base, script)).status).toBe(200);
    // A bot thinks in its thread, with the dictionary of the package.
    const ann = await Guest.arrive(base, 'Ann');
    const code = await ann.make({ capacity: 2, options: { leader: 1 } });
    await ann.do(code, 'add-bot', { bot: 'simple' });
    await ann.watch(code);
    await ann.do(code, 'start');
    await ann.until('the bot has acted', () => (ann.mirrors.get(code)?.version ?? 0) > 3);
    ann.drop();
    expect(existsSync(join(folder, 'data-local', 'wordstake.db'))).toBe(true);
    const backedUp = await run(wordstake, ['backup', join(folder, 'copy')], { cwd: folder });
    expect(backedUp.stdout).toContain('1 tables');
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await gone)[0]).toBe(0);
    const restored = await run(wordstake, ['restore', join(folder, 'copy')], { cwd: folder });
    expect(restored.stdout).toContain('What was there before is in');
  }, 600_000);

  it('says what it can do, and what it cannot', async () => {
    expect((await run(wordstake, ['--help'])).stdout).toContain('wordstake backup');
    expect((await run(wordstake, ['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    await expect(run(wordstake, ['dance'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no command "dance"'),
    });
  });
});
