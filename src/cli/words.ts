/** `npm run words`: asks the dictionaries from a terminal. */
import { TILES_FOR } from '../games/buyword/language-tiles.ts';
import { pipsByLetter, priceOf, WILD_PIPS } from '../games/buyword/tile-set.ts';
import { isTileSetName, TILE_SETS } from '../games/buyword/tile-sets.ts';
import { LONGEST_WORD, parseRack, type RackError } from '../lexicon/alphabet.ts';
import { type Lexicon, lexiconOfWords } from '../lexicon/lexicon.ts';
import { markWilds } from '../lexicon/rack-words.ts';
import { createWordFinder, type FoundWord } from '../lexicon/word-finder.ts';
import { formatMoney } from '../messages/money.ts';
import { type WordsCliMessages, wordsCliMessages } from '../messages/words-cli.ts';
import { loadDefinitions, loadLexicon } from '../server/words/word-files.ts';
import { DICTIONARIES, type DictionaryName, isDictionaryName, languageOf } from '../shared/dictionaries.ts';
import { foldWord } from '../shared/fold-word.ts';
import { createArgumentReader } from './arguments.ts';
import { askedLanguage, formatTable, print, runCommandLine, UsageError, wrap } from './terminal.ts';

const MOST_WORDS = 1000;
const MOST_WILDS = 9;
const LINE_WIDTH = 88;

