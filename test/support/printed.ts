import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HOSTING = fileURLToPath(new URL('../../docs/hosting.md', import.meta.url));

const SCALING = fileURLToPath(new URL('../../docs/scaling.md', import.meta.url));

/** What docs/hosting.md or docs/scaling.md prints: the block of a language whose first line is a comment that says just this. */
export const printed = (language: string, first: string): string => {
  const texts = [HOSTING, SCALING].map((file) => readFileSync(file, 'utf8')).join('\n');
  const blocks = texts.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  const found = [...blocks].filter(([, kind, text]) => kind === language && text?.startsWith(`# ${first}\n`));
  if (found.length !== 1) throw new Error(`the docs print ${found.length} times ${first}`);
  return found[0]?.[2] as string;
};

/** The commands that docs/hosting.md prints for a shell and that hold a text, a line each. */
export const printedCommands = (text: string): string[] =>
  [...readFileSync(HOSTING, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.includes(text));

/** A printed text with parts of it replaced; fails where one is not there. */
export const adapted = (text: string, changes: Readonly<Record<string, string>>): string => {
  let result = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`what is printed does not say ${from}`);
    result = result.replaceAll(from, to);
  }
  return result;
};
