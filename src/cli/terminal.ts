/** What command lines share: languages, tables, and failing with a sentence. */
import { isLanguage, type Language } from '../shared/language.ts';

/** A mistake of the user's, told in a sentence; the program ends with code 2. */
export class UsageError extends Error {}

/** The language of the person at the terminal, from the environment. */
const terminalLanguage = (environment: NodeJS.ProcessEnv): Language => {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
};

/** The language asked for with --lang, else the terminal's; found before anything else can go wrong. */
export const askedLanguage = (words: readonly string[], environment: NodeJS.ProcessEnv): Language => {
  const at = words.indexOf('--lang');
  const asked =
    at >= 0 ? words[at + 1] : words.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  return asked !== undefined && isLanguage(asked) ? asked : terminalLanguage(environment);
};

export type Column = { readonly title: string; readonly align: 'left' | 'right' };

/** Lines of a table: a title row, a rule and the rows, columns as wide as they need to be. */
export const formatTable = (columns: readonly Column[], rows: readonly (readonly string[])[]): string => {
  const widths = columns.map(({ title }, i) =>
    Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, i) => {
        const width = widths[i] as number;
        const cell = cells[i] ?? '';
        return align === 'left' ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('   ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('───');
  return [line(columns.map(({ title }) => title)), rule, ...rows.map(line)]
    .map((text) => `  ${text}`)
    .join('\n');
};

/** Breaks a text into lines of a width, each after an indent. */
export const wrap = (text: string, width: number, indent: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width - indent.length) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => indent + each).join('\n');
};

/** Prints a text; a reader that has gone away (`| head`) ends the program quietly. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Runs a command line: mistakes end it with code 2 and a sentence, bugs with their trace. */
export const runCommandLine = async (main: () => Promise<void>): Promise<void> => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
};
