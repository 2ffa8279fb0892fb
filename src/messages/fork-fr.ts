import type { forkEn } from './fork-en.ts';

/** Ce qui est dit d’une partie reprise à un moment d’une autre. */
export const forkFr: typeof forkEn = {
  open: 'Reprendre à partir d’ici',
  short: 'Reprendre',
  text: (step, round) =>
    `Tu prends la suite après l’étape ${step}, à la manche ${round}. Les lettres encore à venir sont les mêmes que dans la vraie partie.`,
  bots: 'Des bots jouent à la place des autres.',
  notCounted: 'Elle est gardée parmi tes parties, mais ne compte ni pour les records ni pour les séries.',
  seat: 'Jouer à la place de',
  standIn: 'Bots à la place des joueurs',
  start: 'Reprendre',
  noChance:
    'Ce relevé ne dit pas quelles lettres restaient à venir\u00a0: impossible de reprendre avec les mêmes.',
  atEnd: 'La partie est finie à cette étape. Reviens à une étape plus tôt pour reprendre de là.',
  title: (game, round) => `${game}, reprise à la manche ${round}`,
  mark: (round) => `Reprise à la manche ${round}`,
  again: 'Réessayer de là',
  back: 'Voir la vraie partie',
  lines: 'Les deux parties',
  real: 'Vraie partie',
  mine: 'Reprise',
  difference: 'Écart',
  round: 'Manche',
  player: 'Joueur',
  parted: 'Elles se séparent ici',
  better: (sum) => `Tu finis avec ${sum} de plus que dans la vraie partie.`,
  worse: (sum) => `Tu finis avec ${sum} de moins que dans la vraie partie.`,
  same: 'Tu finis exactement comme dans la vraie partie.',
  soFar: 'La vraie partie, manche par manche, à côté de la tienne.',
};
