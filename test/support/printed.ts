import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HOSTING = fileURLToPath(new URL('../../docs/hosting.md', import.meta.url));

/** What docs/hosting.md prints in a language, the only one of its kind there. */
export const printed = (language: string): string => {
  const found = [...readFileSync(HOSTING, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(
    ([, kind]) => kind === language,
  );
  if (found.length !== 1) throw new Error(`docs/hosting.md prints ${found.length} times ${language}`);
  return found[0]?.[2] as string;
};

/** A printed text with parts of it replaced; fails where one is not there. */
export const adapted = (text: string, changes: Readonly<Record<string, string>>): string => {
  let result = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`what is printed does not say ${from}`);
    result = result.replaceAll(from, to);
  }
  return result;
};
