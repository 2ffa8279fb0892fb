import { lookAlike } from './look-alikes.ts';
import { readableText } from './readable-text.ts';
import type { TableState } from './table-state.ts';

export const LONGEST_NAME = 24;

/** A name as it is shown, in compatible letters (“Ａｎｎ” is “Ann”); undefined where nothing or too much is left. */
export const readName = (text: string): string | undefined =>
  readableText(text.normalize('NFKC'), LONGEST_NAME);

const numbered = (name: string, number: number): string => {
  const end = ` ${number}`;
  return `${[...name].slice(0, LONGEST_NAME - end.length).join('')}${end}`;
};

/**
 * The name under which somebody sits down: their own, or with a number where a person or a bot at the table has one that looks like
 * it, so that all see who is who. It counts at that table only.
 */
export const nameAtTable = ({ seats }: Pick<TableState, 'seats'>, name: string): string => {
  const isTaken = (wish: string): boolean =>
    seats.some((sitter) => sitter !== null && lookAlike(sitter.name, wish));
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(numbered(name, number))) number++;
  return numbered(name, number);
};
