import type { CoachGrade } from '../coach/grades.ts';
import { of } from './elision-fr.ts';
import type { reviewEn } from './review-en.ts';
import { plural } from './wording.ts';

const count = (number: number, one: string, other: string): string =>
  `${number} ${plural('fr', number, one, other)}`;

const grades: Readonly<Record<CoachGrade, string>> = {
  best: 'Meilleur',
  fine: 'Correct',
  inaccuracy: 'Imprécision',
  mistake: 'Erreur',
  blunder: 'Gaffe',
};

/** Ce qui est dit d’une partie que l’entraîneur analyse. */
export const reviewFr: typeof reviewEn = {
  open: 'Analyse',
  openGame: 'Analyser cette partie',
  lead: 'L’entraîneur regarde chaque décision\u00a0: le meilleur choix, ce qu’elle a coûté, et la part de chance.',
  running: (percent) => `Analyse\u00a0: ${percent}\u00a0%`,
  stop: 'Arrêter',
  unreachable: 'L’entraîneur est injoignable. Réessaie quand tu seras en ligne.',
  broken: 'L’entraîneur ne peut pas analyser cette partie.',
  players: 'Le jeu de chacun',
  accuracy: (percent) => `${percent}\u00a0%`,
  accuracyOf: (name, percent) => `${name}\u00a0: ${percent}\u00a0% de précision`,
  accuracyLabel: 'de précision',
  lost: (sum) => `perte due aux choix\u00a0: ${sum}`,
  lostNothing: 'aucune perte',
  decisions: (number) => count(number, 'décision', 'décisions'),
  grades,
  chart: 'Résultat attendu, étape par étape',
  chartHint: 'Ce que chacun pouvait espérer à la fin.',
  roundOf: (round) => `Manche ${round}`,
  mistakes: 'Erreurs',
  followed: 'En détail',
  everyone: 'Tout le monde',
  noMistakes: 'Aucune erreur. Bien joué\u202f!',
  noneYet: 'Aucune pour l’instant.',
  next: 'Erreur suivante',
  before: 'Erreur précédente',
  // With the keys that do the same.
  keys: {
    open: 'Analyse (R)',
    next: 'Erreur suivante (N)',
    before: 'Erreur précédente (P)',
    tryIt: 'À toi d’essayer (T)',
    fork: 'Reprendre à partir d’ici (F)',
  },
  step: (step) => `Étape ${step}`,
  wasBest: (name) => `${name}\u00a0: le meilleur choix.`,
  wasFine: (name, sum, better) =>
    `${name}\u00a0: correct. Mieux encore, avec ${sum} de plus\u00a0: ${better}.`,
  wasWorse: (name, sum, better) => `${name}\u00a0: ce choix a coûté ${sum}. Mieux valait ${better}.`,
  tryIt: 'À toi d’essayer',
  tryStep: (tryIt, step) => `${tryIt}\u00a0: ${step}`,
  turningPoints: 'Moments clés',
  turning: (name, change) => `${name} ${change}`,
  causes: { luck: 'chance', own: 'choix', others: 'jeu des autres' },
  noTurning: 'Aucun\u00a0: tout s’est passé comme prévu.',
  missed: 'Mots manqués',
  missedBy: (name, sum) => `${name}, ${sum} de mieux`,
  noMissed: 'Aucun meilleur mot n’a été manqué.',
  split: 'Chance et choix',
  parts: {
    start: 'Attendu au début',
    luck: 'Chance',
    own: 'Choix',
    others: 'Jeu des autres',
    result: 'Résultat',
  },
  splitWords: (name, start, luck, own, others, result) =>
    `${name}\u00a0: ${start} attendus au début, ${luck} par la chance, ${own} par les choix, ${others} par le jeu des autres. Résultat\u00a0: ${result}.`,
  tryHeading: 'À toi d’essayer',
  tryText: (name, round) => `Manche ${round}, à la place ${of(name)}. Que ferais-tu ici\u202f?`,
  tryOwn: (round) => `Manche ${round}, à toi de décider. Que ferais-tu cette fois\u202f?`,
  tryBack: 'Retour à l’analyse',
  tryAgain: 'Réessayer',
  weighing: 'L’entraîneur évalue ton choix…',
  yours: 'Toi',
  played: (name) => `${name}, dans la partie`,
  best: 'Meilleur choix',
  worth: 'Résultat attendu',
  tryBest: 'C’est le meilleur choix\u202f!',
  trySame: (sum) => `Le même choix que dans la partie\u00a0: ${sum} de moins que le meilleur.`,
  tryAsGood: 'Aussi bien que ce qui a été joué.',
  tryBetter: (sum) => `${sum} de mieux que ce qui a été joué.`,
  tryWorse: (sum) => `${sum} de moins que ce qui a été joué.`,
  // A game played on from a moment of another.
  fork: {
    open: 'Reprendre à partir d’ici',
    short: 'Reprendre',
    text: (step, round) =>
      `Tu prends la suite après l’étape ${step}, à la manche ${round}. Les lettres encore à venir sont les mêmes que dans la vraie partie.`,
    bots: 'Des robots jouent à la place des autres.',
    notCounted:
      'La nouvelle partie est gardée parmi les tiennes, mais ne compte ni pour les records ni pour les séries.',
    seat: 'Jouer à la place de',
    standIn: 'Robots à la place des joueurs',
    start: 'Reprendre',
    noChance:
      'Ce relevé ne dit pas quelles lettres restaient à venir\u00a0: impossible de reprendre avec les mêmes.',
    atEnd: 'La partie est finie à cette étape. Reviens à une étape plus tôt pour reprendre de là.',
    back: 'Voir la vraie partie',
    lines: 'Les deux parties',
    lineEnd: (line, sum) => `${line}\u00a0: ${sum}`,
    real: 'Vraie partie',
    mine: 'Reprise',
    difference: 'Écart',
    round: 'Manche',
    player: 'Joueur',
    parted: 'Elles divergent ici',
    better: (sum) => `Tu finis avec ${sum} de plus que dans la vraie partie.`,
    worse: (sum) => `Tu finis avec ${sum} de moins que dans la vraie partie.`,
    same: 'Tu finis exactement comme dans la vraie partie.',
    soFar: 'La vraie partie, manche par manche, à côté de la tienne.',
  },
};
