import type { onlineEn } from './online-en.ts';

const list = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} et ${things.at(-1)}`;

/** Ce que dit une table partagée autour du jeu. */
export const onlineFr: typeof onlineEn = {
  title: 'Une table · Wordstake',
  withFriends: 'Jouer entre amis',
  failed: 'Le serveur est injoignable. Réessaie.',
  retry: 'Réessayer',
  opening: 'On va à la table…',
  lost: 'La ligne est coupée. On réessaie sans cesse ; ta place reste la tienne.',
  whoAreYou: 'Comment t’appelles-tu ?',
  name: 'Ton nom',
  goOn: 'Continuer',
  recovery: (code: string) =>
    `Ton code de récupération : ${code}. Note-le : il t’emmène, toi et tes places, sur un autre appareil.`,
  tableHeading: 'Une table de BuyWord',
  invite: 'Envoie cette adresse à ceux avec qui tu veux jouer :',
  copy: 'Copier l’adresse',
  copied: 'C’est copié.',
  code: (code: string) => `Ou dis-leur le code : ${code}`,
  seats: 'Places',
  seat: (number: number) => `Place ${number}`,
  free: 'libre',
  you: 'toi',
  host: 'hôte',
  bot: 'robot',
  sit: 'S’asseoir',
  addBot: 'Ajouter un robot',
  start: 'Commencer la partie',
  waitHost: 'C’est l’hôte qui commence la partie.',
  waitRematch: 'L’hôte peut lancer la partie suivante.',
  rematch: 'Rejouer',
  leave: 'Quitter la table',
  askLeave: 'Quitter cette partie ?',
  askLeaveText: 'Tu rends ta place, et tu passes derrière ceux qui restent.',
  away: (who: readonly string[]) =>
    `${list(who)} ${who.length === 1 ? 'est absent(e)' : 'sont absents'} pour le moment.`,
  watching: 'Tu regardes la partie.',
  paused: 'La partie est en pause : tout le monde était absent.',
  archived: 'Cette table a été rangée.',
  home: 'Aller à la page d’accueil',
};
