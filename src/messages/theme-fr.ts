import { waysOf } from './buyword-wording.ts';
import type { Messages } from './messages.ts';

const { number, count, list } = waysOf('fr');

export const themeFr: Messages['theme'] = {
  label: 'Thème',
  pastedName: (words) => `une liste de ${count(words, 'mot', 'mots')}`,
  free: 'Pas de liste\u00a0: si un mot est contesté, les autres votent.',
  open: (name) => `Les mots du thème\u00a0: ${name}`,
  heading: (name) => `Thème\u00a0: ${name}`,
  wideText: 'Tout mot de la liste large compte, quel que soit son sens.',
  namesText: 'Les noms de cette liste comptent, même ceux que le dictionnaire n’a pas.',
  pastedText: 'Seuls les mots de cette liste comptent, quoi qu’en dise le dictionnaire.',
  houseText: (words) => `Les mots acceptés à cette table comptent aussi\u00a0: ${list(words)}.`,
  closed: 'Ici, ce sont les joueurs qui jugent les mots\u00a0: la liste s’ouvrira à la fin de la partie.',
  search: 'Chercher dans la liste',
  lists: { main: 'Essentielle', any: 'Large' },
  listLegend: 'Liste',
  listCount: (words) => count(words, 'mot', 'mots'),
  found: (words) => `${count(words, 'mot trouvé', 'mots trouvés')}`,
  none: 'Aucun mot du thème n’a ces lettres.',
  more: (words) => `En afficher ${number(words)} de plus`,
  loading: 'Chargement de la liste…',
  failed: 'Impossible de charger la liste.',
  onTheme: (word) => `${word} est dans le thème.`,
  offTheme: (word) => `${word} est hors thème.`,
};
