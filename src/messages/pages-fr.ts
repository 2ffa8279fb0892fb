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
    none: 'Aucune partie pour l’instant. La première est à portée de doigt.',
    here: 'Sur cet appareil',
    alone: (game) => `${game} en solitaire`,
    withBots: (game, names) => `${game} avec ${list(names)}`,
    passed: (game, names) => `${game} à tour de rôle\u00a0: ${list(names)}`,
    running: (round) => `Manche ${number(round)}`,
    overWith: (how) => `Terminée\u00a0: ${how}`,
    won: (names) => `victoire de ${list(names)}`,
    delete: 'Supprimer',
    keep: 'Garder',
    askDelete: 'Supprimer pour de bon\u00a0?',
    askDeleteText: 'Elle n’est gardée nulle part ailleurs, sauf si tu l’as exportée.',
    deleted: 'Supprimé.',
    unreadable: (kept) =>
      `${count(kept, 'partie gardée ici est illisible', 'parties gardées ici sont illisibles')}. L’export emporte ce qu’il en reste.`,
    showAll: (all) => `Afficher les ${number(all)}`,
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
    loading: 'Je cherche tes tables…',
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
      archived: 'Rangée',
    },
    toTable: 'Aller à la table',
    tablesOffline: 'Elles s’affichent dès que tu es en ligne.',
    newTable: 'Nouvelle table',
    finished: 'Parties finies',
    takeOff: 'Retirer de ma liste',
    askLeave: 'Rendre cette place\u00a0?',
    askLeaveText: 'La table quitte ta liste. Les parties jouées là restent parmi les parties finies.',
    askLeaveRunning:
      'Tu quittes sa partie pour de bon, tu passes derrière ceux qui restent, et la table quitte ta liste.',
    tableGone: 'Retirée de ta liste.',
    play: 'Commencer une partie',
  },
  rules: {
    heading: 'Règles',
    lead: 'Chaque règle a un numéro, et les numéros ne changent jamais\u00a0: un lien vers une règle y mènera toujours.',
    buyWord: 'Tu achètes des lettres au carré de leurs points, tu vends des mots au carré de leurs points.',
    chooseYourWords:
      'Le poker avec des cartes-lettres\u00a0: mise, échange, et montre le mot qui marque le plus.',
    read: (game) => `Règles de ${game}`,
    contents: 'Sommaire',
    yourTable: 'Les règles de ta table',
    yourTableText: 'Elles sont aussi signalées plus bas, chacune à sa place.',
    atThisTable: 'À cette table',
    notUsual: 'pas la règle habituelle',
    badOptions:
      'Les options de ce lien sont illisibles\u00a0: rien n’est donc signalé. Voici les règles telles quelles.',
    back: 'Toutes les règles',
  },
  settings: {
    heading: 'Réglages',
    looks: 'Apparence, sons et langue',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { auto: 'Comme le système', light: 'Claires', dark: 'Sombres' },
    sound: 'Sons',
    soundHint: 'discrets, à la table',
    system: 'Animations réduites, contraste élevé et taille du texte suivent ton appareil.',
    name: 'Ton nom',
    nameText: 'Ce que les autres voient à table. Le serveur le garde dès que tu t’es assis quelque part.',
    noName: 'Tu n’as pas encore de nom ici. On te le demandera à ta première table entre amis.',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    codeHeading: 'Un autre appareil',
    codeText:
      'Un code de récupération emporte ton nom et tes places sur un autre appareil. Un nouveau code remplace l’ancien et te déconnecte partout ailleurs.',
    newCode: 'Obtenir un nouveau code',
    code: (code) => `Ton code de récupération\u00a0: ${code}`,
    haveCode: 'J’ai un code',
    signOut: 'Se déconnecter partout ailleurs',
    signOutText:
      'Tu as perdu un appareil, ou tu t’es servi de celui d’un autre\u202f? Ferme toutes tes autres sessions.',
    signedOut: 'Tous tes autres appareils sont déconnectés.',
    codeLabel: 'Code de récupération',
    useCode: 'Redevenir ce joueur',
    recovered: (name) => `Te revoilà, ${name}.`,
    forget: 'Ce que garde ce navigateur',
    forgetText:
      'La langue, les couleurs, les parties jouées sur cet appareil et les dictionnaires qu’il leur faut.',
    forgetButton: 'Tout oublier',
    askForget: 'Tout oublier ici\u00a0?',
    askForgetText:
      'Les parties de cet appareil seront perdues, même terminées. Les tables entre amis, elles, restent.',
    keep: 'Tout garder',
    forgotten: 'Tout est oublié.',
  },
  privacy: {
    heading: 'Vie privée',
    lead: 'C’est court, car il y a peu à dire.',
    points: [
      {
        heading: 'Ni compte, ni publicité, ni tiers',
        text: 'Cette page parle à son propre serveur et à personne d’autre. Rien sur toi n’est compté, mesuré ni vendu. Les notifications, si tu les actives, passent par le service de ton navigateur.',
      },
      {
        heading: 'Seul, avec des robots, à tour de rôle, en apprenant',
        text: 'Tout se passe dans ton navigateur et y reste\u00a0: ta partie, ta langue, tes couleurs. Tu peux tout faire oublier dans les réglages.',
      },
      {
        heading: 'Aux tables avec d’autres',
        text: 'Le serveur garde le nom que tu choisis, les tables où tu t’assois et ce qu’on y a joué. Un cookie durable te reconnaît quand tu reviens\u00a0; aucun autre site ne peut le lire, et aucun script non plus. On ne garde aucune adresse.',
      },
      {
        heading: 'Ce que tu dis et qui tu évites',
        text: 'Les 200 derniers messages d’une table sont gardés avec elle jusqu’à ce qu’on la range, et n’entrent jamais dans le relevé d’une partie. Toi seul sais qui tu n’entends plus ou qui tu bloques. Un signalement va à l’hôte de ce site, avec les 30 derniers messages de la table.',
      },
      {
        heading: 'Quand tu joues par correspondance',
        text: 'Les consignes sont gardées jusqu’à ce que tu les reprennes ou que la table disparaisse\u00a0; personne d’autre ne les voit. Les notifications sont coupées. Si tu en veux, le serveur garde l’adresse que ton navigateur donne pour cela, et envoie une ligne chiffrée par le service du fabricant de ton navigateur quand c’est ton tour.',
      },
      {
        heading: 'Qui peut voir',
        text: 'Qui a le lien d’une table voit ses joueurs et, dans la mesure où les règles le permettent, sa partie. Les tables publiques sont au salon, et leurs parties finies se cherchent par nom\u00a0; celles des autres tables, seuls ceux qui ont joué les voient.',
      },
      {
        heading: 'Comment partir',
        text: 'Fais-toi oublier du serveur, au bas de cette page ou, avec tout ce que garde cet appareil, dans les réglages\u00a0: ton nom, ton cookie et ton code de récupération sont retirés, les parties en cours abandonnées, et celles déjà jouées restent avec «\u00a0quelqu’un\u00a0» à ta place.',
      },
    ],
  },
  design: {
    heading: 'L’apparence',
    lead: 'Tout ce dont les pages sont faites, au même endroit.',
    colours: 'Couleurs',
    tiles: 'Tuiles',
    tilesText: 'D’ivoire, leurs points en pastilles. Un joker est rond\u00a0: sa forme le dit aussi.',
    sample: 'MOTS',
    money: 'Argent',
    moneyText: 'Un nombre et des billets\u00a0: la somme de départ, telle qu’elle sort de la boîte.',
    buttons: 'Boutons',
    main: 'L’étape suivante',
    quiet: 'Une autre voie',
    bare: 'Un à-côté',
    disabled: 'Pas maintenant',
    choices: 'Choix',
    choice: 'L’un de ceux-ci',
    choiceOptions: ['Rouge', 'Vert', 'Bleu'],
    switchLabel: 'Un interrupteur',
    switchHint: 'son bouton est une tuile qui devient joker',
    notices: 'Avis',
    told: 'Quelque chose de bon à savoir.',
    alarm: 'Quelque chose a mal tourné, et ce qu’on peut y faire.',
    toast: 'Afficher un message',
    toastText: 'Un message en passant.',
    dialog: 'Ouvrir un dialogue',
    dialogHeading: 'Vendre l’argenterie de famille\u00a0?',
    dialogText: 'Ce qui coûte cher se demande une fois. Ce qui ne change rien vient en premier.',
    dialogYes: 'La vendre',
    dialogNo: 'La garder',
    cards: 'Cartes',
    cardText: 'Du papier sur la table, pour ce qui va ensemble.',
    layouts: 'Dispositions',
    layoutsText: 'Comment les choses se rangent, l’une sous l’autre ou côte à côte.',
    icons: 'Icônes',
    type: 'Caractères',
    typeText: 'Les titres et les lettres ont des empattements\u00a0; ce qui se lit longuement n’en a pas.',
  },
};
