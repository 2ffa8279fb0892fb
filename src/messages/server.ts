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
  'no-identity': () => 'Say your name first.',
  'signed-out': () =>
    'This device was signed out from another one. To come back here, enter your recovery code in the settings.',
  'bad-name': ({ most }) => `A name has 1 to ${most} signs.`,
  'bad-recovery-code': () => 'That recovery code is not known. Is every sign right?',
  'bad-request': ({ field }) => `The request cannot be read: ${field} is missing or wrong.`,
  'bad-origin': () => 'Requests from other sites are not taken.',
  'too-large': () => 'That is too large.',
  'too-many-requests': ({ seconds }) => `Too much at once: try again in ${wait('en', seconds)}.`,
  'written-too-much': ({ seconds }) =>
    `You, or others on your network, have saved too much here today: try again in ${wait('en', seconds)}.`,
  'too-many-sockets': ({ most }) => `You have ${most} connections open already: close one first.`,
  'not-found': () => 'There is nothing at this address.',
  internal: () => 'Something went wrong on the server; nothing was changed. Please try again.',
  'no-such-game': () => 'That game is not played here.',
  'no-such-table': () => 'There is no such table. Is the code right?',
  'too-many-open': ({ most }) =>
    `${formatNumber('en', most)} of your tables wait for their first game: start one of them, or come back tomorrow.`,
  'bad-capacity': ({ from, to }) => `A table of this game has ${from} to ${to} seats.`,
  'already-started': () => 'The game has started already.',
  'not-started': () => 'No game is being played at this table.',
  'not-over': () => 'The game is not over yet.',
  archived: () => 'This table was put away; make a new one.',
  'too-many-changes': ({ most }) =>
    `Seats and host have changed ${formatNumber('en', most)} times here without a game: start one, or make a new table.`,
  'sat-too-often': ({ most }) =>
    `You have sat down here ${formatNumber('en', most)} times without a game: wait until one has been played.`,
  'game-too-long': ({ most }) =>
    `This game has reached ${formatNumber('en', most)} actions, the most a game may have: the table is put away.`,
  'table-used-up': () => 'This table has seen too many games for another one: make a new table to play on.',
  'table-full': () => 'All seats are taken.',
  'no-such-seat': () => 'There is no such seat.',
  'seat-taken': () => 'Somebody sits there already.',
  'already-seated': () => 'You sit at this table already.',
  'not-seated': () => 'You do not sit at this table.',
  'nobody-seated': () => 'Nobody sits at this table.',
  'host-only': () => 'Only the host of the table can do that.',
  'not-a-person': () => 'Only a person at the table can be its host.',
  'not-a-bot': () => 'No bot sits there.',
  'no-such-bot': () => 'There is no such bot.',
  'bot-seated': ({ name }) => `${name} sits at this table already.`,
  'no-spectators': () => 'This table is not open to spectators.',
  'rules-changed': () =>
    'This game began under rules of another version and cannot go on; play it again as a rematch.',
  'words-changed': () =>
    'This game began with another version of its dictionary and cannot go on; play it again as a rematch.',
  'not-welcome': () => 'You cannot sit down at this table.',
  banned: () => 'The host of this site does not let you in.',
  'no-such-person': () => 'Nobody like that is at this table.',
  'needs-agreement': ({ given, of }) =>
    `Noted. During a game everybody else at the table must want it: ${given} of ${of} so far.`,
  'two-only': () => 'Nobody is sent away from a game of two: leave it, or let the clock decide.',
  'chat-off': () => 'There is no chat at this table.',
  'phrases-only': () => 'At this table there are quick phrases only.',
  'bad-line': ({ most }) => `A line has 1 to ${formatNumber('en', most)} signs.`,
  'name-filtered': () =>
    'This table does not take names with such words. Choose another name in the settings.',
  'no-such-order': () => 'The game at this table does not know such an order.',
  'not-the-host': () => 'That is not the token of this site.',
  'push-service': () => 'Notifications cannot be sent there.',
  'push-taken': () =>
    'This browser’s notifications belong to another player. Turn notifications off and on again.',
  'not-at-table': () => 'Only people who sat at this table, or are watching it, can report somebody there.',
  'reported-today': () =>
    'You have already reported this person today. The host of the site will look into it.',
};

const fr: Sentences = {
  'no-identity': () => 'Choisis d’abord un nom.',
  'signed-out': () =>
    'Cet appareil a été déconnecté depuis un autre. Pour revenir ici, entre ton code de récupération dans les réglages.',
  'bad-name': ({ most }) => `Un nom compte de 1 à ${most} caractères.`,
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
    `Les places et l’hôte ont changé ${formatNumber('fr', most)} fois ici sans qu’une partie commence\u00a0: lance une partie, ou crée une nouvelle table.`,
  'sat-too-often': ({ most }) =>
    `Tu t’es assis ici ${formatNumber('fr', most)} fois sans qu’une partie commence\u00a0: attends qu’on en ait joué une.`,
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
