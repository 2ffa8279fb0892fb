import type { CardsReasonSentences } from './cards-reasons-en.ts';
import { plural } from './wording.ts';

const cards = (count: number): string => `${count} ${plural('fr', count, 'carte', 'cartes')}`;
/** Letters of cards as one says them: A, E and a wild. */
const letters = (kept: string): string => {
  const all = kept.split(' ').map((letter) => (letter === '*' ? 'un joker' : letter));
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} et ${last}`;
};
const points = (count: number): string => `${count} ${plural('fr', count, 'point', 'points')}`;
const percent = (chance: number): string => `${chance}\u00a0%`;

const beaten = (beats: number): string => `Une main meilleure que ${percent(beats)} des mains à ce stade.`;

const plan = (...parts: readonly (readonly [what: string, often: number])[]): string => {
  const played = parts.filter(([, often]) => often > 0);
  if (played.length === 1) return `toujours ${played[0]?.[0]}`;
  const all = played.map(([what, often], i) => `${what} ${percent(often)}${i === 0 ? ' du temps' : ''}`);
  return `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`;
};

export const cardsReasonsFr: CardsReasonSentences = {
  'cards-value': ({ chance }) =>
    `Trouvait sa main assez bonne pour miser\u00a0: ${percent(chance)} de chances de gagner.`,
  'cards-bluff': ({ chance }) => `A bluffé\u00a0: seulement ${percent(chance)} de chances de gagner.`,
  'cards-stab': () => 'Personne n’avait montré de force\u00a0: a misé en espérant rafler le pot.',
  'cards-must': () => 'Devait ouvrir comme donneur\u00a0: a misé le minimum.',
  'cards-plan-met': ({ beats, fold, pass, raise }) =>
    `${beaten(beats)} Face à une telle mise, le plan\u00a0: ${plan(['se coucher', fold], ['suivre', pass], ['relancer', raise])}.`,
  'cards-plan-free': ({ beats, pass, raise }) =>
    `${beaten(beats)} Sans mise à suivre, le plan\u00a0: ${plan(['faire parole', pass], ['miser', raise])}.`,
  'cards-plan-open': ({ beats, least, more }) =>
    `${beaten(beats)} Le donneur doit miser. Le plan\u00a0: ${plan(['miser le minimum', least], ['miser plus', more])}.`,
  'cards-pose': ({ beats }) =>
    `A joué une main faible, meilleure que ${percent(beats)} des mains seulement, comme si elle était forte.`,
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
      : `A échangé ${cards(count)} et gardé ${letters(kept)} pour un meilleur mot.`,
  'cards-declare': ({ word, score }) => `A annoncé le meilleur mot en vue\u00a0: ${word}, ${points(score)}.`,
  'cards-declare-blind': ({ word, counted, score }) =>
    `A annoncé ${word} en comptant ${points(counted)}, sans voir que le mot en valait ${score}.`,
  'cards-no-word': () => 'N’a vu aucun mot dans ces cartes.',
  'cards-challenge': ({ word }) => `A contesté ${word}, un mot inconnu.`,
  'cards-doubt': ({ word }) => `A contesté la catégorie pour ${word}\u00a0: ce mot n’est pas dans la liste.`,
};
