/** `npm run release -- X.Y.Z [--dry-run]`: version, changelog, package and checksum; committing and publishing stay with you. */
import { ROOT } from './install.mjs';
import { makeRelease } from './release-steps.ts';

const words = process.argv.slice(2);
const [version, ...more] = words.filter((word) => !word.startsWith('--'));
const unknown = words.find((word) => word.startsWith('--') && word !== '--dry-run');
if (version === undefined || more.length > 0 || unknown !== undefined) {
  console.error('Usage: npm run release -- X.Y.Z [--dry-run]');
  process.exit(2);
}
const day = new Date().toISOString().slice(0, 10);
const made = makeRelease({ root: ROOT, version, day, dryRun: words.includes('--dry-run') });
if (!made.ok) {
  console.error(made.error);
  process.exit(1);
}
const { changed, tarball } = made.value;
if (tarball === undefined)
  console.log(`Would change ${changed.join(', ')} and pack wordstake-${version}.tgz.`);
else {
  console.log(`Changed ${changed.join(', ')}; packed ${tarball}, with SHA256SUMS beside it. What is left:

  git commit -am "Release ${version}" && git tag -a v${version} -m "Release ${version}" && git push --follow-tags

Then make the release v${version} on the project's page, and attach both files of dist/release to it.`);
}
