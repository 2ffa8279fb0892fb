import type { FrameMessages } from './frame-en.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const wins = (count: number): string =>
  `${number(count)}\u00a0${plural('fr', count, 'victoire', 'victoires')}`;

export const recordsFr: FrameMessages['records'] = {
  heading: 'Tes records',
  bestAlone: (score) => `Record en solo\u00a0: ${score}`,
  bestWord: (word, worth) => `${word} ${worth}`,
  streak: (count) => `${wins(count)} d’affilée`,
  longestStreak: (count) => `Plus longue série\u00a0: ${wins(count)}`,
  played: (games) => `${number(games)}\u00a0${plural('fr', games, 'partie jouée', 'parties jouées')}`,
  against: (won, played) => `${number(won)} gagnée${won < 2 ? '' : 's'} sur ${number(played)}`,
  againstLevel: (level, won, played) =>
    `${level}\u00a0: ${number(won)} gagnée${won < 2 ? '' : 's'} sur ${number(played)}`,
  newRecord: 'Nouveau record\u202f!',
  bestWas: (score) => `Ancien record\u00a0: ${score}.`,
  bestIs: (score) => `Ton record\u00a0: ${score}.`,
  firstAlone: 'Ton premier résultat\u00a0: à toi de le battre.',
  newWord: (word) => `${word} est ton mot le plus cher jusqu’ici.`,
  newStreak: (count) => `${wins(count)} d’affilée\u00a0: ta plus longue série.`,
  alone: (game) => `${game} en solo`,
  with: (game, names) => `${game} avec ${names}`,
  round: (round) => `manche\u00a0${number(round)}`,
  kept: 'Tes meilleurs résultats, tes mots les plus chers, tes victoires et tes séries sont comptés dans ce navigateur et y restent. Ils font partie de l’export de tes parties, et sont effacés avec tout ce que ce navigateur garde.',
};
