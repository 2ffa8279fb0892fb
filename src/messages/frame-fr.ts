import { charactersFr } from './characters-fr.ts';
import { of } from './elision-fr.ts';
import type { FrameMessages } from './frame-en.ts';
import { formatMoney } from './money.ts';
import { offlineFr } from './offline-fr.ts';
import { recordsFr } from './records-fr.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const money = (amount: number): string => formatMoney('fr', amount);
const pips = (count: number): string => `${number(count)}\u00a0${plural('fr', count, 'point', 'points')}`;
const titled = (name: string): string => `${name} · Wordstake`;

const waysFr = {
  alone: {
    name: 'Jouer seul',
    text: `De ${formatMoney('fr', 200)} à ${formatMoney('fr', 1000)}\u00a0: chiche\u202f?`,
  },
  bots: {
    name: 'Jouer avec des robots',
    text: 'Jamais fatigués, toujours beaux joueurs.',
  },
  friends: {
    name: 'Jouer entre amis',
    text: 'Un lien suffit pour les inviter.',
  },
  pass: {
    name: 'Se passer l’appareil',
    text: 'À plusieurs sur un seul appareil.',
  },
  variants: { name: 'Autres règles', text: 'Enchères, échanges, mots croisés, thèmes…' },
  learn: {
    name: 'Apprendre',
    text: 'Le jeu en cinq minutes.',
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
      'Une réalisation indépendante. BuyWord, Oh My Word et Choose Your Words appartiennent à leurs propriétaires\u202f; nous n’avons aucun lien avec eux.',
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
    daily: {
      of: {
        bag: {
          name: 'Le sac du jour',
          practice: 'Le sac du jour\u00a0: entraînement',
          text: 'Un sac par jour, le même pour tout le monde.',
          score: (amount) => formatMoney('fr', amount),
        },
        deal: {
          name: 'La donne du jour',
          practice: 'La donne du jour\u00a0: entraînement',
          text: 'Cinq mains de cartes par jour, les mêmes pour tout le monde.',
          score: (amount) => `${number(amount)}\u00a0${plural('fr', amount, 'jeton', 'jetons')}`,
        },
      },
      running: 'Ta partie du jour t’attend.',
      done: (score) => `Aujourd’hui\u00a0: ${score}. À demain\u202f!`,
      streak: (days) => `${number(days)}\u00a0${plural('fr', days, 'jour', 'jours')} d’affilée`,
    },
    puzzles: { name: 'Problèmes', text: 'Un seul coup est le bon. Le vois-tu\u202f?' },
    online: {
      name: 'Jouer en ligne',
      looking: 'Recherche d’une table…',
      text: (language) => `En ${language === 'en' ? 'anglais' : 'français'}, avec ceux qui sont là.`,
      lobby: (open, playing) =>
        open > 0
          ? `Salon\u00a0: ${number(open)} ${plural('fr', open, 'ouverte', 'ouvertes')}`
          : playing > 0
            ? `Salon\u00a0: ${number(playing)} ${plural('fr', playing, 'partie', 'parties')}`
            : 'Salon',
    },
    haveCode: 'Entrer un code de table',
    live: {
      heading: 'En direct',
      playing: (games) => `${number(games)} ${plural('fr', games, 'partie', 'parties')} en cours`,
      pot: (amount) => `Pot\u00a0: ${amount}`,
      watching: (watching) => `${number(watching)} ${plural('fr', watching, 'spectateur', 'spectateurs')}`,
      watch: 'Regarder',
    },
    alsoHeading: 'Et aussi',
    also: [
      {
        name: 'Salon',
        text: 'Les tables publiques\u00a0: joue tout de suite avec ceux qui sont là, ou regarde.',
        href: '/lobby',
      },
      {
        name: 'Chercheur de mots',
        text: 'Les mots les plus chers à faire avec tes lettres, et leur définition.',
        href: '/finder',
      },
      {
        name: 'Règles de BuyWord',
        text: 'Vite apprises, et numérotées.',
        href: '/rules/buyword',
      },
    ],
  },
  ui: {
    close: 'Fermer',
    retry: 'Réessayer',
    troubleHeading: 'Impossible de charger cette page',
    trouble:
      'La connexion est peut-être coupée, ou une nouvelle version de Wordstake vient de sortir. Réessaie.',
    notYet: 'Toujours rien. Vérifie ta connexion.',
    noTexts: 'Impossible de charger cette langue. Vérifie ta connexion.',
    /** What keeps things as they are, where a game is asked about. */
    stay: 'Continuer à jouer',
    understood: 'Compris',
    newVersion: 'Une nouvelle version de Wordstake est disponible.',
    takeNewVersion: 'Mettre à jour',
  },
  turn: { here: (game) => `À toi de jouer – ${game}` },
  pages: {
    play: titled('BuyWord'),
    daily: titled('Le sac du jour'),
    dailyDeal: titled('La donne du jour'),
    puzzles: titled('Problèmes'),
    lessons: titled('Leçons'),
    cards: titled('Choose Your Words'),
    learnCards: titled('Apprendre Choose Your Words'),
    replay: titled('Revoir une partie'),
    table: titled('Une table'),
    credits: titled('Crédits et licences'),
    opponents: titled('Adversaires'),
    pass: titled('Se passer l’appareil'),
    learn: titled('Apprendre BuyWord'),
    newTable: titled('Nouvelle table'),
    lobby: titled('Salon'),
    records: titled('Parties finies'),
    developers: titled('Développeurs'),
    protocol: titled('Le protocole du serveur'),
    notation: titled('Notation et protocole du moteur'),
    admin: titled('Administration'),
    games: titled('Mes parties'),
    finder: titled('Chercheur de mots'),
    rules: titled('Règles'),
    rulesOf: (game) => titled(`Règles ${of(game)}`),
    settings: titled('Réglages'),
    privacy: titled('Vie privée'),
    design: titled('Charte graphique'),
  },
  nav: {
    bothGames: 'Nos jeux',
    label: 'Pages',
    games: 'Mes parties',
    rules: 'Règles',
    lobby: 'Salon',
    records: 'Parties finies',
    developers: 'Développeurs',
    finder: 'Chercheur de mots',
    settings: 'Réglages',
    privacy: 'Vie privée',
    design: 'Charte graphique',
  },
  /** Letters and what they bring, wherever tiles are seen. */
  tiles: {
    pips,
    price: money,
    spoken: (word, count, amount, wildLetter) =>
      `${word}${wildLetter === undefined ? '' : ` avec un joker pour ${wildLetter}`}, ${pips(count)}, ${money(amount)}`,
  },
  characters: charactersFr,
  records: recordsFr,
  offline: offlineFr,
  notFound: {
    title: titled('Page introuvable'),
    tiles: 'OUPS',
    heading: 'Cette page n’est pas dans le sac',
    text: 'Nous avons regardé sous chaque tuile. Il y a peut-être une coquille dans l’adresse, ou bien la page a été vendue.',
    home: 'Retour à l’accueil',
  },
};
