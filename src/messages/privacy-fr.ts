import { waysOf } from './buyword-wording.ts';
import type { privacyEn } from './privacy-en.ts';

const { count } = waysOf('fr');
const days = (number: number): string => count(number, 'jour', 'jours');

export const privacyFr: typeof privacyEn = {
  heading: 'Vie privée',
  lead: 'C’est court, car il y a peu à dire.',
  points: [
    {
      heading: 'Ni compte, ni publicité, ni tiers',
      text: 'Ce site ne communique qu’avec son propre serveur. Aucune mesure d’audience, aucune donnée revendue. Les notifications, si tu les actives, passent par le service de ton navigateur.',
    },
    {
      heading: 'Quand tu joues ou apprends sur cet appareil',
      text: 'Seul, avec des robots ou en vous passant l’appareil, tout reste dans ton navigateur\u00a0: tes parties, avec les noms et les avatars des joueurs, les problèmes et les leçons que tu as essayés et ta cote, tes réglages et tes choix (langue, couleurs, son, niveau, notifications, avatar), et les fichiers qui permettent de jouer hors ligne. Tu peux tout effacer dans les réglages.',
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
  howLong: 'Durées de conservation',
  archive: (number) =>
    `Une partie finie, ou que tout le monde a quittée, est archivée ${days(number)} après la dernière visite\u202f; les messages de sa table sont alors supprimés.`,
  gamesGo: (number) =>
    `Une partie archivée est supprimée au bout de ${days(number)} de plus, un signalement au bout de ${days(number)}.`,
  gamesStay: 'Les parties archivées sont conservées, les signalements aussi.',
  guestsGo: (number) => `Un nom inutilisé pendant ${days(number)} est supprimé, avec son avatar.`,
  guestsStay: 'Un nom inutilisé est conservé.',
  dailyGo: (number) => `Les résultats des classements du jour sont supprimés au bout de ${days(number)}.`,
  neverKept:
    'Les adresses IP ne sont conservées nulle part\u202f; elles servent seulement, un court moment, à limiter le nombre de requêtes.',
  backups: 'L’hébergeur de ce site peut garder des sauvegardes un peu plus longtemps.',
  notTold: 'Impossible de demander au serveur ses durées de conservation.',
  mine: 'Ce que le serveur garde sur toi',
  mineText:
    'Ton nom, ton avatar, sa couleur et ta langue, les tables où tu t’es assis, ce que tu y as fait et écrit, tes résultats aux classements du jour, et les personnes que tu as masquées ou bloquées.',
  none: 'Rien\u00a0: il ne te connaît pas.',
  download: 'Tout télécharger',
  forget: 'Effacer mes données',
  askForget: 'Effacer tes données du serveur\u202f?',
  askForgetText:
    'Tu perds tes places, même dans les parties en cours. Dans les parties déjà jouées avec d’autres, «\u00a0quelqu’un\u00a0» prend ta place, et ton avatar disparaît. C’est définitif.',
  yes: 'Tout effacer',
  no: 'Tout garder',
  forgotten: 'Tes données sont effacées.',
};
