import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { adapted, printed } from '../support/printed.ts';

const ANALYZE = '/usr/bin/systemd-analyze';
const folder = mkdtempSync(join(tmpdir(), 'wordstake-unit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unitOf = (name: string): string => printed('ini', `/etc/systemd/system/${name}`);
const SERVICE = unitOf('wordstake.service');
const BACKUP = unitOf('wordstake-backup.service');
const TIMER = unitOf('wordstake-backup.timer');

/** What systemd says to a command, where it is here to ask. */
const ask = (...words: string[]): [number | null, string] => {
  if (!existsSync(ANALYZE)) return [0, ''];
  const { status, stderr } = spawnSync(ANALYZE, words, { encoding: 'utf8' });
  return [status, stderr];
};

describe('the units that docs/hosting.md prints', () => {
  it('are units that systemd understands, where it is here to ask', () => {
    const program = join(folder, 'node_modules', '.bin', 'wordstake');
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    const write = (name: string, text: string): string => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    };
    const files = [
      write('wordstake.service', adapted(SERVICE, { '/opt/wordstake': folder })),
      write('wordstake-backup.service', adapted(BACKUP, { '/opt/wordstake': folder })),
      write('wordstake-backup.timer', TIMER),
    ];
    expect(ask('verify', ...files)).toEqual([0, '']);
  });

  it('start the package by its name, without root, with settings that there are', () => {
    const config = readFileSync(fileURLToPath(new URL('../../docs/hosting.md', import.meta.url)), 'utf8');
    for (const unit of [SERVICE, BACKUP]) {
      const lines = unit.split('\n');
      expect(
        lines.some((line) => line.startsWith('ExecStart=/opt/wordstake/node_modules/.bin/wordstake')),
      ).toBe(true);
      expect(lines).toContain('User=wordstake');
      const [environment = ''] = lines.filter((line) => line.startsWith('Environment='));
      const names = [...environment.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name as string);
      for (const name of names) if (name !== 'NODE_ENV') expect(config).toContain(`\`${name}\``);
      expect(environment).toContain('DATA_DIR=/var/lib/wordstake/data');
    }
  });

  it('back up every night, also after a night without power', () => {
    const [when = ''] = TIMER.split('\n').filter((line) => line.startsWith('OnCalendar='));
    expect(ask('calendar', when.slice('OnCalendar='.length))).toEqual([0, '']);
    expect(TIMER).toContain('Persistent=true');
    expect(TIMER).toContain('WantedBy=timers.target');
    // A timer starts the service of its own name.
    expect(BACKUP).toMatch(/^ExecStart=\S+ backup --keep \d+$/m);
    expect(BACKUP).toContain('Type=oneshot');
  });
});
