/** Writes measured figures into the tables of docs/bots.md, between marks, so that no figure is copied by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../docs/bots.md', import.meta.url));

/** Figures by the command that measured them. */
type Measured<Figure> = Readonly<Record<string, Figure>>;

/** A command as it is typed in a shell, where JSON stands in quotes. */
const typed = (command: string): string => command.replace(/--options (\S+)$/, "--options '$1'");

/** Writes one table: its head, and its rows of cells. */
export const writeRows = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [head, head.map(() => '---'), ...rows].map(row).join('\n');
  const [start, end] = [`<!-- figures of ${name} -->`, `<!-- end of ${name} -->`];
  const text = readFileSync(DOCS, 'utf8');
  const [before, rest = ''] = text.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error(`docs/bots.md has no place for ${name}`);
  writeFileSync(DOCS, `${before}${start}\n${table}\n${end}${after}`);
};

/** Writes one table: its head, and for every command a row of cells. */
export const writeTable = <Figure>(
  name: string,
  head: readonly string[],
  figures: Measured<Figure>,
  cellsOf: (figure: Figure) => readonly string[],
): void =>
  writeRows(
    name,
    head,
    Object.entries(figures).map(([command, figure]) => [`\`${typed(command)}\``, ...cellsOf(figure)]),
  );

/** A number with so many places, thousands told apart. */
export const written = (value: number, places: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });

/** A part of one as per cent, with its interval. */
export const percent = (part: number, interval: number): string =>
  `${written(100 * part, 1)} ± ${written(100 * interval, 1)} %`;
