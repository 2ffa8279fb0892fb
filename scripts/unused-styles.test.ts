import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './install.mjs';

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** The classes that rules of the client are about. */
const styled = (): string[] => {
  const selectors = read('src/client/style/*.css').map((css) =>
    css.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '').replaceAll(/\{[^{}]*\}/g, '{}'),
  );
  return selectors.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
};

it('every class that has a rule is used somewhere', () => {
  const sources = read('{src/client,scripts/rules,scripts/documents}/**/*.{ts,tsx}').join('\n');
  const texts = [...sources.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].join(' ');
  const words = new Set(texts.match(/[a-z][\w-]*/gi));
  // What is put together from a beginning and a value: `note-${value}`.
  const beginnings = [...texts.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, beginning = '']) => beginning);
  const isUsed = (name: string): boolean =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  expect([...new Set(styled())].filter((name) => !isUsed(name))).toEqual([]);
});
