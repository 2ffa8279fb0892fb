/**
 * Tells a mistake of ours on the error side: its name and where it happened. What it says may hold tiles or seeds, so only
 * errors of the system (a full disk, a lost file) are quoted.
 */
export const report = (error: unknown): void => {
  if (!(error instanceof Error)) {
    console.error('Something that is no error was thrown.');
    return;
  }
  const isSystem = typeof (error as NodeJS.ErrnoException).code === 'string';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  console.error([`${error.name}${isSystem ? `: ${error.message}` : ''}`, ...places.slice(0, 6)].join('\n'));
};
