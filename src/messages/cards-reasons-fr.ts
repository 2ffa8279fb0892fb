import type { CardsReasonSentences } from './cards-reasons-en.ts';
import { plural } from './wording.ts';

const cards = (count: number): string => `${count} ${plural('fr', count, 'carte', 'cartes')}`;
const points = (count: number): string => `${count} ${plural('fr', count, 'point', 'points')}`;
const percent = (chance: number): string => `${chance}\u00a0%`;

export const cardsReasonsFr: CardsReasonSentences = {
  'cards-value': ({ chance }) =>
    `Trouvait sa main assez bonne pour miser\u00a0: ${percent(chance)} de chances de gagner.`,
  'cards-bluff': ({ chance }) => `A bluffé\u00a0: seulement ${percent(chance)} de chances de gagner.`,
  'cards-stab': () => 'A misé parce que personne n’osait, en espérant rafler le pot.',
  'cards-must': () => 'Devait ouvrir comme donneur\u00a0: a misé le minimum.',
  'cards-plan-met': ({ beats, fold, pass, raise }) =>
    `Une main meilleure que ${percent(beats)} des mains à ce stade. Face à une telle mise, le plan est de se coucher ${percent(fold)} du temps, de suivre ${percent(pass)} et de relancer ${percent(raise)}.`,
  'cards-plan-free': ({ beats, pass, raise }) =>
    `Une main meilleure que ${percent(beats)} des mains à ce stade. Sans mise à suivre, le plan est de faire parole ${percent(pass)} du temps et de miser ${percent(raise)}.`,
  'cards-check': ({ chance }) =>
    `A fait parole\u00a0: avec ${percent(chance)} de chances de gagner, pas de quoi miser.`,
  'cards-call': ({ chance, need }) =>
    `A suivi\u00a0: il fallait ${percent(need)} de chances de gagner, et il y en avait ${percent(chance)}.`,
  'cards-fold': ({ chance, need }) =>
    `A préféré se coucher\u00a0: il fallait ${percent(need)} de chances de gagner, et il n’y en avait que ${percent(chance)}.`,
  'cards-stand': ({ word, score }) =>
    word === null
      ? 'A gardé toutes ses cartes, sans aucun mot.'
      : `A gardé toutes ses cartes\u00a0: ${word} valait ${points(score)}.`,
  'cards-exchange': ({ count, kept }) =>
    kept === ''
      ? `A échangé ${cards(count)}, sans rien garder.`
      : `A échangé ${cards(count)} et gardé ${kept} pour un meilleur mot.`,
  'cards-declare': ({ word, score }) => `A annoncé le meilleur mot en vue\u00a0: ${word}, ${points(score)}.`,
  'cards-declare-blind': ({ word, counted, score }) =>
    `A annoncé ${word} en comptant ${points(counted)}, sans voir que le mot en valait ${score}.`,
  'cards-no-word': () => 'N’a vu aucun mot dans ces cartes.',
  'cards-challenge': ({ word }) => `A contesté ${word}, un mot inconnu.`,
  'cards-doubt': ({ word }) => `A contesté la catégorie pour ${word}\u00a0: ce mot n’est pas dans la liste.`,
};