const OPTIONS = {
  dictionary: { type: 'string', default: 'en-full' },
  tiles: { type: 'string' },
  wild: { type: 'boolean', default: false },
  wilds: { type: 'string' },
  limit: { type: 'string', default: '10' },
  theme: { type: 'string' },
  clean: { type: 'boolean', default: false },
  main: { type: 'boolean', default: false },
  lang: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const language = askedLanguage(process.argv.slice(2), process.env);
const messages: WordsCliMessages = wordsCliMessages[language];

const { readArguments, readNumber } = createArgumentReader(messages);

const sentenceFor = (error: RackError): string => {
  switch (error.code) {
    case 'rack-empty':
      return messages.rackMissing;
    case 'rack-bad-letter':
      return messages.badLetter(error.letter);
    case 'rack-too-long':
      return messages.tooLong(error.length, error.most);
  }
};

const readLetters = (text: string): string => {
  const rack = parseRack(text);
  if (!rack.ok) throw new UsageError(sentenceFor(rack.error));
  return rack.value;
};

const readRack = (texts: readonly string[]): string => {
  if (texts.length > 1) throw new UsageError(messages.oneRack);
  return readLetters(texts[0] ?? '');
};

const readWord = (text: string): string => {
  const word = readLetters(text);
  if (word.length > LONGEST_WORD) throw new UsageError(messages.tooLong(word.length, LONGEST_WORD));
  return word;
};

type Request = {
  readonly texts: readonly string[];
  readonly values: ReturnType<typeof readArguments<typeof OPTIONS>>['values'];
  readonly dictionary: DictionaryName;
  readonly lexicon: Lexicon;
};

const checkTheme = ({ lexicon, dictionary }: Request, theme: string): string => {
  if (!lexicon.themes.includes(theme)) {
    throw new UsageError(messages.unknownTheme(theme, dictionary, lexicon.themes.join(', ')));
  }
  return theme;
};

const asSold = ({ word, wildAt, worth }: FoundWord) => ({
  word: markWilds(word, wildAt),
  pips: worth,
  price: priceOf(worth),
});

const printJson = (value: unknown): void => print(JSON.stringify(value));

const printSales = (sales: readonly ReturnType<typeof asSold>[], total?: number): void => {
  const rows = sales.map(({ word, pips, price }) => [word, String(pips), formatMoney(language, price)]);
  if (total !== undefined) rows.push([messages.total, '', formatMoney(language, total)]);
  const columns = [
    { title: messages.word, align: 'left' },
    { title: messages.pips, align: 'right' },
    { title: messages.price, align: 'right' },
  ] as const;
  print(formatTable(columns, rows));
};

const finderFor = (request: Request) => {
  const { theme, clean } = request.values;
  const { lexicon } = request;
  const kept = (word: string): boolean => !clean || !lexicon.isVulgar(word);
  const searched =
    theme === undefined
      ? lexicon
      : lexiconOfWords(lexicon.themeWords(checkTheme(request, theme)).filter(kept));
  const { tiles = TILES_FOR[languageOf(request.dictionary)] } = request.values;
  if (!isTileSetName(tiles))
    throw new UsageError(messages.unknownTiles(tiles, Object.keys(TILE_SETS).join(', ')));
  const set = TILE_SETS[tiles];
  return createWordFinder(searched, { letters: pipsByLetter(set), wild: WILD_PIPS });
};

const best = (request: Request): void => {
  const { values, dictionary } = request;
  const rack = readRack(request.texts);
  const limit = readNumber('--limit', values.limit, 1, MOST_WORDS);
  const { wild, clean } = values;
  const words = finderFor(request).dearestWords(rack, { wild, limit, clean }).map(asSold);
  if (values.json) {
    printJson({ dictionary, rack, wild, words });
    return;
  }
  print(`${messages.bestTitle(rack, wild, dictionary)}\n`);
  if (words.length === 0) print(`  ${messages.noWords}`);
  else printSales(words);
};

const set = (request: Request): void => {
  const { values, dictionary } = request;
  const rack = readRack(request.texts);
  const wilds = readNumber('--wilds', values.wilds ?? (values.wild ? '1' : '0'), 0, MOST_WILDS);
  const found = finderFor(request).bestWords(rack, { wilds, clean: values.clean, pay: priceOf });
  const words = found.words.map(asSold);
  if (values.json) {
    printJson({ dictionary, rack, wilds, words, total: found.total, exact: found.exact });
    return;
  }
  print(`${messages.setTitle(rack, wilds, dictionary)}\n`);
  if (words.length === 0) print(`  ${messages.noWords}`);
  else printSales(words, found.total);
  if (!found.exact) print(`\n${messages.notExact}`);
};

const define = async ({ texts, values, dictionary, lexicon }: Request): Promise<void> => {
  if (texts.length === 0) throw new UsageError(messages.wordMissing);
  const word = readWord(texts.join(' '));
  const valid = lexicon.has(word);
  const { forms, lemmas, meanings } = await loadDefinitions(languageOf(dictionary)).define(word);
  if (values.json) {
    printJson({ dictionary, word, valid, forms, lemmas, meanings });
    return;
  }
  if (!valid) {
    print(messages.isNoWord(word, dictionary));
    return;
  }
  const written = forms.join(', ');
  const origin = lemmas.length === 0 ? '' : `, ${messages.from(lemmas.join(', '))}`;
  print(`${word}: ${written}${origin}\n`);
  if (meanings.length === 0) print(`  ${messages.noDefinition}`);
  for (const { lemma, tag, gloss } of meanings) {
    print(`  ${lemma} (${messages.tags[tag]})\n${wrap(gloss, LINE_WIDTH, '    ')}`);
  }
};

const has = ({ texts, values, dictionary, lexicon }: Request): void => {
  if (texts.length === 0) throw new UsageError(messages.wordMissing);
  const answers = texts.map((text) => {
    const word = readWord(text);
    return { word, valid: lexicon.has(word) };
  });
  if (values.json) {
    printJson({ dictionary, words: answers });
    return;
  }
  for (const { word, valid } of answers) {
    print(valid ? messages.isWord(word, dictionary) : messages.isNoWord(word, dictionary));
  }
  if (answers.some(({ valid }) => !valid)) process.exitCode = 1;
};

const theme = (request: Request): void => {
  const { texts, values, dictionary, lexicon } = request;
  const [asked, ...rest] = texts;
  if (asked === undefined) {
    const themes = lexicon.themes.map((name) => ({
      name,
      words: lexicon.themeWords(name).length,
      names: lexicon.names(name).length,
    }));
    if (values.json) {
      printJson({ dictionary, themes });
      return;
    }
    print(`${messages.themes(dictionary)}\n`);
    for (const { name, words, names } of themes)
      print(`  ${name.padEnd(12)} ${messages.themeWords(words, names)}`);
    return;
  }
  const name = checkTheme(request, foldWord(asked).toLowerCase());
  if (rest.length === 0) {
    const words = lexicon.themeWords(name, values.main ? 'main' : 'any');
    if (values.json) {
      printJson({ dictionary, theme: name, words });
      return;
    }
    const count = messages.themeWords(words.length, lexicon.names(name).length);
    print(`${name} (${dictionary}, ${count})\n`);
    print(wrap(words.join(' '), LINE_WIDTH, '  '));
    return;
  }
  const answers = rest.map((text) => {
    const word = readWord(text);
    return { word, inTheme: lexicon.inTheme(word, name) };
  });
  if (values.json) {
    printJson({ dictionary, theme: name, words: answers });
    return;
  }
  for (const { word, inTheme } of answers)
    print(inTheme ? messages.inTheme(word, name) : messages.notInTheme(word, name));
  if (answers.some(({ inTheme }) => !inTheme)) process.exitCode = 1;
};

const COMMANDS = { best, set, define, has, theme } as const;

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments(OPTIONS);
  const [command, ...texts] = positionals;
  if (values.help || command === undefined) {
    print(messages.usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  if (!Object.hasOwn(COMMANDS, command))
    throw new UsageError(`${messages.unknownCommand(command)}\n\n${messages.usage}`);
  const { dictionary } = values;
  if (!isDictionaryName(dictionary)) {
    throw new UsageError(messages.unknownDictionary(dictionary, DICTIONARIES.join(', ')));
  }
  await COMMANDS[command as keyof typeof COMMANDS]({
    texts,
    values,
    dictionary,
    lexicon: loadLexicon(dictionary),
  });
};

await runCommandLine(main);
