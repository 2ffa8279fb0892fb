/** `npm run train -- cards`: the Expert of Choose Your Words learns to bet by playing itself. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASELINES } from '../bots/choose-your-words/baseline-bots.ts';
import { packPolicy } from '../bots/choose-your-words/policy/policy-text.ts';
import { packQuantiles } from '../bots/choose-your-words/policy/rank.ts';
import { trainedPolicy } from '../bots/choose-your-words/policy/trained-policy.ts';
import { bestResponse, type Response } from '../bots/choose-your-words/training/best-response.ts';
import type { Stakes } from '../bots/choose-your-words/training/betting-tree.ts';
import { type HandPath, playDeals } from '../bots/choose-your-words/training/deals.ts';
import { handsOf, quantilesOf } from '../bots/choose-your-words/training/hands.ts';
import { gainAgainst } from '../bots/choose-your-words/training/simple-players.ts';
import { trainPolicy } from '../bots/choose-your-words/training/train-policy.ts';
import type { DeckName } from '../games/choose-your-words/decks.ts';
import type { TrainMessages } from '../messages/train-cli.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import type { DictionaryName } from '../shared/dictionaries.ts';
import type { createArgumentReader } from './arguments.ts';
import { print, UsageError } from './terminal.ts';

const MOST_DEALS = 100_000;
const MOST_ROUNDS = 1_000_000_000;
const FEWEST = 10;

const OPTIONS = {
  deals: { type: 'string', default: '5000' },
  rounds: { type: 'string', default: '3000000' },
  seed: { type: 'string', default: '1' },
  hands: { type: 'string' },
  'best-response': { type: 'boolean', default: false },
  'simple-players': { type: 'boolean', default: false },
  out: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** What hands are dealt from; the policy learns from the first, the other only ranks its own hands, for which fewer will do. */
const DEALT: Readonly<Record<DeckName, { readonly dictionary: DictionaryName; readonly part: number }>> = {
  classic: { dictionary: 'en-full', part: 1 },
  french: { dictionary: 'fr-full', part: 0.3 },
};

/** Where the bots take the policy from. */
const MODULE = fileURLToPath(new URL('../bots/choose-your-words/policy/policy-weights.ts', import.meta.url));

/** The tables that a policy is tried at. */
const TABLES: readonly Stakes[] = [2, 3].flatMap((players) =>
  [20, 50, 200].map((stack) => ({ players, stack, ante: 1, minBet: 1 })),
);

const perHundred = ({ gain, standardError }: Response): [string, string] => [
  (100 * gain).toFixed(1),
  (100 * standardError).toFixed(1),
];

type Paths = Readonly<Record<DeckName, readonly HandPath[]>>;

const dealAll = (deals: number, seed: string): Paths => {
  const of = (deck: DeckName): HandPath[] => {
    const { dictionary, part } = DEALT[deck];
    const count = Math.ceil(deals * part);
    return playDeals({ lexicon: loadLexicon(dictionary), dictionary, deck }, count, seed);
  };
  return { classic: of('classic'), french: of('french') };
};

/** Runs the command; `readers` read what was typed. */
export const trainCards = (
  messages: TrainMessages,
  { readArguments, readNumber }: ReturnType<typeof createArgumentReader>,
): void => {
  const { values } = readArguments(OPTIONS);
  if (values.help) {
    print(messages.usage);
    return;
  }
  const deals = readNumber('--deals', values.deals, FEWEST, MOST_DEALS);
  const rounds = readNumber('--rounds', values.rounds, FEWEST, MOST_ROUNDS);
  const { seed } = values;
  const paths = handPaths(messages, values.hands, deals, seed);
  const quantiles = { classic: quantilesOf(paths.classic), french: quantilesOf(paths.french) };
  const hands = handsOf(paths.classic, quantiles.classic);
  if (values['best-response']) {
    for (const stakes of TABLES) {
      const response = bestResponse(hands, trainedPolicy(), stakes, { rounds, seed });
      print(messages.response(stakes.players, stakes.stack, ...perHundred(response)));
    }
    return;
  }
  if (values['simple-players']) {
    for (const rote of BASELINES)
      for (const stakes of TABLES) {
        const gained = gainAgainst(hands, trainedPolicy(), rote, stakes, { rounds, seed });
        print(messages.fromSimple(rote, stakes.players, stakes.stack, ...perHundred(gained)));
      }
    return;
  }
  const policy = trainPolicy(hands, { rounds, seed }, (played) => {
    print(messages.rounds(played, rounds));
  });
  const file = values.out ?? MODULE;
  const command = `npm run train -- cards --deals ${deals} --rounds ${rounds} --seed ${seed}`;
  const lines = [
    `/** Made by \`${command}\`. */`,
    `export const POLICY =\n  '${packPolicy(policy)}';`,
    '/** The strengths that split the hands of each betting into equal parts, by deck. */',
    'export const STRENGTHS = {',
    ...Object.entries(quantiles).map(([deck, of]) => `  ${deck}:\n    '${packQuantiles(of)}',`),
    '} as const;\n',
  ];
  write(messages, file, lines.join('\n'));
  print(messages.written(file));
};

/** The hands to learn from: those of a file, or dealt and kept there. */
const handPaths = (messages: TrainMessages, file: string | undefined, deals: number, seed: string): Paths => {
  if (file === undefined) return dealAll(deals, seed);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Paths;
  } catch {
    const paths = dealAll(deals, seed);
    write(messages, file, JSON.stringify(paths));
    return paths;
  }
};

const write = (messages: TrainMessages, file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UsageError(messages.cannotWrite(file));
  }
};
