import { computed, effect, signal } from '@preact/signals';
import type { Judgement } from '../../catalog/game-module.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import { priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { t } from '../base/texts.ts';
import { words } from '../words/words-port.ts';
import type { BuyWordState } from './buyword-state.ts';
import type { Facts } from './facts.ts';
import type { Grid } from './grid/grid.ts';
import type { LaidTiles } from './rack.ts';

/** The words that are laid out, what they are worth, and what is said of them. */
export const createWordsLaid = (
  { view, judge }: BuyWordState,
  { pips: pipsOf }: Facts,
  { laid }: LaidTiles,
  { onGrid, preview }: Grid,
) => {
  /** What has been said of words in this game, where anybody may say. */
  const judgements = signal<ReadonlyMap<string, Judgement>>(new Map());
  const judgementOf = (word: string): Judgement | undefined => judgements.value.get(word);
  /** Whether nothing speaks against words, so far as anything was said. */
  const areSound = (all: readonly string[]): boolean =>
    all.every((word) => (judgementOf(word) ?? 'good') === 'good');

  /** The word as it lies there, with its pips and price. */
  const laidWord = computed(() => {
    const word = laid.value.map(({ letter }) => letter).join('');
    const wildAt = laid.value.findIndex(({ from }) => from === 'wild');
    const tiles = laid.value.flatMap(({ from, letter }) => (from === 'wild' ? [] : letter)).join('');
    const pips = pipsOf(tiles) + (wildAt < 0 ? 0 : WILD_PIPS);
    return { word, wildAt: wildAt < 0 ? null : wildAt, tiles, pips, price: priceOf(pips) };
  });

  /** The words that selling would sell. */
  const wordsLaid = computed<readonly string[]>(() => {
    if (onGrid.value)
      return preview.value.kind === 'legal' ? preview.value.words.map(({ word }) => word) : [];
    const { word } = laidWord.value;
    return word.length < 2 ? [] : [word];
  });

  /** What the dictionary of this page says of a word; nobody may say where words are challenged (BW-5.5). */
  const judgeHere = async (word: string): Promise<Judgement | undefined> => {
    const options = view.value?.options;
    if (options === undefined || options.judge === 'challenge') return undefined;
    const { dictionary, theme } = options;
    const themed = typeof theme === 'string' ? { theme } : {};
    const known = await words.ask('knows', { dictionary, word, ...themed });
    if (!known.ok) return undefined;
    const { has, inTheme } = known.value;
    return whyNotWord(options, { has: () => has, inTheme: () => inTheme }, word) ?? 'good';
  };

  return {
    laidWord,
    judgementOf,
    areSound,
    /** What is said of the word laid out; undefined while nothing is. */
    verdict: computed(() => judgementOf(laidWord.value.word)),
    /** Whether something speaks against what is laid out, so that selling it would be refused. */
    isUnsound: computed(() => !areSound(wordsLaid.value)),
    /** What the judge says of a word, as a sentence; where there is a theme, that it is on it. */
    saidOf: (word: string, said: Judgement): string => {
      const { play, theme } = t();
      if (said === 'off-theme') return theme.offTheme(word);
      if (said === 'not-a-word') return play.unknown(word);
      return (view.value?.options.theme ?? null) === null ? play.known(word) : theme.onTheme(word);
    },
    /**
     * Asks about words as they grow, each once, the table or, where it does not tell, this page; what is said too late, of
     * another game, is dropped. Returns what stops it.
     */
    followWords: (): (() => void) => {
      let isCurrent = true;
      judgements.value = new Map();
      const stop = effect(() => {
        for (const word of wordsLaid.value) {
          if (judgements.peek().has(word)) continue;
          void (judge(word) ?? judgeHere(word)).then((said) => {
            if (isCurrent && said !== undefined)
              judgements.value = new Map(judgements.peek()).set(word, said);
          });
        }
      });
      return () => {
        isCurrent = false;
        stop();
      };
    },
  };
};

export type WordsLaid = ReturnType<typeof createWordsLaid>;
