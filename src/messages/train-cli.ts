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
  --lang en|fr           the language of these sentences

       npm run train -- cards [options]

The Expert of Choose Your Words learns to bet by playing against itself, with two players and with three.

  --deals NUMBER         deals to take hands from (default 5000)
  --rounds NUMBER        rounds of betting with each number of players (default 3000000)
  --seed TEXT            the random seed (default 1)
  --hands FILE           keeps the hands in this file, and takes them from it if it is there
  --best-response        trains a rival against the policy instead, and shows what it gains
  --simple-players       plays the policy against players by rote instead, and shows what it gains
  --out FILE             where to write the policy (default: where the bots read it)`,
  badOption: (option: string) => `The option ${option} is unknown, or its value is missing or not expected.`,
  badNumber: (option: string, from: number, to: number, text: string) =>
    `${option} takes a whole number from ${formatNumber('en', from)} to ${formatNumber('en', to)}, not "${text}".`,
  badWords: (text: string) => `--words takes en or fr, not "${text}".`,
  cannotWrite: (file: string) => `Cannot write the weights to ${file}.`,
  generation: (number: number, of: number, mean: string, error: string, seconds: string) =>
    `${number}/${of}: mean solo result ${mean}, network error ${error}, ${seconds} s`,
  written: (file: string) => `The weights are in ${file}.`,
  rounds: (played: number, of: number) => `${formatNumber('en', played)} of ${formatNumber('en', of)} rounds`,
  response: (players: number, stack: number, gain: string, error: string) =>
    `${players} players, ${stack} chips: a trained rival gains ${gain} ± ${error} chips per 100 rounds`,
  fromSimple: (player: string, players: number, stack: number, gain: string, error: string) =>
    `${player}, ${players} players, ${stack} chips: the policy gains ${gain} ± ${error} chips per 100 rounds`,
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
  --lang en|fr           la langue de ces phrases

         npm run train -- cards [options]

L’Expert de Choose Your Words apprend à miser en jouant contre lui-même, à deux et à trois.

  --deals NOMBRE         donnes d’où viennent les mains (5000 par défaut)
  --rounds NOMBRE        manches à jouer pour chaque nombre de joueurs (3000000 par défaut)
  --seed TEXTE           graine du hasard (1 par défaut)
  --hands FICHIER        garde les mains dans ce fichier, ou les y reprend
  --best-response        entraîne plutôt un rival contre cette stratégie, et donne son gain
  --simple-players       oppose plutôt cette stratégie à des joueurs mécaniques, et donne son gain
  --out FICHIER          où écrire la stratégie (par défaut\u00a0: là où les robots la lisent)`,
  badOption: (option) => `L’option ${option} est inconnue, sans valeur, ou en a une de trop.`,
  badNumber: (option, from, to, text) =>
    `${option} demande un nombre entier de ${formatNumber('fr', from)} à ${formatNumber('fr', to)}, pas «\u00a0${text}\u00a0».`,
  badWords: (text) => `--words demande en ou fr, pas «\u00a0${text}\u00a0».`,
  cannotWrite: (file) => `Impossible d’écrire les poids dans ${file}.`,
  generation: (number, of, mean, error, seconds) =>
    `${number}/${of}\u00a0: seuls, ils gagnent ${mean}, erreur du réseau ${error}, ${seconds} s`,
  written: (file) => `Les poids sont dans ${file}.`,
  rounds: (played, of) => `${formatNumber('fr', played)} manches sur ${formatNumber('fr', of)}`,
  response: (players, stack, gain, error) =>
    `${players} joueurs, ${stack} jetons\u00a0: un rival entraîné gagne ${gain} ± ${error} jetons en 100 manches`,
  fromSimple: (player, players, stack, gain, error) =>
    `${player}, ${players} joueurs, ${stack} jetons\u00a0: la stratégie gagne ${gain} ± ${error} jetons en 100 manches`,
};

export const trainMessages: Readonly<Record<Language, TrainMessages>> = { en, fr };
