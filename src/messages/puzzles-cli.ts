import type { Language } from '../shared/language.ts';

/** Sentences of the command line `npm run puzzles`. */
const en = {
  usage: `Usage: npm run puzzles -- COMMAND [options]

  make     looks for puzzles in games of the Experts and writes data/puzzles
  count    how many puzzles there are, by theme, and how large the files are

  --language en|fr   make: only the puzzles of one language (default: both)
  --games NUMBER     make: at most this many games of each kind, to try things out; nothing is written
  --kinds NAMES      make: only games of these kinds (solo,grid,duel,cards); nothing is written
  --threads NUMBER   make: how many threads (default: one per core)
  --keep FILE        make: where games already searched are kept, so that an interrupted run
                     picks up where it left off (default: dist/puzzles.jsonl)
  --lang en|fr       the language of these sentences`,
  unknownCommand: (command: string) => `There is no command "${command}".`,
  badOption: (option: string) => `The option ${option} is unknown, or its value is missing or not expected.`,
  badNumber: (option: string, from: number, to: number, text: string) =>
    `${option} takes a whole number from ${from} to ${to}, not "${text}".`,
  otherGames: (file: string) => `${file} was made with other settings. Delete it, or name another file.`,
  looking: (done: number, all: number, minutes: string) =>
    `${done} of ${all} games looked through, ${minutes} min`,
  theme: 'Theme',
  puzzles: 'Puzzles',
  rating: 'Median rating',
  size: (language: string, count: number, bytes: number) =>
    `${language}: ${count} puzzles, ${(bytes / 1000).toFixed(1)} kB compressed`,
  missing: 'There are no puzzles yet. Make them with: npm run puzzles -- make',
};

export type PuzzlesCliMessages = typeof en;

const fr: PuzzlesCliMessages = {
  usage: `Utilisation\u00a0: npm run puzzles -- COMMANDE [options]

  make     cherche des problèmes dans des parties d’Experts et écrit data/puzzles
  count    combien il y a de problèmes, par thème, et la taille des fichiers

  --language en|fr   make\u00a0: les problèmes d’une seule langue (par défaut\u00a0: les deux)
  --games NOMBRE     make\u00a0: au plus tant de parties de chaque sorte, pour essayer\u202f; rien n’est alors écrit
  --kinds NOMS       make\u00a0: seulement ces sortes de parties (solo,grid,duel,cards)\u202f; rien n’est alors écrit
  --threads NOMBRE   make\u00a0: le nombre de fils d’exécution (par défaut\u00a0: un par cœur)
  --keep FICHIER     make\u00a0: où garder les parties déjà parcourues, pour reprendre une recherche interrompue
                     (par défaut\u00a0: dist/puzzles.jsonl)
  --lang en|fr       la langue de ces phrases`,
  unknownCommand: (command) => `La commande «\u00a0${command}\u00a0» n’existe pas.`,
  badOption: (option) => `L’option ${option} est inconnue, ou sa valeur manque ou n’est pas attendue.`,
  badNumber: (option, from, to, text) =>
    `${option} prend un nombre entier de ${from} à ${to}, pas «\u00a0${text}\u00a0».`,
  otherGames: (file) => `${file} a été fait avec d’autres réglages. Efface-le, ou nomme un autre fichier.`,
  looking: (done, all, minutes) => `${done} parties sur ${all} parcourues, ${minutes} min`,
  theme: 'Thème',
  puzzles: 'Problèmes',
  rating: 'Cote médiane',
  size: (language, count, bytes) =>
    `${language}\u00a0: ${count} problèmes, ${(bytes / 1000).toFixed(1).replace('.', ',')} ko compressés`,
  missing: 'Il n’y a pas encore de problèmes. Pour en faire\u00a0: npm run puzzles -- make',
};

export const puzzlesCliMessages: Readonly<Record<Language, PuzzlesCliMessages>> = { en, fr };
