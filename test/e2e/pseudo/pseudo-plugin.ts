import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RUNTIME = fileURLToPath(new URL('./pseudo-texts.ts', import.meta.url));
/** The catalogues of English: what they hold is shown in the pseudo-language instead. */
const CATALOGUE = /\/src\/messages\/([a-z-]+-)?en\.ts$/;

/** Puts the client's English into the pseudo-language: whatever a catalogue of it exports goes through `pseudo`. */
export const pseudoPlugin = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'post',
  transform(code, id) {
    if (!CATALOGUE.test(id)) return undefined;
    const names = [...code.matchAll(/export const (\w+) =/g)].map(([, name]) => name);
    const own = code.replace(/export const (\w+) =/g, 'const $1 =');
    const exported = names.map((name) => `const pseudo_${name} = pseudo(${name});`).join('\n');
    const list = names.map((name) => `pseudo_${name} as ${name}`).join(', ');
    return {
      code: `import { pseudo } from ${JSON.stringify(RUNTIME)};\n${own}\n${exported}\nexport { ${list} };`,
      map: null,
    };
  },
});
