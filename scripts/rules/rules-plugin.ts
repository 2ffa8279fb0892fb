import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { renderRules } from './render-rules.ts';

const PREFIX = 'virtual:rules/';
const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../docs/rules/${name}.md`, import.meta.url));

/** `virtual:rules/buyword.en` is the rules of docs/rules/buyword.en.md, rendered when the page is built. */
export const rulesPlugin = (): Plugin => ({
  name: 'wordstake-rules',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const file = fileOf(id.slice(PREFIX.length + 1));
    this.addWatchFile(file);
    return `export default ${JSON.stringify(renderRules(readFileSync(file, 'utf8')))};`;
  },
});
