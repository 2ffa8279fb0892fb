import type { creditsEn } from './credits-en.ts';

export const creditsFr: typeof creditsEn = {
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
};
