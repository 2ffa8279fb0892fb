import { waysOf } from './buyword-wording.ts';
import type { draftEn } from './draft-en.ts';
import { turnOf } from './elision-fr.ts';

const { count } = waysOf('fr');

/** Ce que dit la table pendant que l’on prend les tuiles étalées (BW-13). */
export const draftFr: typeof draftEn = {
  heading: 'Tuiles étalées',
  open: (letters) => `Tuiles étalées\u00a0: ${letters}`,
  take: (letter, pips) => `Prendre ${letter}, ${count(pips, 'point', 'points')}`,
  step: (left) =>
    left > 1
      ? `Prends une tuile\u00a0: encore ${left} pour ton lot.`
      : 'Prends la dernière tuile de ton lot.',
  wait: (who) => turnOf(who, 'prendre une tuile'),
  hint: 'Touche une tuile, ou tape sa lettre.',
  lot: (has, of) => `Ton lot\u00a0: ${has} sur ${of}`,
  lotEmpty: 'Encore aucune tuile',
};
