import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { BUYWORD_FORM } from '../../src/catalog/buyword-form.ts';
import { CARDS_FORM } from '../../src/catalog/cards-form.ts';
import { isLanguage } from '../../src/shared/language.ts';
import { optionNames } from './option-names.ts';
import { renderRules } from './render-rules.ts';

const PREFIX = 'virtual:rules/';
const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../docs/rules/${name}.md`, import.meta.url));

/** What options are called in rules of this name: buyword.en, choose-your-words.fr … */
export const namesFor = (name: string): ((code: string) => string) => {
  const [game, language = ''] = name.split('.');
  const form = [BUYWORD_FORM, CARDS_FORM].find((each) => each.name === game);
  if (form === undefined || !isLanguage(language)) throw new Error(`there are no rules called ${name}`);
  return optionNames(form, language);
};

/** `virtual:rules/buyword.en` is the rules of docs/rules/buyword.en.md, rendered when the page is built. */
export const rulesPlugin = (): Plugin => ({
  name: 'wordstake-rules',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const name = id.slice(PREFIX.length + 1);
    const file = fileOf(name);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(renderRules(readFileSync(file, 'utf8'), namesFor(name)))};`;
  },
});
