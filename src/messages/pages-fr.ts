import { of, ofAll } from './elision-fr.ts';
import type { Messages } from './messages.ts';
import type { pagesEn } from './pages-en.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)}\u00a0${plural('fr', value, one, other)}`;
const list = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} et ${things.at(-1)}`;

export const pagesFr: Pick<Messages, keyof typeof pagesEn> = {
  games: {
    heading: 'Mes parties',
    none: 'Aucune partie pour l’instant. À toi de lancer la première.',
    here: 'Sur cet appareil',
    alone: (game) => `${game} en solo`,
    withBots: (game, names) => `${game} avec ${list(names)}`,
    passed: (game, names) => `${game} sur un seul appareil\u00a0: ${list(names)}`,
    running: (round) => `Manche ${number(round)}`,
    overWith: (how) => `Terminée\u00a0: ${how}`,
    won: (names) => `victoire ${ofAll(names)}`,
    delete: 'Supprimer',
    keep: 'Garder',
    askDelete: 'Supprimer pour de bon\u202f?',
    askDeleteText: 'Elle n’existe nulle part ailleurs, sauf si tu l’as exportée.',
    deleted: 'Partie supprimée.',
    unreadable: (kept) =>
      `${count(kept, 'partie enregistrée ici est illisible', 'parties enregistrées ici sont illisibles')}. L’export contient ce qu’il en reste.`,
    showAll: (all) => `Tout afficher (${number(all)})`,
    export: 'Exporter toutes les parties',
    import: 'Importer des parties',
    noGamesFile: 'Ce n’est pas un fichier de parties de Wordstake.',
    imported: ({ added, known, unread }) =>
      [
        `${count(added, 'partie importée', 'parties importées')}.`,
        ...(known > 0 ? [`${number(known)} déjà là.`] : []),
        ...(unread > 0 ? [`${count(unread, 'illisible', 'illisibles')}.`] : []),
      ].join(' '),
    goOn: 'Reprendre',
    look: 'Voir le résultat',
    tables: 'Tables entre amis',
    noTables: 'Aucune table pour l’instant. Crées-en une et envoie le lien.',
    loading: 'Chargement de tes tables…',
    table: (game, code) => `${game}, table ${code}`,
    players: (names, free) =>
      free === 0
        ? list(names)
        : `${names.length === 0 ? '' : `${list(names)}, `}${count(free, 'place libre', 'places libres')}`,
    status: {
      open: 'On attend des joueurs',
      playing: 'En cours',
      paused: 'En pause',
      over: 'Terminée',
      archived: 'Archivée',
    },
    toTable: 'Aller à la table',
    tablesOffline: 'Elles s’afficheront dès que tu seras en ligne.',
    newTable: 'Nouvelle table',
    finished: 'Parties finies',
    takeOff: 'Quitter cette table',
    askLeave: 'Quitter cette table\u202f?',
    askLeaveText:
      'Elle disparaîtra de ta liste. Les parties que tu y as jouées restent dans les parties finies.',
    askLeaveRunning:
      'Tu abandonnes la partie en cours et tu seras classé après ceux qui restent. La table disparaîtra de ta liste.',
    tableGone: 'Tu as quitté la table.',
    play: 'Commencer une partie',
  },
  rules: {
    heading: 'Règles',
    lead: 'Chaque règle a un numéro, et les numéros ne changent jamais\u00a0: un lien vers une règle y mènera toujours.',
    buyWord: 'Achète des lettres et vends des mots, toujours au carré de leurs points.',
    chooseYourWords: 'Le poker des lettres\u00a0: mise, échange, et montre le mot qui vaut le plus.',
    read: (game) => `Règles ${of(game)}`,
    contents: 'Sommaire',
    yourTable: 'Les règles de ta table',
    yourTableText: 'Elles sont aussi signalées plus bas, à leur place.',
    atThisTable: 'À cette table',
    notUsual: 'règle modifiée',
    badOptions: 'Les options de ce lien sont illisibles. Voici les règles classiques.',
    back: 'Toutes les règles',
  },
  settings: {
    heading: 'Réglages',
    looks: 'Apparence, sons et langue',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { auto: 'Système', light: 'Claires', dark: 'Sombres' },
    sound: 'Sons',
    soundHint: 'discrets, à la table',
    vibration: 'Vibrations',
    vibrationHint: 'à ton tour, quand tu encaisses, quand tu gagnes',
    system: 'Animations réduites, contraste élevé et taille du texte suivent ton appareil.',
    nameHeading: 'Ton nom et ton avatar',
    name: 'Ton nom',
    nameText:
      'Ce que les autres voient à table. Le serveur les garde dès que tu as choisi un nom\u202f; un changement se voit aussitôt à toutes les tables où tu es assis.',
    noName: 'Tu n’as pas encore de nom ici. On te le demandera à ta première table entre amis.',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    codeHeading: 'Un autre appareil',
    codeText:
      'Avec un code de récupération, tu retrouves ton nom et tes places sur un autre appareil. Un nouveau code remplace l’ancien et te déconnecte partout ailleurs.',
    newCode: 'Obtenir un nouveau code',
    code: (code) => `Ton code de récupération\u00a0: ${code}`,
    haveCode: 'J’ai un code',
    signOut: 'Se déconnecter partout ailleurs',
    signOutText:
      'Tu as perdu un appareil, ou utilisé celui de quelqu’un d’autre\u202f? Ferme toutes tes autres sessions.',
    signedOut: 'Tous tes autres appareils sont déconnectés.',
    codeLabel: 'Code de récupération',
    useCode: 'Se connecter avec ce code',
    recovered: (name) => `Te revoilà, ${name}.`,
    forget: 'Données de ce navigateur',
    forgetText: 'Tes réglages, ton avatar, les parties jouées sur cet appareil et leurs dictionnaires.',
    forgetButton: 'Tout effacer',
    askForget: 'Tout effacer ici\u202f?',
    askForgetText:
      'Les parties de cet appareil seront perdues, même terminées. Tu gardes tes tables entre amis.',
    keep: 'Tout garder',
    forgotten: 'Tout est effacé.',
  },
};
