import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderRules } from './render-rules.ts';
import { namesFor } from './rules-plugin.ts';

const FOLDER = fileURLToPath(new URL('../../docs/rules/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

describe('rendering the rules', () => {
  it('gives a rule its number as its anchor, and leads from running text to rules, here or of the other game', () => {
    const { html } = renderRules(
      '**BW-4.2** Add up the _pips_, see BW-4.2, CW-3 and `shortDraw`.',
      namesFor('buyword.en'),
    );
    expect(html).toBe(
      '<p class="rule" id="bw-4.2"><a class="rule-number figures bold nowrap" href="#bw-4.2">BW-4.2</a> Add up the <i>pips</i>, see <a href="#bw-4.2">BW-4.2</a>, <a href="/rules/choose-your-words#cw-3">CW-3</a> and <span class="option-name">When the bag runs out</span>.</p>',
    );
  });

  it('knows headings, lists and tables', () => {
    const { title, sections, html } = renderRules(
      '# Title\n\n[Français](x.fr.md)\n\n## BW-11–12 · Trades\n\n- one\n- two\n\n| Pips | 2 |\n| --- | --- |\n| Price | $4 |',
      namesFor('buyword.en'),
    );
    expect(title).toBe('Title');
    expect(sections).toEqual([{ anchor: 'section-bw-11-12', heading: 'BW-11–12 · Trades' }]);
    expect(html).toContain('<ul><li>one</li><li>two</li></ul>');
    expect(html).toContain('<th scope="row">Price</th><td>$4</td>');
  });

  it('calls options what they are called where a table is made, and values by the option they belong to', () => {
    const names = (text: string, rules: string): string =>
      renderRules(text, namesFor(rules)).html.replace(/<[^>]*>/g, '');
    expect(names('`judge`: `dictionary`', 'buyword.en')).toBe('Who judges words: The bank');
    expect(names('`dictionary`: `en-full`', 'buyword.en')).toBe('Dictionary: English, all words');
    expect(names('`crossword`: `false` · `true`', 'buyword.en')).toBe('Crossword: Off · On');
    expect(names('With `inTurn` and `refill`: `sold`', 'buyword.en')).toBe(
      'With In turn and Extended play: Only letters of sold words go back',
    );
    expect(names('`category`: `ocean`', 'choose-your-words.fr')).toBe('Catégorie: océan');
    expect(() => names('`nonsense`', 'buyword.en')).toThrow('nonsense');
  });

  it.each(FILES)('leaves no mark of Markdown and no anchor twice in %s', (name) => {
    const { html, title } = renderRules(
      readFileSync(join(FOLDER, name), 'utf8'),
      namesFor(name.replace('.md', '')),
    );
    const text = html.replace(/<[^>]*>/g, '');
    expect(title).not.toBe('');
    expect(text).not.toMatch(/\*\*|`|^#|^\||^- |\]\(/m);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const missing = [...html.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.includes(id));
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});
