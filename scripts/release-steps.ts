/** What makes a release: the version, the changelog, the package and its checksum. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../src/shared/result.ts';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const UNRELEASED = '## Unreleased';

const isHigher = (version: string, than: string): boolean => {
  const [left, right] = [version, than].map((each) => each.split('.').map(Number));
  const at = [0, 1, 2].find((i) => left?.[i] !== right?.[i]);
  return at !== undefined && (left?.[at] ?? 0) > (right?.[at] ?? 0);
};

/** Why something cannot be the next version; undefined where it can. */
export const whyNotNext = (version: string, current: string): string | undefined => {
  if (!VERSION.test(version)) return `A version is three numbers, such as 1.2.3, not "${version}".`;
  return isHigher(version, current) ? undefined : `${version} does not come after ${current}.`;
};

/** The changelog in which what was unreleased is a release of a day; a sentence where there is nothing to release. */
export const releasedChangelog = (text: string, version: string, day: string): Result<string, string> => {
  const start = text.indexOf(`${UNRELEASED}\n`);
  if (start < 0) return err(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const from = start + UNRELEASED.length + 1;
  const next = text.indexOf('\n## ', from);
  const news = text.slice(from, next < 0 ? undefined : next);
  if (news.trim() === '') return err('CHANGELOG.md tells nothing that is new.');
  return ok(`${text.slice(0, from)}\n## ${version} — ${day}\n${text.slice(from)}`);
};

/** A JSON file with another version of the package, and all else as it was. */
const withVersion = (json: string, current: string, version: string, times: number): string => {
  let left = times;
  return json.replaceAll(`"version": "${current}"`, (found) =>
    left-- > 0 ? `"version": "${version}"` : found,
  );
};

export type ReleaseWish = {
  readonly root: string;
  readonly version: string;
  /** Of the release, as in 2026-11-16. */
  readonly day: string;
  readonly dryRun: boolean;
};

export type Release = {
  /** The files that changed, or would. */
  readonly changed: readonly string[];
  /** The package, where one was made. */
  readonly tarball: string | undefined;
};

const PACK = ['pack', '--json', '--loglevel=error', '--pack-destination'];

/** Packs the project into a folder, with a file of checksums as sha256sum reads it; a sentence where npm fails. */
const pack = (root: string, folder: string): Result<string, string> => {
  mkdirSync(folder, { recursive: true });
  const { status, stdout } = spawnSync('npm', [...PACK, folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const name = /"filename":\s*"([^"]+)"/.exec(stdout ?? '')?.[1];
  if (status !== 0 || name === undefined) return err('The package could not be made; npm says why above.');
  const sha256 = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${sha256}  ${name}\n`);
  return ok(join(folder, name));
};

/** Makes a release in a clean clone, or says what it would change; nothing is committed. */
export const makeRelease = ({ root, version, day, dryRun }: ReleaseWish): Result<Release, string> => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const current: string = JSON.parse(read('package.json')).version;
  const why = whyNotNext(version, current);
  if (why !== undefined) return err(why);
  const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0 || git.stdout.trim() !== '')
    return err('There are changes that are not committed: a release is made of what is.');
  const changelog = releasedChangelog(read('CHANGELOG.md'), version, day);
  if (!changelog.ok) return changelog;
  const files: Readonly<Record<string, string>> = {
    'package.json': withVersion(read('package.json'), current, version, 1),
    // Once for the file, once for the package itself, which comes first in its list.
    'package-lock.json': withVersion(read('package-lock.json'), current, version, 2),
    'CHANGELOG.md': changelog.value,
  };
  const changed = Object.keys(files);
  if (dryRun) return ok({ changed, tarball: undefined });
  const before = changed.map((file) => [file, read(file)] as const);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const tarball = pack(root, join(root, 'dist', 'release'));
  if (tarball.ok) return ok({ changed, tarball: tarball.value });
  for (const [file, text] of before) writeFileSync(join(root, file), text);
  return tarball;
};
