import { hasNames } from '../shared/themes.ts';
import type { buyWordVariantsEn } from './buyword-variants-en.ts';
import { waysOf } from './buyword-wording.ts';
import { tableTextsFr } from './table-texts-fr.ts';
import { themeName } from './themes.ts';

const { money, number, count } = waysOf('fr');
const YES_NO = { true: 'Oui', false: 'Non' };

/** Les variantes de BuyWord : au salon, là où l’on prépare une table, et comme règles d’une table. */
export const buyWordVariantsFr: typeof buyWordVariantsEn = {
  auctions: {
    label: 'Enchères',
    rows: {
      auctions: {
        name: 'Enchères',
        hint: 'Au lieu d’acheter son lot, on peut le mettre aux enchères.',
        values: {
          off: 'Aucune',
          english: 'À l’anglaise\u00a0: une enchère chacun',
          french: 'À la française\u00a0: plusieurs tours',
        },
      },
    },
    presets: {
      auction: { name: 'Salle des ventes', text: 'Les lots vont au plus offrant.' },
    },
    notes: { twoPlayers: tableTextsFr.twoPlayerAuctions },
    fixes: { off: 'Sans enchères' },
    sentence: ({ auctions }) =>
      auctions === 'english'
        ? `Un lot peut passer aux enchères\u00a0: une seule enchère chacun, à partir de ${money(1)}. Sans enchère, le vendeur peut le prendre pour ${money(1)}.`
        : 'Un lot peut passer aux enchères\u00a0: tour après tour, à partir de la moitié du prix. Sans enchère, le vendeur peut le prendre à moitié prix.',
  },
  deals: {
    label: 'Échanges',
    rows: {
      deals: {
        name: 'Échanges',
        hint: 'Avant d’acheter, on échange des lots, avec de l’argent si on veut.',
        values: { off: 'Aucun', trades: 'Lot contre lot', sales: 'Lots et argent' },
      },
    },
    presets: {
      traders: { name: 'Marchands', text: 'On échange et on vend des lots avant d’acheter.' },
    },
    fixes: { off: 'Sans échanges' },
    sentence: ({ deals }) =>
      deals === 'trades'
        ? 'On peut échanger des lots avant d’acheter.'
        : 'On peut échanger ou se vendre des lots avant d’acheter.',
  },
  draft: {
    label: 'Choix des tuiles',
    rows: {
      draft: {
        name: 'Choix des tuiles',
        hint: 'Les tuiles sont étalées, et chacun en prend une à son tour.',
        values: YES_NO,
      },
    },
    presets: {
      draft: {
        name: 'À la carte',
        text: 'Tuiles étalées\u00a0: chacun en prend une à son tour et compose son lot.',
      },
    },
    sentence: () => 'Les tuiles sont étalées, et chacun en prend une à son tour.',
  },
  crossword: {
    label: 'Mots croisés',
    rows: {
      crossword: {
        name: 'Mots croisés',
        hint: 'Les mots vendus restent sur une grille sans fin\u202f; les suivants s’y raccordent.',
        values: YES_NO,
      },
    },
    presets: {
      crossword: {
        name: 'Mots croisés',
        text: 'Les mots restent sur la table et se croisent\u202f; chaque mot formé est payé.',
      },
    },
    notes: { inTurn: 'Aux mots croisés, on vend chacun son tour, jamais tous ensemble.' },
    sentence: () =>
      'Les mots vendus restent sur la table en mots croisés\u202f; les suivants s’y raccordent.',
  },
  theme: {
    label: 'Thème',
    rows: { theme: { name: 'Thème', hint: 'On ne vend que des mots du thème.' } },
    presets: {
      theme: {
        name: 'Soirée à thème',
        text: 'Rien que des animaux, ou un autre thème, et douze tuiles en main.',
      },
    },
    notes: {
      onTheme: 'Valables ici et dans le thème, même absents des listes.',
      voted: 'Valables ici\u202f; le vote dit s’ils sont dans le thème.',
    },
    needsChallenge: 'Sans liste, ce sont les joueurs qui jugent\u00a0: on vote sur un mot contesté.',
    fixes: {
      off: 'Sans thème',
      words: { en: 'Mots anglais', fr: 'Mots français' },
      challenge: 'Les joueurs jugent',
    },
    sentence: ({ theme }) => {
      if (theme === null) return undefined;
      if (typeof theme === 'string')
        return hasNames(theme)
          ? `Seulement des mots du thème «\u00a0${themeName('fr', theme)}\u00a0», noms propres compris.`
          : `Seulement des mots du thème «\u00a0${themeName('fr', theme)}\u00a0».`;
      return 'free' in theme
        ? `Seulement des mots du thème «\u00a0${theme.free}\u00a0». En cas de doute, la table vote.`
        : `Seulement des mots de la liste de la table (${count(theme.words.length, 'mot', 'mots')}).`;
    },
  },
  extended: {
    label: 'Jeu long',
    rows: {
      extended: {
        name: 'Jeu long',
        hint: 'Quand le sac est vide, on le remplit. Obligatoire de cinq à huit joueurs.',
        values: {
          off: 'Un seul sac',
          all: 'Toutes les tuiles retournent dans le sac',
          sold: 'Seules les lettres vendues y retournent',
        },
      },
      refillWhen: {
        name: 'Retour des lettres',
        hint: 'À la fin de la manche, ou aussitôt\u00a0: la pioche continue alors dans le nouveau sac.',
        values: { roundEnd: 'À la fin de la manche', atOnce: 'Aussitôt, en pleine pioche' },
      },
      bags: {
        name: 'Sacs',
        hint: 'La partie finit quand tous sont vides.',
        say: (bags) => (bags === null ? 'Sans limite' : number(bags)),
      },
      target: {
        name: 'Objectif',
        hint: 'La partie finit à la fin de la manche où un joueur atteint cette somme.',
        say: (sum) => (sum === null ? 'Aucun' : money(sum)),
      },
    },
    presets: { long: { name: 'Jeu long', text: 'Trois sacs au lieu d’un, jusqu’à huit joueurs.' } },
    fixes: {
      on: 'Continuer avec plusieurs sacs',
      bags: (bags) => count(bags, 'sac', 'sacs'),
      target: (sum) => `Jouer jusqu’à ${money(sum)}`,
      soldLetters: 'Ne remettre que les lettres vendues',
      roundEnd: 'Remplir à la fin de la manche',
    },
    sentence: ({ extended }) => {
      if (extended === null) return undefined;
      const { refill, bags, target, refillWhen } = extended;
      const ends = [
        ...(bags === null ? [] : [`après ${count(bags, 'sac', 'sacs')}`]),
        ...(target === null ? [] : [`dès que quelqu’un a ${money(target)}`]),
      ].join(' ou ');
      const refills = {
        all: 'toutes les tuiles retournent dans le sac vide',
        sold: 'les lettres des mots vendus retournent dans le sac vide',
        atOnce: 'les lettres des mots vendus retournent dans le sac dès qu’il se vide, même en pleine pioche',
      }[refillWhen ?? refill];
      return `Jeu long\u00a0: ${refills}.${ends === '' ? '' : ` Fin ${ends}.`}`;
    },
  },
  challenge: {
    label: 'Contestations',
    presets: {
      french: {
        name: 'Règles françaises',
        text: 'Les joueurs jugent les mots\u00a0: bluffe, et conteste.',
      },
    },
    notes: { bank: 'La banque\u00a0: quand on joue seul, personne ne peut contester.' },
  },
};
