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
import { adapted, printed, printedCommands } from '../support/printed.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'wordstake-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
const wordstake = join(folder, 'node_modules', '.bin', 'wordstake');

/** Starts it over a data folder, by default the one beside it, and waits until it says where it listens. */
const start = async (dataFolder = ''): Promise<{ base: string; stop: () => Promise<number> }> => {
  const child = spawn(wordstake, [], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let base = '';
  for await (const line of createInterface(child.stdout)) {
    base = /http:\/\/localhost:\d+/.exec(line)?.[0].replace('localhost', '127.0.0.1') ?? '';
    if (base !== '') break;
  }
  return {
    base,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      return (await gone)[0];
    },
  };
};

/** A printed text with this folder in place of the one that a host has. */
const here = (text: string): string =>
  adapted(text, {
    '/opt/wordstake': folder,
    '/var/lib/wordstake/data': join(folder, 'data-local'),
  });

/** Runs what a printed unit starts, in its environment. */
const runUnit = (unit: string) => {
  const line = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [program = '', ...words] = line('ExecStart').split(' ');
  const settings = line('Environment')
    .split(' ')
    .map((each) => each.split('=') as [string, string]);
  return run(program, words, { cwd: folder, env: { ...process.env, ...Object.fromEntries(settings) } });
};

describe('the package', () => {
  it('is packed, installed into an empty folder, and starts by its name', async () => {
    await run('npm', ['pack', '--loglevel=error', '--pack-destination', folder], { cwd: ROOT });
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{}');
    await run('npm', ['install', ...quiet, join(folder, tarball as string)], { cwd: folder });

    const { base, stop } = await start();
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
    // What the timer starts at night.
    const unit = here(printed('ini', '/etc/systemd/system/wordstake-backup.service'));
    expect((await runUnit(unit)).stdout).toContain('1 tables');
    expect(readdirSync(join(folder, 'data-local', 'backups'))).toEqual([
      expect.stringMatching(/^\d{8}T\d{6}Z$/),
    ]);
    expect(await stop()).toBe(0);
    const restored = await run(wordstake, ['restore', join(folder, 'copy')], { cwd: folder });
    expect(restored.stdout).toContain('What was there before is in');
  }, 600_000);

  it('restores the newest backup beside its data, as the drill of docs/hosting.md has it', async () => {
    // Data that was there before a restore was moved aside, backups and all.
    const backups = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /backups[\\/]\d{8}T\d{6}Z$/.test(path),
    );
    const commands = printedCommands('/var/lib/wordstake/drill').filter((line) =>
      line.includes('.bin/wordstake'),
    );
    expect(commands).toEqual([
      expect.stringMatching(/ wordstake env DATA_DIR=\S+ \S+ restore data\/backups\/\$NEWEST$/),
      expect.stringMatching(/ wordstake env DATA_DIR=\S+ PORT=8081 \S+$/),
    ]);
    const drill = join(folder, 'drill');
    const restored = await run(wordstake, ['restore', join(folder, backups[0] as string)], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: drill },
    });
    expect(restored.stdout).toContain('1 tables');
    rmSync(join(drill, 'push-keys.json'));
    const { base, stop } = await start(drill);
    expect((await ask(base, '/healthz')).body).toMatchObject({ ok: true });
    expect(await stop()).toBe(0);
  });

  it('says what it can do, and what it cannot', async () => {
    expect((await run(wordstake, ['--help'])).stdout).toContain('wordstake backup');
    expect((await run(wordstake, ['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    await expect(run(wordstake, ['dance'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no command "dance"'),
    });
  });
});
