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
const unit = printed('ini');

describe('the unit that docs/hosting.md prints', () => {
  it('is one that systemd understands, where it is here to ask', () => {
    const program = join(folder, 'node_modules', '.bin', 'wordstake');
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    const file = join(folder, 'wordstake.service');
    writeFileSync(file, adapted(unit, { '/opt/wordstake': folder }));
    const asked = existsSync(ANALYZE)
      ? spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' })
      : { status: 0, stderr: '' };
    expect([asked.status, asked.stderr]).toEqual([0, '']);
  });

  it('starts the package by its name, without root, with settings that there are', () => {
    const lines = unit.split('\n');
    expect(lines).toContain('ExecStart=/opt/wordstake/node_modules/.bin/wordstake');
    expect(lines).toContain('User=wordstake');
    const config = readFileSync(fileURLToPath(new URL('../../docs/hosting.md', import.meta.url)), 'utf8');
    const [environment = ''] = lines.filter((line) => line.startsWith('Environment='));
    const names = [...environment.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name as string);
    for (const name of names) if (name !== 'NODE_ENV') expect(config).toContain(`\`${name}\``);
  });
});
