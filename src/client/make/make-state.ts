import { computed, signal } from '@preact/signals';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { type Options, parseOptions } from '../../games/buyword/options.ts';
import { refusalSentence } from '../../messages/buyword.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { language } from '../language.ts';
import { linkOf, parseWish } from './rules-link.ts';
import { type Preset, presetOptions, type TableWish, USUAL } from './table-wish.ts';
import { LINK_PARAMETER } from './wish-link.ts';

/** What was chosen or came by a link; undefined: what the page proposes in its language. */
const chosen = signal<TableWish | undefined>(undefined);
/** Why the rules of the address are not shown. */
export const linkTrouble = signal<'unreadable' | 'not-offered' | undefined>(undefined);

/** The table that would be made. */
export const wish = computed<TableWish>(
  () => chosen.value ?? { ...USUAL, options: presetOptions('classic', language.value) },
);

/** Why such a table cannot be played, in a sentence. */
export const whyNot = computed<string | undefined>(() => {
  const parsed = parseOptions(wish.value.options, wish.value.seats);
  return parsed.ok ? undefined : refusalSentence(language.value, parsed.error);
});

/** Takes over the rules of an address. */
export const readAddress = (search: string): void => {
  const text = new URLSearchParams(search).get(LINK_PARAMETER);
  const read = text === null ? undefined : parseWish(text);
  chosen.value = read?.ok === true ? read.value : undefined;
  linkTrouble.value = read?.ok === false ? read.error.code : undefined;
};

const choose = (next: TableWish): void => {
  chosen.value = next;
  linkTrouble.value = undefined;
  // The address always says what is chosen; each choice is no place to go back to.
  history.replaceState(history.state, '', linkOf(next));
};

export const choosePreset = (preset: Preset): void =>
  choose({
    ...wish.value,
    options: presetOptions(preset, languageOf(wish.value.options.dictionary ?? 'en-full')),
  });

export const chooseOption = <Option extends keyof Options>(
  option: Option,
  value: Options[Option] | undefined,
): void => {
  const options = { ...wish.value.options, [option]: value };
  if (option === 'dictionary') {
    // BW-1.5: other words propose other tiles.
    const { dictionary = 'en-full' } = options;
    options.tiles = TILES_FOR[languageOf(dictionary)];
  }
  choose({ ...wish.value, options });
};

/** Changes the table around the game; what no longer fits fewer or more seats is as usual again. */
export const chooseTable = (change: Partial<Omit<TableWish, 'options'>>): void => {
  const next = { ...wish.value, ...change };
  const { wilds, leader, ...rest } = next.options;
  choose(parseOptions(next.options, next.seats).ok ? next : { ...next, options: rest });
};
