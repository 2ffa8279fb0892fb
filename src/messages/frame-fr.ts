import { charactersFr } from './characters-fr.ts';
import type { FrameMessages } from './frame-en.ts';
import { formatMoney } from './money.ts';
import { offlineFr } from './offline-fr.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const money = (amount: number): string => formatMoney('fr', amount);
const pips = (count: number): string => `${number(count)}\u00a0${plural('fr', count, 'point', 'points')}`;
const titled = (name: string): string => `${name} · Wordstake`;

const waysFr = {
  alone: {
    name: 'Jouer seul',
    text: `De ${formatMoney('fr', 200)} à ${formatMoney('fr', 1000)}\u00a0: chiche\u00a0?`,
  },
  bots: {
    name: 'Jouer avec des robots',
    text: 'Jamais fatigués, jamais triomphants.',
  },
  friends: {
    name: 'Jouer entre amis',
    text: 'Un lien suffit pour les inviter.',
  },
  pass: {
    name: 'À tour de rôle',
    text: 'Un seul appareil, de main en main.',
  },
  variants: { name: 'Autres règles', text: 'Enchères, marchés, mots croisés, thèmes…' },
  learn: {
    name: 'Apprendre',
    text: 'Cinq minutes pour tout savoir.',
  },
};

/** What the home page and the frame of every page say: all that is fetched before anything is shown. */
export const frameFr: FrameMessages = {
  site: {
    name: 'Wordstake',
    toContent: 'Aller au contenu',
    toHome: 'Wordstake, page d’accueil',
    language: 'Langue',
    credits: 'Crédits et licences',
    independent:
      'Une réalisation indépendante. BuyWord, Oh My Word et Choose Your Words appartiennent à leurs propriétaires\u00a0; nous n’avons aucun lien avec eux.',
    version: (version) => `Version ${version}`,
  },
  home: {
    title: 'Wordstake\u00a0: des jeux où les mots valent de l’argent',
    heading: ['Achète des lettres.', 'Vends des mots.'],
    lead: 'Les lettres coûtent, les mots rapportent. Un mot se vend le carré de ses points\u00a0: deux fois plus de points, quatre fois le prix.',
    sampleWord: 'JOYEUX',
    ways: waysFr,
    newHere: { name: 'Première fois\u202f? Apprends à jouer', text: 'Une partie guidée, en cinq minutes.' },
    goOn: 'Reprendre ta partie',
    alsoHeading: 'Et aussi',
    also: [
      {
        name: 'Salon',
        text: 'Les tables publiques\u00a0: joue tout de suite avec qui est là, ou regarde.',
        href: '/lobby',
      },
      {
        name: 'Chercheur de mots',
        text: 'Les mots les plus chers de n’importe quelles lettres, et ce qu’ils veulent dire.',
        href: '/finder',
      },
      {
        name: 'Règles de BuyWord',
        text: 'Vite apprises\u00a0; chaque règle a son numéro.',
        href: '/rules/buyword',
      },
    ],
  },
  ui: {
    close: 'Fermer',
    retry: 'Réessayer',
    troubleHeading: 'Cette page n’est pas arrivée',
    trouble:
      'La connexion est peut-être coupée, ou bien il y a une version plus récente de Wordstake. En réessayant, tu l’obtiendras.',
    notYet: 'Toujours rien. Ton appareil est-il en ligne\u00a0?',
    noTexts: 'Cette langue n’a pas pu être chargée. Ton appareil est-il en ligne\u00a0?',
    /** What keeps things as they are, where a game is asked about. */
    stay: 'Continuer à jouer',
    understood: 'D’accord',
    newVersion: 'Il y a une nouvelle version de Wordstake.',
    takeNewVersion: 'L’utiliser',
  },
  pages: {
    play: titled('BuyWord'),
    cards: titled('Choose Your Words'),
    learnCards: titled('Apprendre Choose Your Words'),
    replay: titled('Revoir une partie'),
    table: titled('Une table'),
    credits: titled('Crédits et licences'),
    opponents: titled('Adversaires'),
    pass: titled('À tour de rôle'),
    learn: titled('Apprendre BuyWord'),
    newTable: titled('Nouvelle table'),
    lobby: titled('Salon'),
    records: titled('Parties finies'),
    developers: titled('Pour développeurs'),
    admin: titled('Hôte du site'),
    games: titled('Mes parties'),
    finder: titled('Chercheur de mots'),
    rules: titled('Règles'),
    rulesOf: (game) => titled(`Règles de ${game}`),
    settings: titled('Réglages'),
    privacy: titled('Vie privée'),
    design: titled('L’apparence'),
  },
  nav: {
    bothGames: 'Les jeux de la maison',
    label: 'Pages',
    games: 'Mes parties',
    rules: 'Règles',
    lobby: 'Salon',
    records: 'Parties finies',
    developers: 'Pour développeurs',
    finder: 'Chercheur de mots',
    settings: 'Réglages',
    privacy: 'Vie privée',
    design: 'L’apparence',
  },
  /** Letters and what they bring, wherever tiles are seen. */
  tiles: {
    pips,
    price: money,
    spoken: (word, count, amount, wildLetter) =>
      `${word}${wildLetter === undefined ? '' : ` avec un joker pour ${wildLetter}`}, ${pips(count)}, ${money(amount)}`,
  },
  characters: charactersFr,
  offline: offlineFr,
  notFound: {
    title: titled('Page introuvable'),
    tiles: 'OUPS',
    heading: 'Cette page n’est pas dans le sac',
    text: 'Nous avons regardé sous chaque tuile. L’adresse contient peut-être une coquille, ou bien la page a été vendue.',
    home: 'Aller à la page d’accueil',
  },
};
