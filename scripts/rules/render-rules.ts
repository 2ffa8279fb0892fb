/**
 * Renders the rules, which are written in a small part of Markdown (headings, paragraphs, lists, tables, bold, italic,
 * options, links), to HTML. Every rule and every section gets its number as its anchor: BW-4.2 is #bw-4.2.
 */
import {
  anchorOf,
  anchorsIn,
  escapeHtml,
  PAGE_OF,
  RULE_NUMBER,
  renderList,
  renderTable,
} from './markdown.ts';

/** What readers know an option, or one of its values, by. */
type NameOf = (code: string) => string;

/** Bold, italic and links within a line; what stands between back quotes is an option of the table, or one of its values. */
const inline = (text: string, nameOf: NameOf, linksRules = true): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => {
      if (part.startsWith('`'))
        return `<span class="option-name">${escapeHtml(nameOf(part.slice(1, -1)))}</span>`;
      const marked = escapeHtml(part)
        .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
        .replace(/(?<![\p{L}\d])_([^_]+)_(?![\p{L}\d])/gu, '<i>$1</i>')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
      return linksRules
        ? marked.replace(RULE_NUMBER, (number) => `<a href="#${anchorOf(number)}">${number}</a>`)
        : marked;
    })
    .join('');

/** A paragraph; one that starts with a rule's number is that rule. */
const paragraph = (text: string, nameOf: NameOf): string => {
  const rule = /^\*\*((?:BW|CW)-[\d.–]+)\*\* /.exec(text);
  if (rule === null) return `<p>${inline(text, nameOf)}</p>`;
  const [whole, number = ''] = rule;
  const anchor = anchorOf(number);
  return `<p class="rule" id="${anchor}"><a class="rule-number figures bold nowrap" href="#${anchor}">${number}</a> ${inline(
    text.slice(whole.length),
    nameOf,
  )}</p>`;
};

/** Leads links that name a whole section to its heading, and those to the other game to its page. */
const resolveLinks = (html: string): string => {
  const anchors = anchorsIn(html);
  return html.replace(/href="#([^"]+)"/g, (link, anchor: string) => {
    if (anchors.has(anchor)) return link;
    if (anchors.has(`section-${anchor}`)) return `href="#section-${anchor}"`;
    return `href="${PAGE_OF[anchor.slice(0, 2)]}#${anchor}"`;
  });
};

type Section = { readonly anchor: string; readonly heading: string };
type RenderedRules = { readonly title: string; readonly sections: Section[]; readonly html: string };

/** The rules as HTML, without their title and the link to the other language, and the list of their sections; options are called what `nameOf` says. */
export const renderRules = (markdown: string, nameOf: NameOf): RenderedRules => {
  const blocks = markdown.trim().split(/\n{2,}/);
  const sections: Section[] = [];
  let title = '';
  const html = blocks.map((block) => {
    const lines = block.split('\n');
    const first = lines[0] ?? '';
    if (first.startsWith('# ')) {
      title = first.slice(2);
      return '';
    }
    if (/^\[[^\]]+\]\([^)]+\)$/.test(block)) return '';
    if (first.startsWith('## ')) {
      const heading = first.slice(3);
      const number = /^(?:BW|CW)-[\d–]+/.exec(heading)?.[0];
      const anchor = number === undefined ? `s${sections.length + 1}` : `section-${anchorOf(number)}`;
      sections.push({ anchor, heading });
      return `<h2 id="${anchor}">${inline(heading, nameOf, false)}</h2>`;
    }
    if (first.startsWith('|')) return renderTable(lines, (text) => inline(text, nameOf));
    if (first.startsWith('- ')) return renderList(lines, (text) => inline(text, nameOf));
    return paragraph(lines.join(' '), nameOf);
  });
  return { title, sections, html: resolveLinks(html.filter((part) => part !== '').join('\n')) };
};
