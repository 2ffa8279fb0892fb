import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRelease, releasedChangelog, whyNotNext } from '../../scripts/release-steps.ts';

const CHANGELOG =
  '# Changelog\n\nAll of it.\n\n## Unreleased\n\n- Tiles shine.\n\n## 0.1.0 — 2026-01-01\n\n- First.\n';
const LOCK = {
  name: 'tiny',
  version: '0.1.0',
  lockfileVersion: 3,
  packages: { '': { name: 'tiny', version: '0.1.0' }, 'node_modules/other': { version: '0.1.0' } },
};

let root = '';
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...words], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wordstake-release-'));
  write('package.json', `${JSON.stringify({ name: 'tiny', version: '0.1.0', files: ['it.js'] }, null, 2)}\n`);
  write('package-lock.json', `${JSON.stringify(LOCK, null, 2)}\n`);
  write('CHANGELOG.md', CHANGELOG);
  write('it.js', '');
  write('.gitignore', 'dist/\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

const release = (version: string, dryRun = false) =>
  makeRelease({ root, version, day: '2026-11-16', dryRun });

describe('a release', () => {
  it('sets the version, dates the changelog, packs, and writes a checksum', () => {
    const made = release('0.2.0');
    if (!made.ok) throw new Error(made.error);
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual(['0.2.0', '0.2.0']);
    expect(lock.packages['node_modules/other'].version).toBe('0.1.0');
    expect(read('CHANGELOG.md')).toContain(
      '## Unreleased\n\n## 0.2.0 — 2026-11-16\n\n- Tiles shine.\n\n## 0.1.0',
    );
    const tarball = made.value.tarball as string;
    expect(tarball).toBe(join(root, 'dist', 'release', 'tiny-0.2.0.tgz'));
    const sha256 = createHash('sha256').update(readFileSync(tarball)).digest('hex');
    expect(read('dist/release/SHA256SUMS')).toBe(`${sha256}  tiny-0.2.0.tgz\n`);
    const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
    expect(listed).toContain('package/it.js');
  });

  it('changes nothing in a dry run', () => {
    expect(release('1.0.0', true)).toMatchObject({
      ok: true,
      value: { changed: ['package.json', 'package-lock.json', 'CHANGELOG.md'], tarball: undefined },
    });
    expect(git('status', '--porcelain')).toBe('');
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  it('is not made of what is not committed, nor where nothing is new, nor backwards', () => {
    expect(release('0.1.0')).toEqual({ ok: false, error: '0.1.0 does not come after 0.1.0.' });
    write('it.js', 'changed');
    expect(release('0.2.0')).toMatchObject({ ok: false, error: expect.stringContaining('not committed') });
    expect(whyNotNext('0.10.0', '0.9.9')).toBeUndefined();
    expect(whyNotNext('v1', '0.9.9')).toContain('three numbers');
    expect(whyNotNext('1.2.03', '0.9.9')).toContain('three numbers');
    const empty = CHANGELOG.replace('- Tiles shine.\n', '');
    expect(releasedChangelog(empty, '0.2.0', '2026-11-16')).toMatchObject({ ok: false });
    expect(releasedChangelog('# Changelog\n', '0.2.0', '2026-11-16')).toMatchObject({ ok: false });
  });

  it('that cannot be packed leaves everything as it was', () => {
    write(
      'package.json',
      `${JSON.stringify({ name: 'tiny', version: '0.1.0', scripts: { prepack: 'exit 3' } }, null, 2)}\n`,
    );
    git('commit', '-qam', 'broken');
    expect(release('0.2.0')).toMatchObject({ ok: false });
    expect(git('status', '--porcelain')).toBe('');
  });
});
