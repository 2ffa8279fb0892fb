import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));

/** A project of its own, with nothing but the launcher, so that what is installed can be anything. */
let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'wordstake-launch-'));
  mkdirSync(join(project, 'scripts'));
  for (const file of ['launch.mjs', 'find-node.mjs', 'install.mjs'])
    cpSync(join(SCRIPTS, file), join(project, 'scripts', file));
  writeJson('package.json', { name: 'launch-test', version: '1.0.0', type: 'module' });
  writeJson('package-lock.json', lock({}));
  writeFileSync(
    join(project, 'hello.ts'),
    'const who: string = process.argv[2] ?? "";\nconsole.log("hello", who);\n',
  );
});
afterEach(() => rmSync(project, { recursive: true }));

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(join(project, file), JSON.stringify(value));

const lock = (packages: Record<string, unknown>, dependencies: Record<string, string> = {}) => ({
  name: 'launch-test',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: { '': { name: 'launch-test', version: '1.0.0', dependencies }, ...packages },
});

const markInstalled = (): void => {
  mkdirSync(join(project, 'node_modules'));
  writeJson('node_modules/.package-lock.json', lock({}));
};

const launch = (...words: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(project, 'scripts/launch.mjs'), ...words],
      (_, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('the launcher', () => {
  it('says in a sentence that the bundled Node is missing, and uses the machine’s where that is new enough', async () => {
    markInstalled();
    const { code, out, error } = await launch('hello.ts', 'Ann');
    expect(error).toMatch(
      /^(The Node that Wordstake brings is not installed|Wordstake brings no Node for this platform).*; using this machine's Node \d/,
    );
    expect([code, out]).toEqual([0, 'hello Ann\n']);
  });

  it('installs with npm ci where nothing is installed yet', async () => {
    const { code, out, error } = await launch('hello.ts', 'Bob');
    expect(error).toContain('Installing packages (npm ci), once …');
    expect([code, out]).toEqual([0, 'hello Bob\n']);
  });

  it('installs again where the lock file has moved on, and says so where that fails', async () => {
    markInstalled();
    const dependencies = { gone: 'file:gone-1.0.0.tgz' };
    writeJson('package.json', { name: 'launch-test', version: '1.0.0', dependencies });
    const gone = { version: '1.0.0', resolved: 'file:gone-1.0.0.tgz' };
    writeJson('package-lock.json', lock({ 'node_modules/gone': gone }, dependencies));
    const { code, out, error } = await launch('hello.ts');
    expect(error).toContain('Installing packages');
    expect(error).toContain('The packages could not be installed');
    expect([code, out]).toEqual([1, '']);
  });

  it('ends as the program ends', async () => {
    markInstalled();
    writeFileSync(join(project, 'fails.ts'), 'process.exit(7);\n');
    expect((await launch('fails.ts')).code).toBe(7);
  });
});
