import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { ROOT } from '../install.mjs';
import { FACES, fileOf } from './faces.ts';

const MOST_BYTES = 60_000;
const SIGNS = ['arrows', 'shapes'];
/** Which files each of our two families is made of. */
const FAMILIES = {
  Fraunces: ['fraunces', 'fraunces-figures', ...SIGNS],
  Figtree: ['figtree', ...SIGNS],
} as const;
/** The rules, the texts and what the client shows beside them; comments are read along. */
const SHOWN = ['src/messages/*.ts', 'src/client/**/*.{ts,tsx,css,html}', 'docs/rules/*.md'];

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const charactersShown = (): string[] => {
  const texts = SHOWN.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('');
  const escaped = [...texts.matchAll(/\\u([0-9a-f]{4})/g)].map(([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  // Spaces are as blank in any face.
  return [...new Set([...texts, ...escaped])].filter((sign) => /[^\p{Z}\p{C}]/u.test(sign)).sort();
};

const faceOf = async (name: string, text: string) =>
  new harfbuzz.Face(
    new harfbuzz.Blob(await subsetFont(readFileSync(fileOf(name)), text, { targetFormat: 'truetype' })),
  );

/** How wide a text is at a weight, in units of the face. */
const widthOf = (face: harfbuzz.Face, text: string, weight: number): number => {
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, [new harfbuzz.Feature('tnum', 1)]);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
};

it(`the files of our type have at most ${MOST_BYTES} bytes together`, () => {
  const sizes = FACES.map(({ name }) => statSync(fileOf(name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(Object.entries(FAMILIES))('%s has every character that texts and pages use', async (_, names) => {
  const shown = charactersShown();
  const faces = await Promise.all(names.map((name) => faceOf(name, shown.join(''))));
  const known = new Set(faces.flatMap((face) => [...face.collectUnicodes()]));
  expect(shown.filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([]);
});

it.each(['fraunces-figures', 'figtree'])('all figures of %s are equally wide', async (name) => {
  const face = await faceOf(name, '0123456789');
  for (const weight of [400, 600, 700, 800]) {
    const widths = [...'0123456789'].map((figure) => widthOf(face, figure, weight));
    expect(new Set(widths).size, `at ${weight}: ${widths}`).toBe(1);
    expect(widthOf(face, '7411', weight)).toBe(4 * widthOf(face, '0', weight));
  }
});

it('the page asks early for the faces that every page shows, and the style names all files', () => {
  const preloaded = read('src/client/index.html').matchAll(/rel="preload" href="([^"]+)" as="font"/g);
  expect([...preloaded].map(([, file = '']) => basename(file, '.woff2'))).toEqual(
    FACES.map(({ name }) => name).filter((name) => !SIGNS.includes(name)),
  );
  const styled = read('src/client/style/fonts.css').matchAll(/url\("([^"]+)"\)/g);
  expect([...styled].map(([, file = '']) => basename(file, '.woff2'))).toEqual(FACES.map(({ name }) => name));
});
