/** `npm run fonts`: makes the files of our type (src/client/style/fonts) out of the packages that bring the whole faces. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { equalFigures } from './fonts/equal-figures.ts';
import { FACES, fileOf } from './fonts/faces.ts';
import { ROOT } from './install.mjs';

let total = 0;
for (const { name, source, characters, axes, hasEqualFigures } of FACES) {
  const whole = readFileSync(join(ROOT, 'node_modules', source));
  const part = await subsetFont(whole, characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    noHinting: true,
    dropTables: ['MATH'],
  });
  const made = hasEqualFigures === true ? equalFigures(part) : part;
  const file = await subsetFont(made, characters, { targetFormat: 'woff2' });
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), file);
  total += file.length;
  console.log(`${String(file.length).padStart(6)}  ${name}`);
}
console.log(`${String(total).padStart(6)}  bytes in all`);
