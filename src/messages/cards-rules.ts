import { type Options, parseOptions } from '../games/choose-your-words/options.ts';
import { languageOf } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';
import { cardsRulesEn } from './cards-rules-en.ts';
import { cardsRulesFr } from './cards-rules-fr.ts';
import type { RuleLine } from './table-rules.ts';

/** What a sentence tells of: the options it is about, the rule to read on in, and whether it is said in any case. */
type Topic = {
  readonly options: readonly (keyof Options)[];
  readonly rule: string;
  readonly always: boolean;
};

const told = (rule: string, ...options: (keyof Options)[]): Topic => ({ options, rule, always: true });
const toldIfSet = (rule: string, ...options: (keyof Options)[]): Topic => ({ options, rule, always: false });

/** In the order in which they are read. */
const TOPICS = {
  words: told('CW-6.1', 'dictionary'),
  deck: toldIfSet('CW-3', 'deck'),
  houseWords: toldIfSet('CW-6.1', 'houseWords'),
  houseBans: toldIfSet('CW-6.1', 'houseBans'),
  stakes: told('CW-1', 'stack', 'ante'),
  bets: told('CW-1', 'minBet', 'maxBet', 'limit', 'leastRaise'),
  category: toldIfSet('CW-21.1', 'category'),
  challenges: told('CW-7.1', 'judge', 'challengeSeconds'),
  lookUp: toldIfSet('CW-9.1', 'openDictionary'),
  end: told('CW-23', 'end'),
  reveal: toldIfSet('CW-26.1', 'revealAll'),
  clock: toldIfSet('CW-26.2', 'turnSeconds'),
} as const satisfies Record<string, Topic>;

type TopicName = keyof typeof TOPICS;
export type CardRuleSentences = { readonly [Name in TopicName]: (rules: Options) => string };

const SENTENCES: Readonly<Record<Language, CardRuleSentences>> = { en: cardsRulesEn, fr: cardsRulesFr };

/**
 * The rules of a table of Choose Your Words in plain words: what one has to know, and all that is not as usual. Nothing
 * where the options cannot be played.
 */
export const cardRulesInForce = (
  language: Language,
  given: unknown,
  players: number,
): readonly RuleLine[] => {
  const parsed = parseOptions(given, players);
  const usual = parseOptions({}, players);
  if (!parsed.ok || !usual.ok) return [];
  const spoken = languageOf(parsed.value.dictionary);
  // Words of either language are as usual, and so is the deck that goes with them (CW-3).
  const standard: Options = {
    ...usual.value,
    dictionary: `${spoken}-full`,
    deck: spoken === 'fr' ? 'french' : 'classic',
  };
  return (Object.keys(TOPICS) as TopicName[]).flatMap((topic): RuleLine[] => {
    const { options, rule, always }: Topic = TOPICS[topic];
    const isUsual = options.every(
      (option) => JSON.stringify(parsed.value[option]) === JSON.stringify(standard[option]),
    );
    if (isUsual && !always) return [];
    return [{ topic, rule, text: SENTENCES[language][topic](parsed.value), isUsual }];
  });
};
