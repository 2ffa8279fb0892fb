import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './install.mjs';

it('the pictures in docs/pictures are those that the docs show', () => {
  const pages = [join(ROOT, 'README.md'), ...globSync(join(ROOT, 'docs', '*.md'))];
  const shown = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/[^\s"(]*pictures\/[\w-]+\.webp/g), ([path]) =>
      basename(path),
    ),
  );
  expect([...new Set(shown)].sort()).toEqual(readdirSync(join(ROOT, 'docs', 'pictures')).sort());
});
