import type { Language } from '../shared/language.ts';
import { formatNumber } from './wording.ts';

/** Sentences of the command line `npm run train`. */
const en = {
  usage: `Usage: npm run train -- [options]

BuyWord’s bots learn what a hand is worth by playing against themselves. The same options give the same weights on
every machine, with any number of threads.

  --words en|fr          which words and tiles (default en)
  --generations NUMBER   how many times they play and learn (default 200)
  --games NUMBER         games per generation (default 240)
  --seed TEXT            the random seed (default 1)
  --threads NUMBER       how many games at a time (default: one per core)
  --out FILE             where to write the weights (default: where the bots read them)
  --lang en|fr           the language of these sentences`,
  badOption: (option: string) => `The option ${option} is unknown, or its value is missing or not expected.`,
  badNumber: (option: string, from: number, to: number, text: string) =>
    `${option} takes a whole number from ${formatNumber('en', from)} to ${formatNumber('en', to)}, not "${text}".`,
  badWords: (text: string) => `--words takes en or fr, not "${text}".`,
  cannotWrite: (file: string) => `Cannot write the weights to ${file}.`,
  generation: (number: number, of: number, mean: string, error: string, seconds: string) =>
    `${number}/${of}: mean solo result ${mean}, network error ${error}, ${seconds} s`,
  written: (file: string) => `The weights are in ${file}.`,
};

export type TrainMessages = typeof en;

const fr: TrainMessages = {
  usage: `Usage\u00a0: npm run train -- [options]

Les robots de BuyWord apprennent ce que vaut une main en jouant contre eux-mêmes. Les mêmes options donnent les mêmes poids
sur toute machine, quel que soit le nombre de fils.

  --words en|fr          quels mots et quelles lettres (en par défaut)
  --generations NOMBRE   nombre de cycles de jeu et d’apprentissage (200 par défaut)
  --games NOMBRE         parties par génération (240 par défaut)
  --seed TEXTE           graine du hasard (1 par défaut)
  --threads NOMBRE       nombre de parties à la fois (par défaut\u00a0: une par cœur)
  --out FICHIER          où écrire les poids (par défaut\u00a0: là où les robots les lisent)
  --lang en|fr           la langue de ces phrases`,
  badOption: (option) => `L’option ${option} est inconnue, sans valeur, ou en a une de trop.`,
  badNumber: (option, from, to, text) =>
    `${option} demande un nombre entier de ${formatNumber('fr', from)} à ${formatNumber('fr', to)}, pas «\u00a0${text}\u00a0».`,
  badWords: (text) => `--words demande en ou fr, pas «\u00a0${text}\u00a0».`,
  cannotWrite: (file) => `Impossible d’écrire les poids dans ${file}.`,
  generation: (number, of, mean, error, seconds) =>
    `${number}/${of}\u00a0: seuls, ils gagnent ${mean}, erreur du réseau ${error}, ${seconds} s`,
  written: (file) => `Les poids sont dans ${file}.`,
};

export const trainMessages: Readonly<Record<Language, TrainMessages>> = { en, fr };
