import { TILES_FOR } from '../games/buyword/language-tiles.ts';
import { type Options, readOptions } from '../games/buyword/options.ts';
import { languageOf } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';
import { tableRulesEn } from './table-rules-en.ts';
import { tableRulesFr } from './table-rules-fr.ts';

/** A table's options; its wilds are null where they follow the number of players (BW-2.2). */
export type TableRules = Omit<Options, 'wilds'> & { readonly wilds: number | null };

/** What a sentence tells of, with the options it is about, the rule to read on in, and when it need not be said. */
type Topic = {
  readonly options: readonly (keyof Options)[];
  readonly rule: string;
  /** Said even where it is as usual. */
  readonly always: boolean;
};

const told = (rule: string, ...options: (keyof Options)[]): Topic => ({ options, rule, always: true });
const toldIfSet = (rule: string, ...options: (keyof Options)[]): Topic => ({ options, rule, always: false });

/** In the order in which they are read. */
const TOPICS = {
  words: told('BW-5.4', 'dictionary'),
  tiles: toldIfSet('BW-1.5', 'tiles'),
  theme: toldIfSet('BW-15', 'theme'),
  houseWords: toldIfSet('BW-5.4', 'houseWords'),
  houseBans: toldIfSet('BW-5.4', 'houseBans'),
  judge: told('BW-5.5', 'judge', 'penalty', 'challengeSeconds'),
  start: told('BW-2.2', 'startMoney', 'wilds'),
  leader: toldIfSet('BW-2.3', 'leader'),
  draft: toldIfSet('BW-13', 'draft'),
  deals: toldIfSet('BW-11', 'deals'),
  auctions: toldIfSet('BW-10', 'auctions'),
  selling: told('BW-5.1', 'selling'),
  crossword: toldIfSet('BW-14', 'crossword'),
  limit: told('BW-7.1', 'tileLimit'),
  shortDraw: told('BW-3.3', 'shortDraw'),
  extended: toldIfSet('BW-16', 'extended'),
  openTiles: toldIfSet('BW-17', 'openTiles'),
  clock: toldIfSet('BW-18.1', 'turnSeconds'),
} as const satisfies Record<string, Topic>;

type TopicName = keyof typeof TOPICS;

export type RuleSentences = {
  readonly [Name in TopicName]: (rules: TableRules) => string | undefined;
};

/** One rule in force: a sentence, the rule's number, and whether it is as the rule book has it. */
export type RuleLine = {
  readonly topic: string;
  readonly rule: string;
  readonly text: string;
  readonly isUsual: boolean;
};

const SENTENCES: Readonly<Record<Language, RuleSentences>> = { en: tableRulesEn, fr: tableRulesFr };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Words of either language are as usual, and so are the tiles that go with them (BW-1.5). */
const usualFor = (usual: Options, { dictionary }: Options): Options => {
  const language = languageOf(dictionary);
  return { ...usual, dictionary: `${language}-full`, tiles: TILES_FOR[language] };
};

/**
 * The rules of a table in plain words, from its options as they were asked for: what one has to know, and all that is not
 * as usual. Nothing where the options cannot be read; what cannot be played together is told all the same.
 */
export const rulesInForce = (language: Language, given: unknown, players: number): readonly RuleLine[] => {
  const parsed = readOptions(given, players);
  const usual = readOptions({}, Math.min(players, 4));
  if (!parsed.ok || !usual.ok) return [];
  const standard = usualFor(usual.value, parsed.value);
  const choseWilds = typeof given === 'object' && given !== null && 'wilds' in given;
  // Who plays alone is never joined by others.
  const rules: TableRules = {
    ...parsed.value,
    wilds: choseWilds || players === 1 ? parsed.value.wilds : null,
  };
  // What matters only with challenges is as usual without them.
  const isUsualOption = (option: keyof Options): boolean => {
    if (option === 'wilds') return !choseWilds;
    if ((option === 'penalty' || option === 'challengeSeconds') && rules.judge === 'dictionary') return true;
    return isSame(rules[option], standard[option]);
  };
  return (Object.keys(TOPICS) as TopicName[]).flatMap((topic): RuleLine[] => {
    const { options, rule, always }: Topic = TOPICS[topic];
    const isUsual = options.every(isUsualOption);
    const text = isUsual && !always ? undefined : SENTENCES[language][topic](rules);
    return text === undefined ? [] : [{ topic, rule, text, isUsual }];
  });
};
