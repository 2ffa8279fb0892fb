/** About as long as a value is as JSON, without writing it: marks and keys are counted, escapes are not. */
export const roughJsonLength = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value === 'number') return String(value).length + 1;
  if (typeof value !== 'object' || value === null) return 5;
  let length = 2;
  if (Array.isArray(value)) {
    for (const each of value) length += roughJsonLength(each);
    return length;
  }
  for (const [key, each] of Object.entries(value)) length += key.length + 3 + roughJsonLength(each);
  return length;
};
