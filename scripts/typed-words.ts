/** Reading what was typed after a script's name, with every mistake told in a sentence and the usage under it. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends with a sentence that says why. */
export const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

export const createWordReader = (usage: string) => ({
  readWords: <const Config extends ParseArgsConfig>(config: Config) => {
    try {
      return parseArgs(config);
    } catch (error) {
      return fail(`${(error as Error).message}\n${usage}`);
    }
  },
  wholeNumber: (name: string, text: string, least = 0): number =>
    /^\d{1,9}$/.test(text) && Number(text) >= least
      ? Number(text)
      : fail(
          `--${name} must be a whole number${least > 0 ? ` from ${least} on` : ''}, not "${text}".\n${usage}`,
        ),
  positive: (name: string, text: string): number =>
    /^\d{1,4}(\.\d+)?$/.test(text) && Number(text) > 0
      ? Number(text)
      : fail(`--${name} must be a number above 0, not "${text}".\n${usage}`),
});
