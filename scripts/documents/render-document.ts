/**
 * Renders a document for developers (docs/protocol.md …) to HTML: headings, paragraphs, lists, tables, code and links. Headings
 * get the anchors that GitHub gives them, so that links work there and here.
 */
import { cells, escapeHtml, RULE_NUMBER, renderList, renderTable } from '../rules/markdown.ts';

/** What a document may lead to. */
export type Links = {
  /** The address of another document, relative to docs, on our site; undefined where it is not served. */
  readonly page: (file: string) => string | undefined;
  /** Where a rule stands. */
  readonly rule: (number: string) => string;
};

type Section = { readonly anchor: string; readonly heading: string; readonly depth: 2 | 3 };
type RenderedDocument = {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly html: string;
};

/** The anchor that GitHub gives a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const addressOf = (target: string, links: Links): string | undefined => {
  if (target.startsWith('#') || target.startsWith('https://')) return target;
  const [file = '', anchor] = target.split('#');
  const page = links.page(file);
  return page === undefined || anchor === undefined ? page : `${page}#${anchor}`;
};

/** Code, bold, italic, links and numbers of rules within a line; a link to what is not served here is its text. */
const renderInline = (text: string, links: Links): string => {
  const codes: string[] = [];
  const put = (html: string): string => `\uE000${codes.push(html) - 1}\uE000`;
  const marked = escapeHtml(text)
    .replace(/`([^`]+)`/g, (_, code: string) => put(`<code>${code}</code>`))
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label: string, target: string) => {
      const address = addressOf(target, links);
      return address === undefined ? label : put(`<a href="${address}">${label}</a>`);
    })
    .replace(RULE_NUMBER, (number) => put(`<a href="${links.rule(number)}">${number}</a>`))
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>');
  // What was put aside, between marks that no text has, may hold more of it: code in a link.
  const back = (html: string): string =>
    html.replace(/\uE000(\d+)\uE000/g, (_, i: string) => back(codes[Number(i)] as string));
  return back(marked);
};

/** Tables of so few columns are told row by row on a phone; others are scrolled. */
const MOST_STACKED = 3;

const FENCE = '```';
/** What a line can start: all else goes on with what came before it. */
const START = /^(?:#{1,3} |\||- |```|$)/;

/** The lines of a document in blocks: each line that starts one, with those that go on with it. */
const blocksOf = (markdown: string): string[][] => {
  const blocks: string[][] = [];
  let isCode = false;
  for (const line of markdown.trim().split('\n')) {
    const block = blocks.at(-1);
    const [first = ''] = block ?? [];
    const goesOn =
      isCode ||
      (line.startsWith('|') && first.startsWith('|')) ||
      (line.startsWith('- ') && first.startsWith('- ')) ||
      (!START.test(line) && first !== '' && !/^(?:#|\||```)/.test(first));
    if (goesOn && block !== undefined) block.push(line);
    else blocks.push([line]);
    if (line.startsWith(FENCE)) isCode = !isCode;
  }
  return blocks.filter(([first]) => first !== '');
};

/** A block of lines as HTML; headings are seen to by who knows the sections. */
const renderBlock = (lines: readonly string[], inline: (text: string) => string): string => {
  const [first = ''] = lines;
  if (first.startsWith(FENCE)) {
    const code = escapeHtml(lines.slice(1, -1).join('\n'));
    return `<pre class="well pad-5 text-2" tabindex="0" role="group">${code}</pre>`;
  }
  if (first.startsWith('|')) {
    const stacks = cells(first).length <= MOST_STACKED ? ' stacks' : '';
    return renderTable(lines, inline, `rules-table${stacks}`);
  }
  if (first.startsWith('- ')) {
    const items = lines.join('\n').split(/\n(?=- )/);
    return renderList(
      items.map((item) => item.replace(/\n\s+/g, ' ')),
      inline,
    );
  }
  return `<p>${inline(lines.join(' '))}</p>`;
};

/** The document as HTML, without its title, and the list of its sections. */
export const renderDocument = (markdown: string, links: Links): RenderedDocument => {
  const inline = (text: string): string => renderInline(text, links);
  const sections: Section[] = [];
  let title = '';
  const html = blocksOf(markdown).map((lines) => {
    const [, marks, heading = ''] = /^(#{1,3}) (.*)$/.exec(lines[0] ?? '') ?? [];
    if (marks === undefined) return renderBlock(lines, inline);
    if (marks === '#') {
      title = heading;
      return '';
    }
    const depth = marks === '##' ? 2 : 3;
    const anchor = slugOf(heading);
    sections.push({ anchor, heading: heading.replaceAll('`', ''), depth });
    return `<h${depth} id="${anchor}">${inline(heading)}</h${depth}>`;
  });
  return { title, sections, html: html.filter((part) => part !== '').join('\n') };
};
