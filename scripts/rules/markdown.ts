/** The small part of Markdown that our documents are written in, as HTML. */

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders what stands within a line: bold, links, code … */
type Inline = (text: string) => string;

/** Numbers of rules in running text lead to their rules. */
export const RULE_NUMBER = /\b(?:BW|CW)-\d+(?:\.\d+)?(?:–\d+)?/g;

/** Where a rule stands on the page of its game: BW-4.2 is #bw-4.2. */
export const anchorOf = (number: string): string => number.toLowerCase().replace('–', '-');

/** The page with the rules of a game, by the first letters of their numbers. */
export const PAGE_OF: Readonly<Record<string, string>> = {
  bw: '/rules/buyword',
  cw: '/rules/choose-your-words',
};

/** The cells of a line of a table. */
export const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** A table of lines that start with a bar; its first column says what each row is about. */
export const renderTable = (lines: readonly string[], inline: Inline, looks = 'rules-table'): string => {
  const [head = '', , ...rows] = lines;
  const row = (line: string, tag: 'th' | 'td'): string =>
    `<tr>${cells(line)
      .map((cell, column) => {
        const isHead = tag === 'th' || column === 0;
        const scope = tag === 'th' ? ' scope="col"' : ' scope="row"';
        return isHead ? `<th${scope}>${inline(cell)}</th>` : `<td>${inline(cell)}</td>`;
      })
      .join('')}</tr>`;
  return `<div class="${looks}" tabindex="0" role="group"><table><thead>${row(head, 'th')}</thead><tbody>${rows
    .map((line) => row(line, 'td'))
    .join('')}</tbody></table></div>`;
};

/** A list of items that start with a hyphen. */
export const renderList = (items: readonly string[], inline: Inline): string =>
  `<ul>${items.map((item) => `<li>${inline(item.replace(/^- /, ''))}</li>`).join('')}</ul>`;

/** The anchors that some HTML has. */
export const anchorsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string));
