import type { CoachGrade } from '../coach/grades.ts';
import type { Language } from '../shared/language.ts';

/** Sentences of the command line `npm run coach`. */
const en = {
  usage: `Usage: npm run -s coach -- COMMAND [options]

  review FILE     reviews the record of a game: mistakes, accuracy, and where each result came from
  calibrate GAME  lets bots play (buyword or choose-your-words), and compares what the coach expected with what happened

  --games NUMBER    calibrate: how many games (20)
  --players NUMBER  calibrate: how many bots (2)
  --bot ID          calibrate: which bot (club)
  --options JSON    calibrate: options of the table
  --lang en|fr      the language of these sentences`,
  badOption: (option: string) => `The option ${option} is unknown, or its value is missing or not expected.`,
  badNumber: (option: string, from: number, to: number, text: string) =>
    `${option} takes a whole number from ${from} to ${to}, not "${text}".`,
  badJson: '--options takes JSON, like \'{"draft":true}\'.',
  noFile: (file: string) => `${file} can’t be read.`,
  noGame: (known: string) => `Name a game: ${known}.`,
  noBot: (bot: string) => `There is no bot "${bot}".`,
  decision: (step: number, who: string, played: string, best: string, loss: string, grade: string) =>
    `${step}. ${who}: ${played} (${grade}, ${loss} lost). Better: ${best}`,
  grades: {
    best: 'best',
    fine: 'fine',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<CoachGrade, string>,
  columns: ['Player', 'Start', 'Luck', 'Choices', 'Others', 'Result', 'Accuracy', 'Mistakes', 'Blunders'],
  percent: (part: number) => `${part}%`,
  noMistakes: 'No inaccuracies, mistakes or blunders.',
  calibrated: ['Expected', 'Came', 'Cases'],
  meanSplit: (games: number) => `Mean of ${games} games, for each player:`,
};

export type CoachCliMessages = typeof en;

const fr: CoachCliMessages = {
  usage: `Usage\u00a0: npm run -s coach -- COMMANDE [options]

  review FICHIER  analyse le relevé d’une partie\u00a0: erreurs, précision, et d’où vient chaque résultat
  calibrate JEU   fait jouer des robots (buyword ou choose-your-words) et compare ce qui était attendu à ce qui est arrivé

  --games NOMBRE    calibrate\u00a0: nombre de parties (20)
  --players NOMBRE  calibrate\u00a0: nombre de robots (2)
  --bot ID          calibrate\u00a0: quel robot (club)
  --options JSON    calibrate\u00a0: options de la table
  --lang en|fr      la langue de ces phrases`,
  badOption: (option) => `L’option ${option} est inconnue, sans valeur, ou en a une de trop.`,
  badNumber: (option, from, to, text) =>
    `${option} demande un nombre entier de ${from} à ${to}, pas «\u00a0${text}\u00a0».`,
  badJson: '--options demande du JSON, par exemple \'{"draft":true}\'.',
  noFile: (file) => `Impossible de lire ${file}.`,
  noGame: (known) => `Nomme un jeu\u00a0: ${known}.`,
  noBot: (bot) => `Le robot «\u00a0${bot}\u00a0» n’existe pas.`,
  decision: (step, who, played, best, loss, grade) =>
    `${step}. ${who}\u00a0: ${played} (${grade}, ${loss} perdus). Mieux\u00a0: ${best}`,
  grades: {
    best: 'meilleur coup',
    fine: 'bon coup',
    inaccuracy: 'imprécision',
    mistake: 'erreur',
    blunder: 'gaffe',
  },
  columns: ['Joueur', 'Départ', 'Chance', 'Choix', 'Autres', 'Résultat', 'Précision', 'Erreurs', 'Gaffes'],
  percent: (part) => `${part}\u00a0%`,
  noMistakes: 'Aucune imprécision, aucune erreur, aucune gaffe.',
  calibrated: ['Attendu', 'Arrivé', 'Cas'],
  meanSplit: (games) => `Moyenne de ${games} parties, pour chaque joueur\u00a0:`,
};

export const coachCliMessages: Readonly<Record<Language, CoachCliMessages>> = { en, fr };
