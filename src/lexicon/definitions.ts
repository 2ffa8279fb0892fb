import { foldWord } from '../shared/fold-word.ts';

/** What a meaning is tagged with: WordNet's parts of speech, or the French sources WikDict and Littré. */
const MEANING_TAGS = ['n', 'v', 'a', 'r', 'w', 'l'] as const;
export type MeaningTag = (typeof MEANING_TAGS)[number];

/** One meaning of a word, told of its base form. */
export type Meaning = { readonly lemma: string; readonly tag: MeaningTag; readonly gloss: string };

export type Definition = {
  /** How the word is really written, accents included: ETE is été; COTE is côté, côte, cote … */
  readonly forms: readonly string[];
  /** Base forms it comes from, where they are others: AAHED comes from aah. */
  readonly lemmas: readonly string[];
  readonly meanings: readonly Meaning[];
};

/**
 * What is known of a word, in shards of neighbouring words. A shard is text, a line a word, fields parted by tabs: the
 * word; `~forms`, parted by |, where they are not just the word; `>lemmas`, each the letters to cut off the first form
 * and those to put in their place (`2er`), English ones followed by a colon and the part of speech; `=lemma tag gloss` a
 * meaning, the lemma left out where it is just the word.
 */
export type ShardEntry = {
  readonly forms: readonly string[];
  readonly lemmas: readonly { readonly lemma: string; readonly tag?: MeaningTag }[];
  readonly meanings: readonly Meaning[];
};

export const formatShard = (entries: Iterable<readonly [word: string, entry: ShardEntry]>): string => {
  const lines: string[] = [];
  for (const [word, { forms, lemmas, meanings }] of entries) {
    const plain = word.toLowerCase();
    const fields = [word];
    if (forms.length !== 1 || forms[0] !== plain) fields.push(`~${forms.join('|')}`);
    const first = forms[0] ?? plain;
    if (lemmas.length > 0) {
      const texts = lemmas.map(({ lemma, tag }) => lemmaChange(first, lemma) + (tag ? `:${tag}` : ''));
      fields.push(`>${texts.join('|')}`);
    }
    for (const { lemma, tag, gloss } of meanings)
      fields.push(`=${lemma === plain ? '' : lemma} ${tag} ${gloss}`);
    lines.push(fields.join('\t'));
  }
  return lines.join('\n');
};

const lemmaChange = (form: string, lemma: string): string => {
  let shared = 0;
  while (shared < form.length && form[shared] === lemma[shared]) shared++;
  return `${form.length - shared}${lemma.slice(shared)}`;
};

const isTag = (text: string | undefined): text is MeaningTag =>
  (MEANING_TAGS as readonly (string | undefined)[]).includes(text);

const parseLine = (line: string): [string, ShardEntry] => {
  const [word = '', ...fields] = line.split('\t');
  const plain = word.toLowerCase();
  let forms = [plain];
  const lemmas: { lemma: string; tag?: MeaningTag }[] = [];
  const meanings: Meaning[] = [];
  for (const field of fields) {
    const text = field.slice(1);
    if (field[0] === '~') forms = text.split('|');
    else if (field[0] === '>') {
      for (const change of text.split('|')) {
        const [, cut, ending = '', tag] = /^(\d+)([^:]*)(?::(.))?$/.exec(change) ?? [];
        const first = forms[0] ?? plain;
        const lemma = first.slice(0, first.length - Number(cut)) + ending;
        lemmas.push(isTag(tag) ? { lemma, tag } : { lemma });
      }
    } else {
      const [lemma = '', tag] = text.split(' ', 2);
      if (!isTag(tag)) throw new Error(`bad meaning of ${word}: ${field}`);
      meanings.push({ lemma: lemma === '' ? plain : lemma, tag, gloss: text.slice(lemma.length + 3) });
    }
  }
  return [word, { forms, lemmas, meanings }];
};

export const parseShard = (text: string): Map<string, ShardEntry> =>
  new Map(text === '' ? [] : text.split('\n').map(parseLine));

/** The shard that would hold a word, given the first word of each. */
export const shardOf = (firstWords: readonly string[], word: string): number => {
  let low = 0;
  let high = firstWords.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firstWords[middle] as string) <= word) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
};

export type Definitions = {
  /** Looks a word (capitals A–Z) up; its inflections lead to the meanings of their base form. */
  readonly define: (word: string) => Promise<Definition>;
};

/** Definitions over shards that are read when first needed. */
export const createDefinitions = (
  firstWords: readonly string[],
  readShard: (index: number) => Promise<string>,
): Definitions => {
  const shards = new Map<number, Promise<Map<string, ShardEntry>>>();
  const entryOf = async (word: string): Promise<ShardEntry | undefined> => {
    const index = shardOf(firstWords, word);
    let shard = shards.get(index);
    if (shard === undefined) {
      shard = readShard(index).then(parseShard);
      shards.set(index, shard);
      // A failed read is tried again the next time.
      shard.catch(() => shards.delete(index));
    }
    return (await shard).get(word);
  };

  const define = async (word: string): Promise<Definition> => {
    const entry = await entryOf(word);
    if (entry === undefined) return { forms: [word.toLowerCase()], lemmas: [], meanings: [] };
    const meanings = [...entry.meanings];
    for (const { lemma, tag } of entry.lemmas) {
      const base = foldWord(lemma);
      const candidates = base === word ? [] : ((await entryOf(base))?.meanings ?? []);
      meanings.push(
        ...candidates.filter(
          (meaning) => meaning.lemma === lemma && (tag === undefined || meaning.tag === tag),
        ),
      );
    }
    const others = entry.lemmas.map(({ lemma }) => lemma).filter((lemma) => !entry.forms.includes(lemma));
    return { forms: entry.forms, lemmas: others, meanings };
  };

  return { define };
};
