import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../src/protocol/pages.ts';
import { anchorsIn } from '../rules/markdown.ts';
import { documentLinks } from './documents-plugin.ts';
import { type Links, renderDocument } from './render-document.ts';

const links: Links = {
  page: (file) => (file === 'other.md' ? '/other' : undefined),
  rule: (number) => `/rules#${number}`,
};
const htmlOf = (markdown: string): string => renderDocument(markdown, links).html;

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}.md`, import.meta.url)), 'utf8');

describe('rendering a document', () => {
  it('knows code, bold, italic and numbers of rules, and leaves code as it is', () => {
    expect(htmlOf('**`act`** *to* 20 (BW-4.2): `a*b* <BW-1>`')).toBe(
      '<p><b><code>act</code></b> <i>to</i> 20 (<a href="/rules#BW-4.2">BW-4.2</a>): <code>a*b* &lt;BW-1&gt;</code></p>',
    );
  });

  it('leads to what is served, and names what is not', () => {
    expect(htmlOf('[here](#there) [`x`](other.md#y) [bot.ts](../examples/bot.ts)')).toBe(
      '<p><a href="#there">here</a> <a href="/other#y"><code>x</code></a> bot.ts</p>',
    );
  });

  it('gives headings the anchors of GitHub, and lists them', () => {
    const { title, sections, html } = renderDocument(
      '# Title\n\n## Engine: `npm run -s engine`\nText\nflows.\n### Deeper',
      links,
    );
    expect(title).toBe('Title');
    expect(sections).toEqual([
      { anchor: 'engine-npm-run--s-engine', heading: 'Engine: npm run -s engine', depth: 2 },
      { anchor: 'deeper', heading: 'Deeper', depth: 3 },
    ]);
    expect(html).toContain(
      '<h2 id="engine-npm-run--s-engine">Engine: <code>npm run -s engine</code></h2>\n<p>Text flows.</p>',
    );
  });

  it('knows lists whose items run on, tables and blocks of code with blank lines', () => {
    expect(htmlOf('- one\n  goes on\n- two')).toBe('<ul><li>one goes on</li><li>two</li></ul>');
    expect(htmlOf('| a | b |\n| --- | --- |\n| `c` |  |')).toContain(
      '<th scope="row"><code>c</code></th><td></td>',
    );
    expect(htmlOf('```json\n{ "a": "<b>" }\n\n- no list\n```\nText')).toBe(
      '<pre class="well pad-5 text-2" tabindex="0" role="group">{ &quot;a&quot;: &quot;&lt;b&gt;&quot; }\n\n- no list</pre>\n<p>Text</p>',
    );
  });

  it.each(DOCUMENTS)('leaves no mark of Markdown in %s, and every link leads somewhere', (name) => {
    const { html, title } = renderDocument(read(name), documentLinks());
    expect(title).not.toBe('');
    const text = html.replace(/<(pre|code)\b[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
    expect(text).not.toMatch(/\*|`|^#|^\||^- |\]\(/m);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = new Map(
      DOCUMENTS.map((each) => [
        `/developers/${each}`,
        anchorsIn(renderDocument(read(each), documentLinks()).html),
      ]),
    );
    const lost = [...html.matchAll(/href="([^"#]*)#([^"]+)"/g)].filter(([, page = '', anchor = '']) => {
      if (page.startsWith('/rules/') || page.startsWith('https://')) return false;
      return anchors.get(page === '' ? `/developers/${name}` : page)?.has(anchor) !== true;
    });
    expect(lost.map(([link]) => link)).toEqual([]);
    // A number of a rule that leads nowhere is a rule that is not there.
    expect(
      [...html.matchAll(/<a href="\/rules\/[a-z-]+">([BC]W-[^<]*)/g)].map(([, number]) => number),
    ).toEqual([]);
    const rows = html.split('</table>').slice(0, -1);
    for (const table of rows) {
      const widths = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(
        ([, row = '']) => row.split(/<t[hd]\b/).length,
      );
      expect(new Set(widths).size, table.slice(0, 200)).toBe(1);
    }
  });
});
