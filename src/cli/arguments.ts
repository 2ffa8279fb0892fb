/** Reading what was typed after a command, with every mistake told in a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isLanguage } from '../shared/language.ts';
import { UsageError } from './terminal.ts';

type Sentences = {
  readonly badOption: (option: string) => string;
  readonly badNumber: (option: string, from: number, to: number, text: string) => string;
};

/** A reader of one command's options, speaking that command's sentences. */
export const createArgumentReader = ({ badOption, badNumber }: Sentences) => ({
  /** The options and the words beside them; `--lang` must name a language of ours. */
  readArguments: <Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) => {
    const read = () => {
      try {
        return parseArgs({ options, allowPositionals: true });
      } catch (error) {
        // Node names the option in quotes: '--limit <value>' or '--nope'.
        const [, option = ''] = /'(-[^' ]*)/.exec((error as Error).message) ?? [];
        throw new UsageError(badOption(option));
      }
    };
    const typed = read();
    const { lang } = typed.values as { lang?: unknown };
    if (lang !== undefined && !isLanguage(String(lang))) throw new UsageError(badOption('--lang'));
    return typed;
  },
  readNumber: (option: string, text: string, from: number, to: number): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < from || value > to) {
      throw new UsageError(badNumber(option, from, to, text));
    }
    return value;
  },
});
