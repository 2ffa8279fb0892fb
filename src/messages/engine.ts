import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import type { RackError } from '../lexicon/alphabet.ts';
import type { Language } from '../shared/language.ts';
import { botList } from './characters.ts';
import { formatNumber } from './wording.ts';

type Own = EngineRefusal | RackError;
type Sentences = {
  readonly [C in Own['code']]: (refusal: Extract<Own, { code: C }>, games: string) => string;
};

const en: Sentences = {
  'bad-json': () => 'A request is one line of JSON: an object.',
  'line-too-long': ({ most }) => `The line is too long: at most ${formatNumber('en', most)} characters.`,
  'unknown-command': () => 'There’s no such command.',
  'bad-field': ({ field }) => `The field ${field} is missing or has a wrong value.`,
  'unknown-game': (_, games) => `There’s no such game; the games are ${games}.`,
  'no-such-table': () => 'There’s no such table.',
  'too-many-tables': ({ most }) => `There are already ${formatNumber('en', most)} tables: drop one first.`,
  'unknown-bot': () => `There’s no such bot; the bots are ${botList}.`,
  'nothing-to-advise': () => 'That seat has nothing to do now.',
  internal: () => 'Something went wrong inside the engine; nothing was changed.',
  'rack-empty': () => 'The rack is empty: add letters.',
  'rack-bad-letter': ({ letter }) => `“${letter}” is not a letter from A to Z.`,
  'rack-too-long': ({ length, most }) => `That’s ${length} letters; the maximum is ${most}.`,
};

const fr: Sentences = {
  'bad-json': () => 'Une requête est une ligne de JSON, un objet.',
  'line-too-long': ({ most }) => `La ligne est trop longue : ${formatNumber('fr', most)} signes au plus.`,
  'unknown-command': () => 'Cette commande n’existe pas.',
  'bad-field': ({ field }) => `Le champ ${field} manque ou n’a pas une valeur permise.`,
  'unknown-game': (_, games) => `Ce jeu n’existe pas ; il y a ${games}.`,
  'no-such-table': () => 'Cette table n’existe pas.',
  'too-many-tables': ({ most }) => `Il y a déjà ${formatNumber('fr', most)} tables : fermes-en une d’abord.`,
  'unknown-bot': () => `Ce robot n’existe pas ; il y a ${botList}.`,
  'nothing-to-advise': () => 'Cette place n’a rien à faire maintenant.',
  internal: () => 'Le moteur s’est trompé quelque part ; rien n’a changé.',
  'rack-empty': () => 'Il n’y a pas de lettres : donnes-en.',
  'rack-bad-letter': ({ letter }) => `« ${letter} » n’est pas une lettre de A à Z.`,
  'rack-too-long': ({ length, most }) => `Cela fait ${length} lettres ; ${most} est le maximum.`,
};

const CATALOGUES: Readonly<Record<Language, Sentences>> = { en, fr };

/** Whether the engine itself refuses so, and not a game. */
export const isEngineRefusal = (refusal: { readonly code: string }): refusal is Own =>
  Object.hasOwn(en, refusal.code);

/** What an engine refuses itself, in a sentence; it plays these games. */
export const engineSentence = (language: Language, refusal: Own, games: readonly string[]): string => {
  const say = CATALOGUES[language][refusal.code] as (refusal: Own, games: string) => string;
  return say(refusal, new Intl.ListFormat(language, { type: 'conjunction' }).format(games));
};
