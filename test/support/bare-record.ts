/** The lines of a record without what is for people only. */
export const bareRecord = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/(^|\s); .*$/, '').trim())
    .filter((line) => line !== '');
