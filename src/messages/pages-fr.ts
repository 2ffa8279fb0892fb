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
  privacy: {
    heading: 'Vie privée',
    lead: 'C’est court, car il y a peu à dire.',
    points: [
      {
        heading: 'Ni compte, ni publicité, ni tiers',
        text: 'Ce site ne communique qu’avec son propre serveur. Aucune mesure d’audience, aucune donnée revendue. Les notifications, si tu les actives, passent par le service de ton navigateur.',
      },
      {
        heading: 'Quand tu joues ou apprends sur cet appareil',
        text: 'Seul, avec des robots ou en vous passant l’appareil, tout reste dans ton navigateur\u00a0: tes parties, avec les noms et les avatars des joueurs, tes réglages et tes choix (langue, couleurs, son, niveau, notifications, avatar), et les fichiers qui permettent de jouer hors ligne. Tu peux tout effacer dans les réglages.',
      },
      {
        heading: 'Quand tu joues avec d’autres',
        text: 'Le serveur garde le nom, l’avatar et la couleur que tu choisis, les tables où tu t’assois et ce que tu y fais\u00a0: t’asseoir, te dire prêt, jouer. Un cookie durable te reconnaît quand tu reviens\u202f; aucun autre site ne peut le lire, et aucun script non plus. Aucune adresse IP n’est conservée.',
      },
      {
        heading: 'Messages, blocages, signalements',
        text: 'Les 200 derniers messages d’une table sont gardés avec elle jusqu’à son archivage, et ne figurent jamais dans le relevé d’une partie. Toi seul sais qui tu as masqué ou bloqué. Un signalement est transmis à l’administrateur du site, avec les 30 derniers messages de la table.',
      },
      {
        heading: 'Quand tu joues par correspondance',
        text: 'Tes consignes sont gardées jusqu’à ce que tu les annules ou que la table disparaisse\u202f; personne d’autre ne les voit. Les notifications sont désactivées par défaut. Si tu les actives, le serveur garde l’adresse fournie par ton navigateur et, quand c’est ton tour, envoie un message chiffré par le service de l’éditeur de ce navigateur. Pour une table ouverte dans ce navigateur, c’est lui seul qui affiche les notifications\u00a0: ton choix est la seule chose enregistrée, et elle ne l’est qu’ici.',
      },
      {
        heading: 'Qui voit quoi',
        text: 'Avec le lien d’une table, on voit ses joueurs, avec leur nom et leur avatar, et, si les règles le permettent, sa partie. Les tables publiques sont affichées au salon, et leurs parties finies se retrouvent par nom de joueur\u202f; celles des autres tables ne sont visibles que par ceux qui y ont joué.',
      },
      {
        heading: 'Effacer tes données',
        text: 'C’est possible au bas de cette page ou, en même temps que celles de cet appareil, dans les réglages\u00a0: ton nom, ton avatar, ton cookie et ton code de récupération sont supprimés, tes parties en cours abandonnées\u202f; dans celles déjà jouées, «\u00a0quelqu’un\u00a0» prend ta place.',
      },
    ],
  },
  design: {
    heading: 'Charte graphique',
    lead: 'Tous les éléments des pages, réunis ici.',
    colours: 'Couleurs',
    tiles: 'Tuiles',
    tilesText: 'D’ivoire, leurs points en pastilles. Un joker est rond\u00a0: sa forme le dit aussi.',
    sample: 'MOTS',
    money: 'Argent',
    moneyText: 'Un nombre et des billets\u00a0: la somme de départ, telle qu’elle sort de la boîte.',
    buttons: 'Boutons',
    main: 'L’étape suivante',
    quiet: 'Une autre possibilité',
    bare: 'Un à-côté',
    disabled: 'Pas maintenant',
    choices: 'Choix',
    choice: 'L’un de ceux-ci',
    choiceOptions: ['Rouge', 'Vert', 'Bleu'],
    switchLabel: 'Un interrupteur',
    switchHint: 'son bouton est une tuile qui se change en joker',
    notices: 'Messages',
    told: 'Une information utile.',
    alarm: 'Un problème, et comment le régler.',
    toast: 'Afficher un message',
    toastText: 'Un message qui passe.',
    dialog: 'Ouvrir un dialogue',
    dialogHeading: 'Vendre l’argenterie de famille\u202f?',
    dialogText: 'On demande confirmation avant ce qui coûte cher. Le choix sans risque vient en premier.',
    dialogYes: 'La vendre',
    dialogNo: 'La garder',
    cards: 'Cartes',
    cardText: 'Du papier sur la table, pour regrouper.',
    layouts: 'Dispositions',
    layoutsText: 'Comment les choses se rangent, l’une sous l’autre ou côte à côte.',
    icons: 'Icônes',
    type: 'Caractères',
    typeText: 'Les titres et les lettres ont des empattements\u202f; ce qui se lit longuement n’en a pas.',
  },
};
