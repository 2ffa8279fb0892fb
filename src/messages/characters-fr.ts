import type { CharactersMessages } from './characters-en.ts';

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(names);

export const charactersFr: CharactersMessages = {
  levels: { novice: 'Débutant', casual: 'Amateur', club: 'Club', expert: 'Expert' },
  styles: {
    steady: 'jeu posé',
    cautious: 'jeu prudent',
    trader: 'aime les échanges',
    bluffer: 'aime bluffer',
  },
  of: {
    dot: { name: 'Zoé', line: 'Vient d’apprendre les règles et préfère les mots courts.' },
    tibbs: { name: 'Gaston', line: 'Échangerait n’importe quoi, pourvu qu’on joue ensemble.' },
    penny: { name: 'Lison', line: 'Compte chaque pièce deux fois et en met toujours une de côté.' },
    fitch: { name: 'Félix', line: 'Sourit un peu trop. Y a-t-il quelque chose derrière\u202f?' },
    marlowe: { name: 'Marius', line: 'Ancien bouquiniste, il a gardé le goût de marchander.' },
    wren: { name: 'Colette', line: 'Trois fois championne du club, sans jamais se presser.' },
    quill: { name: 'Octave', line: 'A lu le dictionnaire, et se souvient de la fin.' },
    vesper: { name: 'Séraphine', line: 'Sait ce que tu tiens avant toi, ou te le laisse croire.' },
  },
  heading: 'Adversaires',
  lead: 'Chacun a son niveau et son style. Après la partie, ils expliquent leurs choix.',
  choose: 'Choisir les adversaires',
  chosen: (names) => `Contre ${list(names)}.`,
  game: 'Jeu',
  most: (count) => `${count} au maximum à ta table\u00a0: retires-en d’abord un.`,
  none: 'Choisis-en au moins un.',
  play: (names) => `Jouer contre ${list(names)}`,
  whom: 'Choisis un robot',
  add: (name) => `Ajouter ${name}`,
  allHere: 'Ils sont déjà tous à cette table.',
  stories: 'Comment ils ont joué',
  story: (name) => `Comment ${name} a joué`,
  round: (number) => `Manche ${number}`,
};
