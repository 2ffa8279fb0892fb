import { waysOf } from './buyword-wording.ts';
import { ofAll } from './elision-fr.ts';
import type { Messages } from './messages.ts';

const { money, number, count, list } = waysOf('fr');

export const challengesFr: Messages['challenges'] = {
  heading: 'Mots de cette manche',
  windowHeading: 'Tu crois à ces mots\u202f?',
  cost: (penalty) =>
    penalty === 0
      ? 'Un mot refusé est repris, sans pénalité.'
      : `Un mot refusé est repris et coûte ${money(penalty)} à son vendeur\u202f; s’il est valable, celui qui conteste paie ${money(penalty)}.`,
  costVote: (penalty) =>
    penalty === 0
      ? 'Les autres votent. Un mot refusé est repris, sans pénalité.'
      : `Les autres votent. Un mot refusé est repris et coûte ${money(penalty)} à son vendeur\u202f; s’il est accepté, celui qui conteste paie ${money(penalty)}.`,
  challenge: 'Contester',
  challengeNamed: (word) => `Contester ${word}`,
  challengeAs: (who) => `${who} conteste`,
  challengeNamedAs: (who, word) => `${who} conteste ${word}`,
  waive: 'Ne rien contester',
  nobody: 'Personne ne conteste',
  own: 'à toi',
  stands: 'valable',
  falls: 'refusé',
  builtOn: 'prolongé',
  waived: (who) => `Ne contestent plus\u00a0: ${list(who)}.`,
  undecided: (who) => `Réfléchissent encore\u00a0: ${list(who)}.`,
  secondsLeft: (seconds) => `encore ${count(seconds, 'seconde', 'secondes')}`,
  clock: (minutes, seconds) => `encore ${number(minutes)}:${seconds}`,
  daysLeft: (hours) => `encore ${count(hours, 'heure', 'heures')}`,
  deviceHeading: 'Quelqu’un conteste\u202f?',
  deviceText: 'Regardez tous ces mots avant la fin de la manche.',
  verdictStands: (words, challenger, paid) =>
    `${words}, c’est valable\u00a0: ${challenger === undefined ? 'tu as' : `${challenger} a`} payé ${money(paid)}.`,
  verdictFalls: (words, seller, refund, paid) =>
    `${words}, c’est refusé\u00a0: ${seller === undefined ? 'tu as' : `${seller} a`} rendu ${money(refund)} et payé ${money(paid)}.`,
  verdictOwes: (debtor, sum) =>
    `${debtor === undefined ? 'Tu dois' : `${debtor} doit`} encore ${money(sum)} à la banque.`,
  voteTold: (yes, no) => `Le vote\u00a0: ${number(yes)} pour, ${number(no)} contre.`,
  voteStep: (word) => `${word} est-il valable\u202f?`,
  voteWait: (who) => `On attend le vote ${ofAll(who)}.`,
  voteOn: (seller, challenger, price) =>
    `Vendu par ${seller ?? 'toi'} pour ${money(price)}, contesté par ${challenger ?? 'toi'}.`,
  voteYes: 'Valable',
  voteNo: 'Non valable',
  votePass: 'S’abstenir',
  voteTie: 'En cas d’égalité, la contestation l’emporte. Ne pas voter, c’est s’abstenir.',
  voters: 'Les votes',
  ballots: { yes: 'valable', no: 'non valable', pass: 'abstention' },
  notYet: 'n’a pas encore voté',
};
