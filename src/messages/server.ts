import type { TableRefusal } from '../games/core/table-refusal.ts';
import type { Language } from '../shared/language.ts';
import { formatNumber, plural } from './wording.ts';

type Sentences = {
  readonly [C in TableRefusal['code']]: (refusal: Extract<TableRefusal, { code: C }>) => string;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, in the largest unit of which there are at least two. */
const wait = (language: Language, seconds: number): string => {
  const [unit, one, other] =
    seconds < 2 * MINUTE
      ? ([1, { en: 'second', fr: 'seconde' }, { en: 'seconds', fr: 'secondes' }] as const)
      : seconds < 2 * HOUR
        ? ([MINUTE, { en: 'minute', fr: 'minute' }, { en: 'minutes', fr: 'minutes' }] as const)
        : ([HOUR, { en: 'hour', fr: 'heure' }, { en: 'hours', fr: 'heures' }] as const);
  const count = Math.ceil(seconds / unit);
  return `${formatNumber(language, count)} ${plural(language, count, one[language], other[language])}`;
};

const en: Sentences = {
  'no-identity': () => 'Choose a name first.',
  'signed-out': () =>
    'This device was signed out from another one. To sign back in, enter your recovery code in the settings.',
  'bad-name': ({ most }) => `A name has 1–${most} characters.`,
  'no-such-face': ({ known }) => `There’s no such face. Choose one of these: ${known}.`,
  'no-such-colour': ({ known }) => `There’s no such colour. Choose one of these: ${known}.`,
  'bad-recovery-code': () => 'Unknown recovery code. Please check every character.',
  'bad-request': ({ field }) => `The request can’t be read: ${field} is missing or wrong.`,
  'bad-origin': () => 'Requests from other sites are not accepted.',
  'too-large': () => 'That’s too large.',
  'too-many-requests': ({ seconds }) => `Too many requests: try again in ${wait('en', seconds)}.`,
  'written-too-much': ({ seconds }) =>
    `You, or others on your network, have saved too much here today: try again in ${wait('en', seconds)}.`,
  'too-many-sockets': ({ most }) => `You already have ${most} connections open: close one first.`,
  'not-found': () => 'There’s nothing at this address.',
  internal: () => 'Something went wrong on the server; nothing was changed. Please try again.',
  'no-such-game': () => 'That game isn’t available here.',
  'no-such-table': () => 'There’s no such table. Is the code right?',
  'too-many-open': ({ most }) =>
    `${formatNumber('en', most)} of your tables are waiting for their first game: start one of them, or come back tomorrow.`,
  'bad-capacity': ({ from, to }) => `A table of this game has ${from} to ${to} seats.`,
  'already-started': () => 'The game has already started.',
  'not-started': () => 'There’s no game in progress at this table.',
  'not-over': () => 'The game isn’t over yet.',
  archived: () => 'This table has been archived: make a new one.',
  'too-many-changes': ({ most }) =>
    `Seats, host and rules have changed ${formatNumber('en', most)} times here without a game: start one, or make a new table.`,
  'sat-too-often': ({ most }) =>
    `You have sat down here ${formatNumber('en', most)} times without a game: wait until one has been played.`,
  'ready-too-often': ({ most }) =>
    `You have said “ready” here ${formatNumber('en', most)} times without a game: stand up, or make a new table.`,
  'needs-ready': ({ given, of }) => `The next game starts when everybody is ready: ${given} of ${of} so far.`,
  'too-many-seated': ({ seated, capacity }) =>
    `${seated} are seated here: the table can’t have only ${capacity} ${plural('en', capacity, 'seat', 'seats')}.`,
  'not-away': ({ name }) => `${name} is here.`,
  'game-too-long': ({ most }) =>
    `This game has reached ${formatNumber('en', most)} actions, the most a game may have: the table is archived.`,
  'table-used-up': () => 'This table has reached its limit of games: make a new table to play on.',
  'table-full': () => 'All seats are taken.',
  'no-such-seat': () => 'There’s no such seat.',
  'seat-taken': () => 'That seat is taken.',
  'already-seated': () => 'You’re already at this table.',
  'not-seated': () => 'You’re not at this table.',
  'nobody-seated': () => 'Nobody is at this table.',
  'host-only': () => 'Only the table’s host can do that.',
  'not-a-person': () => 'Only a person at the table can be its host.',
  'not-a-bot': () => 'There’s no bot in that seat.',
  'no-such-bot': () => 'There’s no such bot.',
  'bot-seated': ({ name }) => `${name} is already at this table.`,
  'no-spectators': () => 'This table is closed to spectators.',
  'rules-changed': () =>
    'This game started under a different version of the rules and can’t continue: play a rematch.',
  'words-changed': () =>
    'This game started with a different version of its dictionary and can’t continue: play a rematch.',
  'no-such-dictionary': () => 'There’s no such dictionary here.',
  'no-such-theme': () => 'This dictionary has no such theme.',
  'bad-word': ({ from, to }) => `A word has ${from}–${to} letters, A to Z.`,
  'look-up-closed': () => 'You can’t look up words while this game is in progress.',
  'not-welcome': () => 'You can’t sit at this table.',
  banned: () => 'You’ve been banned by the site admin.',
  'no-such-person': () => 'That person isn’t at this table.',
  'needs-agreement': ({ given, of }) =>
    `Noted. During a game, everybody else at the table must agree: ${given} of ${of} so far.`,
  'two-only': () => 'You can’t kick anyone from a two-player game: leave it, or let the clock decide.',
  'chat-off': () => 'There’s no chat at this table.',
  'phrases-only': () => 'This table allows quick phrases only.',
  'bad-line': ({ most }) => `A message has 1–${formatNumber('en', most)} characters.`,
  'name-filtered': () =>
    'This table doesn’t allow names with such words. Choose another name in the settings.',
  'no-such-order': () => 'This table’s game has no such standing order.',
  'not-the-host': () => 'That’s not this site’s token.',
  'push-service': () => 'Notifications can’t be sent there.',
  'push-taken': () =>
    'This browser’s notifications belong to another player. Turn notifications off and on again.',
  'not-at-table': () =>
    'Only people who played at this table, or are watching it, can report somebody there.',
  'reported-today': () => 'You’ve already reported this person today. The site admin will look into it.',
  'daily-to-come': () => 'That day hasn’t begun anywhere yet.',
  'daily-over': () => 'That day is over everywhere: its table takes no more results.',
  'daily-known': () => 'You already have a result for that day. The first one counts.',
  'daily-not-over': () => 'That game wasn’t played to its end.',
  'daily-too-long': () => 'That game goes on after its end.',
  'daily-bad-bot': ({ number }) =>
    `That isn’t a game of this day: the bot would have played differently at action ${formatNumber('en', number)}.`,
  'daily-bad-action': ({ number }) =>
    `That isn’t a game of this day: the rules refuse action ${formatNumber('en', number)}.`,
};

const fr: Sentences = {
  'no-identity': () => 'Choisis d’abord un nom.',
  'signed-out': () =>
    'Cet appareil a été déconnecté depuis un autre. Pour revenir ici, entre ton code de récupération dans les réglages.',
  'bad-name': ({ most }) => `Un nom compte de 1 à ${most} caractères.`,
  'no-such-face': ({ known }) => `Cet avatar n’existe pas. Choisis parmi\u00a0: ${known}.`,
  'no-such-colour': ({ known }) => `Cette couleur n’existe pas. Choisis parmi\u00a0: ${known}.`,
  'bad-recovery-code': () => 'Ce code de récupération est inconnu. Vérifie chaque caractère.',
  'bad-request': ({ field }) => `Requête non valable\u00a0: ${field} manque ou est incorrect.`,
  'bad-origin': () => 'Les requêtes d’autres sites ne sont pas acceptées.',
  'too-large': () => 'C’est trop volumineux.',
  'too-many-requests': ({ seconds }) => `Trop de requêtes\u00a0: réessaie dans ${wait('fr', seconds)}.`,
  'written-too-much': ({ seconds }) =>
    `Trop d’enregistrements aujourd’hui, de ta part ou depuis ton réseau\u00a0: réessaie dans ${wait('fr', seconds)}.`,
  'too-many-sockets': ({ most }) => `Tu as déjà ${most} connexions ouvertes\u00a0: fermes-en une d’abord.`,
  'not-found': () => 'Il n’y a rien à cette adresse.',
  internal: () => 'Erreur du serveur\u202f; rien n’a changé. Réessaie.',
  'no-such-game': () => 'Ce jeu n’existe pas ici.',
  'no-such-table': () => 'Cette table n’existe pas. Vérifie le code.',
  'too-many-open': ({ most }) =>
    `${formatNumber('fr', most)} de tes tables attendent leur première partie\u00a0: lances-en une, ou reviens demain.`,
  'bad-capacity': ({ from, to }) => `Une table de ce jeu compte de ${from} à ${to} places.`,
  'already-started': () => 'La partie a déjà commencé.',
  'not-started': () => 'Aucune partie n’est en cours à cette table.',
  'not-over': () => 'La partie n’est pas encore finie.',
  archived: () => 'Cette table a été archivée\u00a0: crées-en une autre.',
  'too-many-changes': ({ most }) =>
    `Les places, l’hôte et les règles ont changé ${formatNumber('fr', most)} fois ici sans qu’une partie commence\u00a0: lance une partie, ou crée une nouvelle table.`,
  'sat-too-often': ({ most }) =>
    `Tu t’es assis ici ${formatNumber('fr', most)} fois sans qu’une partie commence\u00a0: attends qu’on en ait joué une.`,
  'ready-too-often': ({ most }) =>
    `Tu t’es dit prêt ${formatNumber('fr', most)} fois ici sans qu’une partie commence\u00a0: lève-toi, ou crée une nouvelle table.`,
  'needs-ready': ({ given, of }) =>
    `La partie suivante commence quand tout le monde est prêt\u00a0: ${given} sur ${of} pour l’instant.`,
  'too-many-seated': ({ seated, capacity }) =>
    `${seated} places sont prises\u00a0: la table ne peut pas en avoir seulement ${capacity}.`,
  'not-away': ({ name }) => `${name} est là.`,
  'game-too-long': ({ most }) =>
    `Cette partie a atteint la limite de ${formatNumber('fr', most)} coups\u00a0: la table est archivée.`,
  'table-used-up': () =>
    'Cette table a atteint sa limite de parties\u00a0: crée une nouvelle table pour continuer à jouer.',
  'table-full': () => 'Toutes les places sont prises.',
  'no-such-seat': () => 'Cette place n’existe pas.',
  'seat-taken': () => 'Cette place est prise.',
  'already-seated': () => 'Tu es déjà à cette table.',
  'not-seated': () => 'Tu n’es pas assis à cette table.',
  'nobody-seated': () => 'Personne n’est assis à cette table.',
  'host-only': () => 'Seul l’hôte de la table peut faire cela.',
  'not-a-person': () => 'Seule une personne assise à la table peut en être l’hôte.',
  'not-a-bot': () => 'Il n’y a pas de robot à cette place.',
  'no-such-bot': () => 'Ce robot n’existe pas.',
  'bot-seated': ({ name }) => `${name} est déjà à cette table.`,
  'no-spectators': () => 'Cette table n’accepte pas de spectateurs.',
  'rules-changed': () =>
    'Cette partie a commencé avec une autre version des règles et ne peut pas continuer\u00a0: relancez une partie.',
  'words-changed': () =>
    'Cette partie a commencé avec une autre version du dictionnaire et ne peut pas continuer\u00a0: relancez une partie.',
  'no-such-dictionary': () => 'Ce dictionnaire n’existe pas ici.',
  'no-such-theme': () => 'Ce dictionnaire n’a pas ce thème.',
  'bad-word': ({ from, to }) => `Un mot compte de ${from} à ${to} lettres, de A à Z.`,
  'look-up-closed': () => 'Tu ne peux pas chercher de mots tant que cette partie est en cours.',
  'not-welcome': () => 'Tu ne peux pas t’asseoir à cette table.',
  banned: () => 'L’administrateur du site t’a banni.',
  'no-such-person': () => 'Cette personne n’est pas à cette table.',
  'needs-agreement': ({ given, of }) =>
    `C’est noté. Pendant une partie, tous les autres joueurs doivent être d’accord\u00a0: ${given} sur ${of} pour l’instant.`,
  'two-only': () =>
    'À deux, on ne peut exclure personne\u00a0: quitte la partie, ou laisse tourner la pendule.',
  'chat-off': () => 'La discussion est fermée à cette table.',
  'phrases-only': () => 'À cette table, seuls les messages rapides sont permis.',
  'bad-line': ({ most }) => `Un message compte de 1 à ${formatNumber('fr', most)} caractères.`,
  'name-filtered': () => 'Cette table refuse les noms vulgaires. Choisis un autre nom dans les réglages.',
  'no-such-order': () => 'Cette consigne n’existe pas dans ce jeu.',
  'not-the-host': () => 'Ce jeton d’accès n’est pas celui de ce site.',
  'push-service': () => 'Impossible d’envoyer des notifications à cette adresse.',
  'push-taken': () =>
    'Les notifications de ce navigateur sont liées à un autre joueur. Désactive-les, puis réactive-les.',
  'not-at-table': () =>
    'Pour signaler quelqu’un, il faut avoir joué à cette table ou être en train de la regarder.',
  'reported-today': () =>
    'Tu as déjà signalé cette personne aujourd’hui. L’administrateur du site va s’en occuper.',
  'daily-to-come': () => 'Ce jour n’a encore commencé nulle part.',
  'daily-over': () => 'Ce jour est fini partout\u00a0: son classement est clos.',
  'daily-known': () => 'Tu as déjà un résultat pour ce jour. C’est le premier qui compte.',
  'daily-not-over': () => 'Cette partie n’a pas été jouée jusqu’au bout.',
  'daily-too-long': () => 'Cette partie continue après sa fin.',
  'daily-bad-bot': ({ number }) =>
    `Ce n’est pas une partie de ce jour\u00a0: le robot aurait joué autrement à l’action ${formatNumber('fr', number)}.`,
  'daily-bad-action': ({ number }) =>
    `Ce n’est pas une partie de ce jour\u00a0: les règles refusent l’action ${formatNumber('fr', number)}.`,
};

/** What the server says of its refusals, a sentence a code. */
export const tableSentences: Readonly<Record<Language, Sentences>> = { en, fr };

export const isTableRefusal = (refusal: { readonly code: string }): refusal is TableRefusal =>
  Object.hasOwn(en, refusal.code);

/** Why the server refused, in a sentence. */
export const tableSentence = (language: Language, refusal: TableRefusal): string => {
  // The sentence of a code takes refusals of that code; TypeScript cannot follow the pairing through the look-up.
  const say = tableSentences[language][refusal.code] as (refusal: TableRefusal) => string;
  return say(refusal);
};
