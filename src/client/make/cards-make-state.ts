import { computed, signal } from '@preact/signals';
import { type Options, parseOptions } from '../../games/choose-your-words/options.ts';
import { cardsRefusalSentence } from '../../messages/cards.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { hasTheme, isThemeName } from '../../shared/themes.ts';
import { language } from '../language.ts';
import { cardsLinkOf, parseCardsWish } from './cards-link.ts';
import { type CardPreset, type CardsWish, cardPresetOptions, deckFor } from './cards-wish.ts';
import { wayIn } from './rules-link.ts';
import { playedIn, USUAL, type Way } from './table-wish.ts';
import { LINK_PARAMETER } from './wish-link.ts';

/** What was chosen or came by a link; undefined: what the page proposes in its language. */
const chosen = signal<CardsWish | undefined>(undefined);
/** Whether the rules of the address cannot be read. */
export const cardsLinkIsBad = signal(false);

/** With whom the table is played. */
export const cardsWay = signal<Way>('friends');

/** The table that would be made. */
export const cardsWish = computed<CardsWish>(
  () => chosen.value ?? { ...USUAL, options: cardPresetOptions('friendly', language.value) },
);

/** All options of the table, those that cannot be played together as they were wished. */
export const cardRules = computed<Options>(() => {
  const usual = parseOptions({}, USUAL.seats);
  if (!usual.ok) throw new Error('the rule book can be played');
  return { ...usual.value, ...cardsWish.value.options };
});

/** The table as it is played in the way that was chosen. */
export const cardsPlayed = computed<CardsWish>(() => playedIn(cardsWay.value, cardsWish.value));

/** Why such a table cannot be played, in a sentence. */
export const whyNotCards = computed<string | undefined>(() => {
  const parsed = parseOptions(cardsWish.value.options, cardsWish.value.seats);
  return parsed.ok ? undefined : cardsRefusalSentence(language.value, parsed.error);
});

/** Takes over the rules of an address. */
export const readCardsAddress = (search: string): void => {
  const query = new URLSearchParams(search);
  const text = query.get(LINK_PARAMETER);
  cardsWay.value = wayIn(query);
  const read = text === null ? undefined : parseCardsWish(text);
  chosen.value = read?.ok === true ? read.value : undefined;
  cardsLinkIsBad.value = read?.ok === false;
};

/** The address always says what is chosen; each choice is no place to go back to. */
const tellAddress = (): void =>
  history.replaceState(history.state, '', cardsLinkOf(cardsWish.value, cardsWay.value));

const choose = (next: CardsWish): void => {
  chosen.value = next;
  cardsLinkIsBad.value = false;
  tellAddress();
};

/** Chooses with whom to play. */
export const chooseCardsWay = (way: Way): void => {
  cardsWay.value = way;
  tellAddress();
};

export const chooseCardPreset = (preset: CardPreset): void =>
  choose({
    ...cardsWish.value,
    options: cardPresetOptions(preset, languageOf(cardsWish.value.options.dictionary ?? 'en-full')),
  });

/** Takes a value for an option; other words propose the deck that goes with them (CW-3), and may lack a theme. */
export const chooseCardOption = <Option extends keyof Options>(
  option: Option,
  value: Options[Option],
): void => {
  const options = { ...cardsWish.value.options, [option]: value };
  if (option === 'dictionary') {
    const dictionary = value as Options['dictionary'];
    options.deck = deckFor(dictionary);
    const { category = 'off' } = options;
    if (isThemeName(category) && !hasTheme(languageOf(dictionary), category)) options.category = 'off';
  }
  choose({ ...cardsWish.value, options });
};

/** Changes the table around the game. */
export const chooseCardTable = (change: Partial<Omit<CardsWish, 'options'>>): void =>
  choose({ ...cardsWish.value, ...change });
