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
  'bad-json': () => 'Une requête est un objet JSON sur une seule ligne.',
  'line-too-long': ({ most }) =>
    `La ligne est trop longue\u00a0: ${formatNumber('fr', most)} caractères au maximum.`,
  'unknown-command': () => 'Cette commande n’existe pas.',
  'bad-field': ({ field }) => `Le champ ${field} manque, ou sa valeur n’est pas permise.`,
  'unknown-game': (_, games) => `Ce jeu n’existe pas. Jeux disponibles\u00a0: ${games}.`,
  'no-such-table': () => 'Cette table n’existe pas.',
  'too-many-tables': ({ most }) =>
    `Il y a déjà ${formatNumber('fr', most)} tables\u00a0: fermes-en une d’abord.`,
  'unknown-bot': () => `Ce robot n’existe pas. Robots disponibles\u00a0: ${botList}.`,
  'nothing-to-advise': () => 'Ce joueur n’a rien à faire pour l’instant.',
  internal: () => 'Erreur du moteur\u202f; rien n’a changé.',
  'rack-empty': () => 'Il n’y a aucune lettre\u00a0: indiques-en.',
  'rack-bad-letter': ({ letter }) => `«\u00a0${letter}\u00a0» n’est pas une lettre de A à Z.`,
  'rack-too-long': ({ length, most }) => `Cela fait ${length} lettres\u202f; ${most} au maximum.`,
};

/** What an engine says of its own refusals, a sentence a code. */
export const engineSentences: Readonly<Record<Language, Sentences>> = { en, fr };

/** Whether the engine itself refuses so, and not a game. */
export const isEngineRefusal = (refusal: { readonly code: string }): refusal is Own =>
  Object.hasOwn(en, refusal.code);

/** What an engine refuses itself, in a sentence; it plays these games. */
export const engineSentence = (language: Language, refusal: Own, games: readonly string[]): string => {
  const say = engineSentences[language][refusal.code] as (refusal: Own, games: string) => string;
  return say(refusal, new Intl.ListFormat(language, { type: 'conjunction' }).format(games));
};
