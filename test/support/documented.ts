/** What the docs say in tables, for tests that hold it against what programs really get. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));

/** The text of a section of a file in docs, up to the next heading. */
const sectionOf = (file: string, heading: string): string => {
  const text = readFileSync(`${DOCS}${file}`, 'utf8');
  const [, section] = text.split(new RegExp(`^#+ ${heading}\\n`, 'm'));
  if (section === undefined) throw new Error(`docs/${file} has no section ${heading}`);
  return section.split(/^#+ /m)[0] as string;
};

/** The rows of the one table in a section, without its head, as trimmed cells. */
export const tableIn = (file: string, heading: string): string[][] => {
  const [, , ...rows] = sectionOf(file, heading)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
};

/** The paragraph of a section that starts with some words. */
export const paragraphIn = (file: string, heading: string, start: string): string => {
  const found = sectionOf(file, heading)
    .split(/\n{2,}/)
    .find((paragraph) => paragraph.startsWith(start));
  if (found === undefined) throw new Error(`docs/${file} has no paragraph that starts with ${start}`);
  return found;
};

/** What stands between back quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

/** Fields as the tables of events list them, with what is inside in brackets: `at` (`row`, `col`), `queue?`. */
export const fieldsIn = (cell: string, path: string): Map<string, 'always' | 'sometimes'> => {
  const fields = new Map<string, 'always' | 'sometimes'>();
  const inside = [path];
  let last = path;
  for (const [, name, bracket] of cell.matchAll(/`([^`]+)`|([()])/g)) {
    if (bracket === '(') inside.push(last);
    else if (bracket === ')') inside.pop();
    else {
      last = `${inside.at(-1)}.${(name as string).replace('?', '')}`;
      fields.set(last, name?.endsWith('?') ? 'sometimes' : 'always');
    }
  }
  return fields;
};

/** What was seen of some JSON: by path (`seats[].money`) which types, which texts, and whether it was ever absent. */
export class Seen {
  private readonly types = new Map<string, Set<string>>();
  private readonly texts = new Map<string, Set<string>>();
  private readonly objects = new Map<string, number>();
  private readonly fields = new Map<string, number>();

  /** Looks at a value; what lies inside a field called `options` is the business of another table. */
  look(value: unknown, path: string): void {
    if (Array.isArray(value)) {
      this.note(this.types, path);
      for (const item of value) this.lookInside(item, path, '[]');
    } else this.lookInside(value, path, '');
  }

  private note(notes: Map<string, Set<string>>, path: string, what?: string): void {
    const known = notes.get(path) ?? new Set();
    if (what !== undefined) known.add(what);
    notes.set(path, known);
  }

  private lookInside(value: unknown, path: string, suffix: '' | '[]'): void {
    this.note(this.types, path, `${value === null ? 'null' : typeof value}${suffix}`);
    if (typeof value === 'string') this.note(this.texts, path, value);
    if (typeof value !== 'object' || value === null || path.endsWith('options')) return;
    const inside = `${path}${suffix}`;
    this.objects.set(inside, (this.objects.get(inside) ?? 0) + 1);
    for (const [key, field] of Object.entries(value)) {
      const at = inside === '' ? key : `${inside}.${key}`;
      this.fields.set(at, (this.fields.get(at) ?? 0) + 1);
      this.look(field, at);
    }
  }

  /** The paths of all fields, with the types each had, `absent` among them. */
  get typesByField(): Map<string, readonly string[]> {
    return new Map(
      [...this.fields].map(([path, times]) => {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
        const isMissing = times < (this.objects.get(parent) as number);
        return [path, [...(this.types.get(path) ?? []), ...(isMissing ? ['absent'] : [])].sort()];
      }),
    );
  }

  textsAt(path: string): ReadonlySet<string> {
    return this.texts.get(path) ?? new Set();
  }
}
