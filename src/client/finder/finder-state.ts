import { batch, computed, effect, signal } from '@preact/signals';
import { parseRack, type RackError } from '../../lexicon/alphabet.ts';
import type { FoundWord } from '../../lexicon/word-finder.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { err, type Result } from '../../shared/result.ts';
import { language } from '../base/language.ts';
import { stopAll } from '../base/stop-all.ts';
import { words } from '../words/words-port.ts';
import type { Answer, WordsError } from '../words/words-worker.ts';

/** More letters than any player holds; the search is quick up to here. */
export const MOST_LETTERS = 20;

export const TIERS = ['full', 'common'] as const;
export type Tier = (typeof TIERS)[number];

/** What stands in the field, as it was typed. */
export const rackText = signal('');
export const wild = signal(false);
export const tier = signal<Tier>('full');

export const dictionary = computed<DictionaryName>(() => `${language.value}-${tier.value}`);

export const rack = computed<Result<string, RackError>>(() => {
  const parsed = parseRack(rackText.value);
  if (!parsed.ok || parsed.value.length <= MOST_LETTERS) return parsed;
  return err({ code: 'rack-too-long', length: parsed.value.length, most: MOST_LETTERS });
});

/** The letters to show as tiles, even while something else is typed among them. */
export const tiles = computed(() =>
  foldWord(rackText.value)
    .replace(/[^A-Z]/g, '')
    .slice(0, MOST_LETTERS),
);

/** How many words each dictionary has, once it is open. */
export const sizes = signal<Partial<Record<DictionaryName, number>>>({});
export const findings = signal<(Answer<'search'> & { readonly dictionary: DictionaryName }) | undefined>(
  undefined,
);
export const trouble = signal<WordsError | undefined>(undefined);
/** Whether an answer is being waited for. */
export const searching = signal(false);
/** Enter was pressed: go to the words as soon as they are there. */
export const wantsWords = signal(false);
const attempt = signal(0);

/** The word whose definition is open, named by where it stands in the page. */
export const opened = signal<{ readonly key: string; readonly found: FoundWord } | undefined>(undefined);
/** The word under the pointer or in focus: its tiles rise in the rack. */
export const pointedAt = signal<FoundWord | undefined>(undefined);

/** Takes what was typed; `?` and `*`, which stand for a wild in many places, turn the switch on. */
export const typeRack = (text: string): void =>
  batch(() => {
    wantsWords.value = false;
    if (/[?*]/.test(text)) wild.value = true;
    rackText.value = text.replace(/[?*]/g, '');
  });

/** Takes one tile off the rack. */
export const removeTile = (place: number): void => {
  rackText.value = tiles.value.slice(0, place) + tiles.value.slice(place + 1);
};

export const retry = (): void => {
  attempt.value++;
};

/** Opens the dictionary as soon as it is chosen. */
const openDictionary = (): (() => void) => {
  const name = dictionary.value;
  attempt.value;
  let current = true;
  trouble.value = undefined;
  void words.ask('open', name).then((result) => {
    if (result.ok) sizes.value = { ...sizes.peek(), [name]: result.value };
    else if (current) trouble.value = result.error;
  });
  return () => {
    current = false;
  };
};

/** Searches whenever letters, wild or dictionary change; what comes too late is dropped. */
const search = (): (() => void) | undefined => {
  const name = dictionary.value;
  const query = rack.value;
  const withWild = wild.value;
  attempt.value;
  opened.value = undefined;
  pointedAt.value = undefined;
  if (!query.ok || findings.peek()?.dictionary !== name) findings.value = undefined;
  searching.value = query.ok;
  if (!query.ok) return undefined;
  let current = true;
  void words.ask('search', { dictionary: name, rack: query.value, wild: withWild }).then((result) => {
    if (!current) return;
    searching.value = false;
    if (result.ok) findings.value = { ...result.value, dictionary: name };
    else if (result.error.code !== 'search-superseded') trouble.value = result.error;
  });
  return () => {
    current = false;
  };
};

/** Starts the finder; returns what stops it. */
export const startFinder = (): (() => void) => stopAll([effect(openDictionary), effect(search)]);
