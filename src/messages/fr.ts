import { auctionFr } from './auction-fr.ts';
import { cardsTableFr } from './cards-table-fr.ts';
import { challengesFr } from './challenges-fr.ts';
import { dealsFr } from './deals-fr.ts';
import { draftFr } from './draft-fr.ts';
import { endingFr } from './ending-fr.ts';
import { frameFr } from './frame-fr.ts';
import { glanceFr } from './glance-fr.ts';
import { gridFr } from './grid-fr.ts';
import { learnFr } from './learn-fr.ts';
import { looksFr } from './looks-fr.ts';
import { makeFr } from './make-fr.ts';
import type { Messages } from './messages.ts';
import { formatMoney } from './money.ts';
import { myDataFr } from './my-data-fr.ts';
import { onlineFr } from './online-fr.ts';
import { paceFr } from './pace-fr.ts';
import { pagesFr } from './pages-fr.ts';
import { playFr } from './play-fr.ts';
import { replayFr } from './replay-fr.ts';
import { roomFr } from './room-fr.ts';
import { showFr } from './show-fr.ts';
import { themeFr } from './theme-fr.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const money = (amount: number): string => formatMoney('fr', amount);

export const fr: Messages = {
  ...frameFr,
  finder: {
    heading: 'Chercheur de mots',
    closed:
      'Tu joues une partie où ce sont les joueurs qui jugent les mots. Le chercheur rouvrira quand elle sera finie.',
    letters: 'Tes lettres',
    placeholder: 'Tape des lettres',
    hint: 'Avec ou sans accents. Touche une tuile pour l’enlever.',
    clear: 'Effacer',
    surprise: 'Surprise\u202f!',
    wild: 'Avec un joker',
    wildHint: 'remplace une lettre, 1\u00a0point',
    dictionary: 'Dictionnaire',
    tiers: { full: 'Complet', common: 'Courant' },
    wordCount: (count) => `${number(count)}\u00a0${plural('fr', count, 'mot', 'mots')}`,
    tryHeading: 'Essaie par exemple',
    examples: ['EYJUXOE', 'KIWIBOXE', 'QUILLEJON'],
    tryRack: (letters) => `Essayer les lettres ${letters}`,
    pipsHeading: 'Valeur des lettres',
    dearestHeading: 'Les mots les plus chers',
    together: 'À vendre ensemble',
    togetherFound: 'À vendre ensemble (meilleur choix trouvé)',
    alone: (word, amount) => `Le mieux est de vendre ${word} tout seul\u00a0: ${money(amount)}.`,
    total: (amount) => `Total\u00a0: ${money(amount)}`,
    foundStatus: (count, first) =>
      count === 1
        ? `Un seul mot\u00a0: ${first}`
        : `${number(count)}\u00a0mots, du plus cher au moins cher\u00a0: ${first}`,
    loading: 'Chargement du dictionnaire…',
    noWord: 'Aucun mot ne se cache dans ces lettres. Essaie avec une voyelle de plus, ou un joker.',
    badLetter: (letter) =>
      `«\u00a0${letter}\u00a0» n’est pas une lettre. Il en faut de A à Z, avec ou sans accents.`,
    tooLong: (most) => `Que de lettres\u202f! Le chercheur en accepte ${number(most)} au maximum.`,
    unreachable: 'Impossible de charger le dictionnaire. Vérifie ta connexion.',
    broken: 'Le dictionnaire reçu est illisible.',
    retry: 'Réessayer',
  },
  ...pagesFr,
  play: playFr,
  pace: paceFr,
  cards: cardsTableFr,
  ending: endingFr,
  glance: glanceFr,
  grid: gridFr,
  challenges: challengesFr,
  theme: themeFr,
  show: showFr,
  auction: auctionFr,
  deals: dealsFr,
  draft: draftFr,
  learn: learnFr,
  myData: myDataFr,
  online: onlineFr,
  room: roomFr,
  replay: replayFr,
  looks: looksFr,
  make: makeFr,
  definition: {
    loading: 'Recherche…',
    failed: 'Impossible de charger la définition.',
    none: 'Mot valable, mais sans définition connue.',
    from: (lemmas) => `forme de ${lemmas.map((lemma) => `«\u00a0${lemma}\u00a0»`).join(', ')}`,
    tags: {
      n: 'nom',
      v: 'verbe',
      a: 'adjectif',
      r: 'adverbe',
      w: 'WikDict',
      l: 'Littré',
    },
  },
  credits: {
    heading: 'Crédits et licences',
    lead: 'Wordstake s’appuie sur des listes de mots et des dictionnaires que d’autres ont réunis avec une patience infinie, puis offerts à tous. Merci.',
    licence: 'Licence',
    sources: [
      {
        name: 'SCOWL 2020.12.07',
        use: 'Les mots anglais.',
        text: 'Spell Checker Oriented Word Lists, copyright Kevin Atkinson. Ces listes contiennent des mots du UK Advanced Cryptics Dictionary, Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.',
        licence: 'libre d’usage, de copie, de modification et de partage, avec les mentions de copyright',
        href: 'http://wordlist.aspell.net/',
      },
      {
        name: 'Grammalecte',
        use: 'Les mots français.',
        text: 'Les mots, les formes fléchies et les formes de base du lexique français des projets d’orthographe Grammalecte et Dicollecte.',
        licence: 'Mozilla Public License 2.0 (MPL-2.0)',
        href: 'https://grammalecte.net/',
      },
      {
        name: 'WordNet 3.0 et 3.1',
        use: 'Les définitions anglaises.',
        text: 'Une base de données lexicale de l’anglais, copyright Princeton University.',
        licence: 'licence WordNet\u00a0: libre d’usage, avec la mention de copyright',
        href: 'https://wordnet.princeton.edu/',
      },
      {
        name: 'WikDict',
        use: 'Des définitions françaises.',
        text: 'Tirées du Wiktionnaire, écrit par des milliers de bénévoles. Abrégées ici.',
        licence:
          'Creative Commons Attribution – Partage dans les mêmes conditions 3.0 (CC\u00a0BY-SA\u00a03.0)',
        href: 'https://www.wikdict.com/',
      },
      {
        name: 'Littré',
        use: 'Des définitions françaises, là où WikDict n’en a pas.',
        text: 'Le Dictionnaire de la langue française d’Émile Littré, 1873–1877. Abrégées ici.',
        licence: 'domaine public',
        href: 'https://www.littre.org/',
      },
      {
        name: 'Fraunces, Figtree, Noto',
        use: 'Les lettres que tu lis.',
        text: 'Fraunces d’Undercase Type, Figtree d’Erik Kennedy, des signes de Noto. Réduites à ce qu’il faut à ce site.',
        licence: 'SIL Open Font License 1.1 (OFL-1.1)',
        href: 'https://openfontlicense.org/',
      },
    ],
    codeHeading: 'Notre propre code',
    code: 'Wordstake est un logiciel libre, sous licence MIT\u00a0: utilise-le, étudie-le, modifie-le, partage-le.',
    notice:
      'Les textes complets des licences et les mentions de copyright se trouvent dans le fichier NOTICE du projet.',
    back: 'Retour à l’accueil',
  },
};
