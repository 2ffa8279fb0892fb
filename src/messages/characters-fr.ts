import type { CharactersMessages } from './characters-en.ts';

export const charactersFr: CharactersMessages = {
  levels: { novice: 'Débutant', casual: 'Amateur', club: 'Club', expert: 'Expert' },
  styles: { steady: 'posé', cautious: 'prudent', trader: 'marchand', bluffer: 'bluffeur' },
  of: {
    dot: { name: 'Zoé', line: 'Vient d’apprendre les règles et préfère les mots courts.' },
    tibbs: { name: 'Gaston', line: 'Échangerait n’importe quoi, pourvu qu’on joue ensemble.' },
    penny: { name: 'Lison', line: 'Regarde chaque pièce deux fois et en garde une de côté.' },
    fitch: { name: 'Félix', line: 'Sourit un peu trop. Y a-t-il quelque chose derrière\u202f?' },
    marlowe: { name: 'Marius', line: 'A longtemps vendu de vieux livres, et fait encore des offres.' },
    wren: { name: 'Colette', line: 'Trois fois championne du club, sans jamais se presser.' },
    quill: { name: 'Octave', line: 'A lu le dictionnaire et se souvient de la fin.' },
    vesper: { name: 'Séraphine', line: 'Sait ce que tu tiens avant toi, ou te le laisse croire.' },
  },
};
