import { computed, signal } from '@preact/signals';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { type Options, readOptions } from '../../games/buyword/options.ts';
import { refusalSentence } from '../../messages/buyword.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { type Conflict, conflictOf } from './conflicts.ts';
import { linkOf, parseWish, readLink } from './rules-link.ts';
import {
  type Preset,
  playedIn,
  presetOptions,
  seatsFor,
  type TableWish,
  USUAL,
  type Way,
} from './table-wish.ts';

/** What was chosen or came by a link; undefined: what the page proposes in its language. */
const chosen = signal<TableWish | undefined>(undefined);
/** Whether the rules of the address could not be read. */
export const linkIsBroken = signal(false);
/** With whom the table is played. */
export const way = signal<Way>('friends');
/** Options that have been asked for and not said yet: a list still to be pasted, a theme still to be named. */
export const unsaid = signal<'words' | 'free' | undefined>(undefined);

/** The table that would be made. */
export const wish = computed<TableWish>(
  () => chosen.value ?? { ...USUAL, options: presetOptions('classic', language.value) },
);

/** The table as it is played in the way that was chosen. */
export const tablePlayed = computed<TableWish>(() => playedIn(way.value, wish.value));

/** What of the table cannot be played together, with ways out. */
export const conflict = computed<Conflict | undefined>(() => conflictOf(wish.value, t().make));

/** What does not go together, in a sentence. */
export const conflictText = computed<string | undefined>(() => {
  const refusal = conflict.value?.refusal;
  if (refusal === undefined) return undefined;
  return refusal.code === 'theme-needs-challenge'
    ? t().make.needsChallenge
    : refusalSentence(language.value, refusal);
});

/** Why such a table cannot be played, in a sentence. */
export const whyNot = computed<string | undefined>(() => {
  const { make } = t();
  if (unsaid.value === 'words') return make.listEmpty;
  return unsaid.value === 'free' ? make.freeEmpty : conflictText.value;
});

/** Takes over the rules of an address. */
export const readAddress = (search: string, hash: string): void => {
  const link = readLink(search, hash);
  const read = link.text === undefined ? undefined : parseWish(link.text);
  way.value = link.way;
  chosen.value = read?.ok === true ? read.value : undefined;
  linkIsBroken.value = read?.ok === false;
  unsaid.value = undefined;
};

/** The address always says what is chosen; each choice is no place to go back to. */
const tellAddress = (): void => {
  history.replaceState(history.state, '', linkOf(wish.value, way.value));
};

export const choose = (next: TableWish): void => {
  chosen.value = next;
  linkIsBroken.value = false;
  tellAddress();
};

/** Chooses with whom to play; where so many cannot play in that way, the usual number does. */
export const chooseWay = (next: Way): void => {
  way.value = next;
  if (seatsFor(next).includes(wish.value.seats)) tellAddress();
  else chooseTable({ seats: USUAL.seats });
};

export const choosePreset = (preset: Preset): void => {
  unsaid.value = undefined;
  choose({
    ...wish.value,
    options: presetOptions(preset, languageOf(wish.value.options.dictionary ?? 'en-full')),
  });
};

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
  choose(readOptions(next.options, next.seats).ok ? next : { ...next, options: rest });
};
