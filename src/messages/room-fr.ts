import { waysOf } from './buyword-wording.ts';
import { of } from './elision-fr.ts';
import { onlineFr } from './online-fr.ts';
import type { roomEn } from './room-en.ts';

const { list } = waysOf('fr');

/** Qui n’est pas encore prêt. */
const awaited = (waiting: readonly string[]): string =>
  waiting.length === 1 && waiting[0] === onlineFr.you
    ? 'On n’attend plus que toi.'
    : `On attend ${list(waiting)}.`;

/** Ce que dit une table entre deux parties, et quand son hôte change les règles. */
export const roomFr: typeof roomEn = {
  heading: 'La prochaine partie',
  ended: 'La partie est finie. Il reste des places pour la prochaine.',
  endedFull: 'La partie est finie. Toutes les places de la prochaine sont prises.',
  endedFullWatch:
    'La partie est finie. Toutes les places de la prochaine sont prises, mais tu peux regarder.',
  ready: 'Prêt',
  isReady: 'prêt',
  isAway: 'pas là',
  ask: 'Encore une partie\u202f? Elle commence quand tout le monde est prêt.',
  readiness: (ready, waiting) =>
    [`C’est bon pour ${list(ready)}.`, ...(waiting.length === 0 ? [] : [awaited(waiting)])].join(' '),
  alone: 'Pour rejouer, invite quelqu’un ou ajoute un robot.',
  seatsAndRules: 'Places et règles',
  toResult: 'Revenir au résultat',
  begun: 'La partie suivante a commencé.',
  goToGame: 'Rejoindre la partie',
  watchNext: 'Regarder la suivante',
  standUp: 'Me lever',
  freeSeat: (name) => `Libérer la place ${of(name)}`,
  changeRules: 'Changer les règles',
  saveRules: 'Enregistrer',
  keepRules: 'Annuler',
  changes: 'Changements des règles',
  changedBy: (name) => `${name ?? 'L’hôte'} a changé les règles\u00a0:`,
  change: (name, from, to) => `${name}\u00a0: ${from} → ${to}`,
  changed: (name) => `${name ?? 'L’hôte'} a changé les règles.`,
  changedTo: (name, changes) => `${name ?? 'L’hôte'} a changé les règles. ${changes.join('\u202f; ')}`,
};
