import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DOCUMENTS } from '../../src/protocol/pages.ts';
import { anchorOf, anchorsIn, PAGE_OF } from '../rules/markdown.ts';
import { renderRules } from '../rules/render-rules.ts';
import { namesFor } from '../rules/rules-plugin.ts';
import { type Links, renderDocument } from './render-document.ts';

const PREFIX = 'virtual:documents/';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/${file}`, import.meta.url)), 'utf8');

/** The anchors of the rules, by the page that has them. */
const ruleAnchors = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    ['buyword', 'choose-your-words'].map((game) => {
      const { html } = renderRules(read(`rules/${game}.en.md`), namesFor(`${game}.en`));
      return [`/rules/${game}`, anchorsIn(html)];
    }),
  );

/** Whether a section of several rules, section-cw-11-22, holds a rule of its own number, cw-14. */
const holds = (section: string, anchor: string): boolean => {
  const [, game, from, to] = /^section-([a-z]+)-(\d+)-(\d+)$/.exec(section) ?? [];
  const [prefix, number = ''] = anchor.split('-');
  const rule = Number.parseInt(number, 10);
  return game === prefix && rule >= Number(from) && rule <= Number(to);
};

/** Where documents lead: to each other, and to the rules as the site shows them. */
export const documentLinks = (): Links => {
  const anchors = ruleAnchors();
  return {
    page: (file) => {
      const [, game] = /^rules\/([a-z-]+)\.en\.md$/.exec(file) ?? [];
      if (game !== undefined) return `/rules/${game}`;
      const name = DOCUMENTS.find((each) => `${each}.md` === file);
      return name && `/developers/${name}`;
    },
    rule: (number) => {
      const anchor = anchorOf(number);
      const page = PAGE_OF[anchor.slice(0, 2)] as string;
      const known = anchors.get(page) ?? new Set();
      const own = [anchor, `section-${anchor}`].find((each) => known.has(each));
      return `${page}#${own ?? [...known].find((section) => holds(section, anchor)) ?? ''}`.replace(/#$/, '');
    },
  };
};

/** `virtual:documents/protocol` is docs/protocol.md, rendered when the page is built; the file itself is served as /docs/protocol.md. */
export const documentsPlugin = (): Plugin => ({
  name: 'wordstake-documents',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const file = `${id.slice(PREFIX.length + 1)}.md`;
    return `export default ${JSON.stringify(renderDocument(read(file), documentLinks()))};`;
  },
  generateBundle() {
    for (const name of DOCUMENTS)
      this.emitFile({ type: 'asset', fileName: `docs/${name}.md`, source: read(`${name}.md`) });
  },
});
