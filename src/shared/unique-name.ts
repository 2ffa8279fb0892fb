import { lookAlike } from './look-alikes.ts';

/** How many characters a name has at most. */
export const LONGEST_NAME = 24;

const numbered = (name: string, number: number): string => {
  const end = ` ${number}`;
  return `${[...name].slice(0, LONGEST_NAME - end.length).join('')}${end}`;
};

/** A name as it is, or with the first number that tells it from all that are taken: by what they look like, not by their letters. */
export const uniqueName = (name: string, taken: readonly string[]): string => {
  const isTaken = (wish: string): boolean => taken.some((other) => lookAlike(other, wish));
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(numbered(name, number))) number++;
  return numbered(name, number);
};

/** The same for all at a table, one after the other. */
export const uniqueNames = (names: readonly string[]): readonly string[] => {
  const taken: string[] = [];
  for (const name of names) taken.push(uniqueName(name, taken));
  return taken;
};
