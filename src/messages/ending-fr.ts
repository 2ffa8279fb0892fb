import type { Messages } from './messages.ts';

export const endingFr: Messages['ending'] = {
  yours: 'Ton argent',
  yourChips: 'Tes jetons',
  bestOwn: 'Ton meilleur mot',
  bestOfGame: 'Le meilleur mot de la partie\u00a0: le tien',
  bestBy: (name) => `Le meilleur mot de la partie\u00a0: ${name}`,
  bestWord: 'Meilleur mot',
  bestWordBy: (name) => `Meilleur mot\u00a0: ${name}`,
  pictureInWords: (told) => told.join('. '),
  pictureName: 'Ton nom sur l’image (facultatif)',
};
