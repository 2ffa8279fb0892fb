import type { myDataEn } from './my-data-en.ts';

export const myDataFr: typeof myDataEn = {
  heading: 'Toutes mes données',
  text: 'Un fichier avec tout\u00a0: les parties de cet appareil, et ce que le serveur garde sur toi, avec tes parties notées.',
  export: 'Exporter toutes mes données',
  deleteMe: 'M’effacer',
  askDelete: 'Te faire oublier pour de bon\u202f?',
  askDeleteText:
    'Ton nom, ton cookie et ton code de récupération sont retirés du serveur. Les parties en cours sont abandonnées. Celles déjà jouées restent pour tes partenaires\u202f; ta place y est à «\u00a0quelqu’un\u00a0».',
  clearHere: 'Vider aussi cet appareil',
  clearHereHint: 'réglages, parties et dictionnaires gardés ici',
  deleted: 'Tu es oublié.',
};
