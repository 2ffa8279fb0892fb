import type { myDataEn } from './my-data-en.ts';

export const myDataFr: typeof myDataEn = {
  heading: 'Toutes mes données',
  text: 'Tout dans un fichier\u00a0: les parties de cet appareil, et ce que le serveur garde sur toi, avec les relevés de tes parties.',
  export: 'Exporter toutes mes données',
  deleteMe: 'Effacer mes données',
  askDelete: 'Effacer tes données pour de bon\u202f?',
  askDeleteText:
    'Ton nom, ton avatar, ton cookie et ton code de récupération sont supprimés du serveur. Tes parties en cours sont abandonnées. Celles déjà jouées restent pour tes partenaires\u202f; «\u00a0quelqu’un\u00a0» y prend ta place.',
  clearHere: 'Effacer aussi cet appareil',
  clearHereHint: 'réglages, parties et dictionnaires enregistrés ici',
  deleted: 'Tes données sont effacées.',
};
