import type { BotsPageMessages } from './bots-page-en.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)}\u00a0${plural('fr', value, one, other)}`;
const words = (value: number): string => count(value, 'mot', 'mots');

const games: BotsPageMessages['games'] = {
  buyword: {
    levels: {
      novice: 'Joue au jugé\u00a0: vend tôt et passe souvent à côté des mots longs.',
      casual: 'Joue au jugé aussi, mais attend de meilleurs mots et en manque peu.',
      club: 'Estime ce que ses lettres rapporteront encore, et s’y trompe parfois.',
      expert: 'Anticipe les manches suivantes et ne se trompe jamais exprès.',
    },
    styles: {
      steady: 'Joue ce qui lui semble le mieux, sans manie.',
      cautious: 'N’achète que les bonnes affaires et quitte tôt les enchères.',
      trader: 'Met des lots aux enchères et propose des échanges dès que les règles le permettent.',
      bluffer:
        'Fait monter les prix, marchande dur et invente des mots là où seule une contestation peut les démasquer.',
    },
  },
  'choose-your-words': {
    levels: {
      novice: 'Se fie à ses cartes, passe à côté de bons mots et ne regarde guère combien tu mises.',
      casual: 'Évalue mieux ses cartes, mais ne croit pas encore assez à tes mises.',
      club: 'Pense aux échanges à venir et tient compte de tes mises.',
      expert: 'Pèse chaque échange et chaque mise, et bluffe assez pour rester imprévisible.',
    },
    styles: {
      steady: 'Mise selon ses chances, sans manie.',
      cautious: 'Se couche tôt, mise rarement et ne bluffe presque jamais.',
      trader: 'Adore échanger\u00a0: une carte de plus que les autres.',
      bluffer: 'Bluffe plus que les autres de son niveau, et mise plus gros.',
    },
  },
};

export const botsPageFr: BotsPageMessages = {
  games,
  knows: (known) => `Connaît environ ${words(1000 * Math.round(known / 1000))}.`,
  knowsAll: (known) => `Connaît tout le dictionnaire\u00a0: ${words(known)}.`,
  strength: 'Force',
  figure: (rating, plusMinus) => `${number(rating)}\u00a0±\u00a0${number(plusMinus)}`,
  duel: 'Jouer en duel',
  duelWith: (name) => `Jouer en duel contre ${name}`,
  heading: 'Leur force',
  bot: 'Robot',
  scale: (base) =>
    `Avec 100\u00a0points de plus, on gagne environ 64\u00a0parties sur 100\u202f; avec 200, 76. Les amateurs sont à ${number(base)} en moyenne.`,
  measured: (played) =>
    `Chacun a joué ${count(played, 'partie', 'parties')} contre chaque autre, chaque donne des deux côtés. Le trait montre ±, la marge d’erreur.`,
  otherWords: 'Mesuré avec des mots anglais.',
};
