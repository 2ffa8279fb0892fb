import type { Language } from '../shared/language.ts';

/** Sentences of the command line `npm run words`. */
const en = {
  usage: `Usage: npm run words -- COMMAND [options]

  best RACK      the most valuable words in a rack of letters, with pips and price
  set RACK       the words that sell for the most together
  define WORD    what a word means
  has WORD …     whether words are in the dictionary
  theme          lists the themes; theme NAME: its words; theme NAME WORD …: whether words belong to it

  --dictionary NAME   en-full (default), en-common, fr-full, fr-common
  --tiles NAME        classic or french (default: the language's own)
  --wild              with a wild tile (1 pip); set: --wilds NUMBER
  --limit NUMBER      how many words (best: 10)
  --theme NAME        best: only words of a theme
  --clean             best, set: without vulgar words
  --main              theme: only words whose main sense belongs to it
  --lang en|fr        the language of these sentences
  --json              for programs`,
  unknownCommand: (command: string) => `There is no command "${command}".`,
  badOption: (option: string) => `The option ${option} is unknown, or its value is missing or not expected.`,
  unknownDictionary: (name: string, known: string) =>
    `There is no dictionary "${name}"; the dictionaries are ${known}.`,
  unknownTiles: (name: string, known: string) =>
    `There is no tile set "${name}"; the tile sets are ${known}.`,
  unknownTheme: (name: string, dictionary: string, known: string) =>
    `${dictionary} has no theme "${name}"; its themes are ${known}.`,
  badNumber: (option: string, from: number, to: number, text: string) =>
    `${option} takes a whole number from ${from} to ${to}, not "${text}".`,
  rackMissing: 'Type the letters of a rack, like EEJDNOY.',
  wordMissing: 'Type a word, like ENJOYED.',
  badLetter: (letter: string) => `"${letter}" is not a letter from A to Z. For a wild tile, add --wild.`,
  tooLong: (length: number, most: number) => `That is ${length} letters; the maximum is ${most}.`,
  oneRack: 'Type one rack, without spaces.',
  bestTitle: (rack: string, wild: boolean, dictionary: string) =>
    `The most valuable words in ${rack}${wild ? ' and a wild' : ''} (${dictionary})`,
  setTitle: (rack: string, wilds: number, dictionary: string) =>
    `The words in ${rack}${wilds === 0 ? '' : wilds === 1 ? ' and a wild' : ` and ${wilds} wilds`} that sell for the most (${dictionary})`,
  word: 'Word',
  pips: 'Pips',
  price: 'Price',
  total: 'Total',
  notExact: 'The rack is too large to try everything: another choice may pay a little more.',
  noWords: 'No words can be made from these letters.',
  isWord: (word: string, dictionary: string) => `${word} is a word (${dictionary}).`,
  isNoWord: (word: string, dictionary: string) => `${word} is not a word (${dictionary}).`,
  from: (lemmas: string) => `from ${lemmas}`,
  noDefinition: 'Valid; no definition known.',
  tags: { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb', w: 'WikDict', l: 'Littré' },
  themes: (dictionary: string) => `Themes (${dictionary})`,
  themeWords: (count: number, names: number) => {
    const words = count === 1 ? '1 word' : `${count} words`;
    if (names === 0) return words;
    return names === count ? `${count} names` : `${words}, ${names} of them names`;
  },
  inTheme: (word: string, theme: string) => `${word} belongs to ${theme}.`,
  notInTheme: (word: string, theme: string) => `${word} does not belong to ${theme}.`,
};

export type WordsCliMessages = typeof en;

const fr: WordsCliMessages = {
  usage: `Usage\u00a0: npm run words -- COMMANDE [options]

  best LETTRES   les mots les plus chers d’un jeu de lettres, avec points et prix
  set LETTRES    les mots qui, ensemble, se vendent le plus cher
  define MOT     la définition d’un mot
  has MOT …      si des mots sont dans le dictionnaire
  theme          les thèmes\u202f; theme NOM\u00a0: ses mots\u202f; theme NOM MOT …\u00a0: si des mots en font partie

  --dictionary NOM    en-full (par défaut), en-common, fr-full, fr-common
  --tiles NOM         classic ou french (par défaut\u00a0: ceux de la langue)
  --wild              avec un joker (1 point)\u202f; set\u00a0: --wilds NOMBRE
  --limit NOMBRE      nombre de mots (best\u00a0: 10)
  --theme NOM         best\u00a0: seulement les mots d’un thème
  --clean             best, set\u00a0: sans les mots grossiers
  --main              theme\u00a0: seulement les mots dont c’est le sens principal
  --lang en|fr        la langue de ces phrases
  --json              pour les programmes`,
  unknownCommand: (command) => `La commande «\u00a0${command}\u00a0» n’existe pas.`,
  badOption: (option) => `L’option ${option} est inconnue, sans valeur, ou en a une de trop.`,
  unknownDictionary: (name, known) =>
    `Le dictionnaire «\u00a0${name}\u00a0» n’existe pas. Dictionnaires disponibles\u00a0: ${known}.`,
  unknownTiles: (name, known) =>
    `Le jeu de tuiles «\u00a0${name}\u00a0» n’existe pas. Jeux disponibles\u00a0: ${known}.`,
  unknownTheme: (name, dictionary, known) =>
    `${dictionary} n’a pas de thème «\u00a0${name}\u00a0». Thèmes disponibles\u00a0: ${known}.`,
  badNumber: (option, from, to, text) =>
    `${option} demande un nombre entier de ${from} à ${to}, pas «\u00a0${text}\u00a0».`,
  rackMissing: 'Tape les lettres que tu as, par exemple EEJDNOY.',
  wordMissing: 'Tape un mot, par exemple JOYEUX.',
  badLetter: (letter) =>
    `«\u00a0${letter}\u00a0» n’est pas une lettre de A à Z. Pour un joker, ajoute --wild.`,
  tooLong: (length, most) => `Cela fait ${length} lettres\u202f; ${most} au maximum.`,
  oneRack: 'Tape un seul jeu de lettres, sans espaces.',
  bestTitle: (rack, wild, dictionary) =>
    `Les mots les plus chers avec ${rack}${wild ? ' et un joker' : ''} (${dictionary})`,
  setTitle: (rack, wilds, dictionary) =>
    `Les mots à vendre ensemble avec ${rack}${wilds === 0 ? '' : wilds === 1 ? ' et un joker' : ` et ${wilds} jokers`} (${dictionary})`,
  word: 'Mot',
  pips: 'Points',
  price: 'Prix',
  total: 'Ensemble',
  notExact: 'Il y a trop de lettres pour tout essayer\u00a0: un autre choix rapporte peut-être un peu plus.',
  noWords: 'Aucun mot n’est possible avec ces lettres.',
  isWord: (word, dictionary) => `${word} est un mot (${dictionary}).`,
  isNoWord: (word, dictionary) => `${word} n’est pas un mot (${dictionary}).`,
  from: (lemmas) => `forme de «\u00a0${lemmas}\u00a0»`,
  noDefinition: 'Mot valable, mais sans définition connue.',
  tags: { n: 'nom', v: 'verbe', a: 'adjectif', r: 'adverbe', w: 'WikDict', l: 'Littré' },
  themes: (dictionary) => `Thèmes (${dictionary})`,
  themeWords: (count, names) => {
    const words = count <= 1 ? `${count} mot` : `${count} mots`;
    if (names === 0) return words;
    return names === count ? `${count} noms propres` : `${words}, dont ${names} noms propres`;
  },
  inTheme: (word, theme) => `${word} fait partie du thème ${theme}.`,
  notInTheme: (word, theme) => `${word} ne fait pas partie du thème ${theme}.`,
};

export const wordsCliMessages: Readonly<Record<Language, WordsCliMessages>> = { en, fr };
