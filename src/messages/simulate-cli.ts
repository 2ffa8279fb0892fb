import { SIMULATION_WORK, TABLE_WORK } from '../bots/levels.ts';
import type { Language } from '../shared/language.ts';
import { botList } from './characters.ts';
import { formatNumber, plural } from './wording.ts';

/** A game as the command line offers it: who can play, and whom only duels know. */
export type OfferedGame = {
  readonly name: string;
  readonly seats: { readonly from: number; readonly to: number };
  readonly baselines: readonly string[];
};

const namesOf = (games: readonly OfferedGame[]): string => games.map(({ name }) => name).join('|');

const playersOf = (games: readonly OfferedGame[]): string =>
  games.map(({ name, seats: { from, to } }) => `${name} ${from}–${to}`).join(', ');

const baselinesOf = (games: readonly OfferedGame[]): string =>
  games
    .filter(({ baselines }) => baselines.length > 0)
    .map(({ name, baselines }) => `${name} – ${baselines.join(', ')}`)
    .join(' / ');

/** Sentences of the command line `npm run simulate`. */
const en = {
  usage: (games: readonly OfferedGame[]) => `Usage: npm run simulate -- ${namesOf(games)} [options]

  --players NUMBER   how many players, by default as few as possible (${playersOf(games)})
  --games NUMBER     how many games (default 100)
  --bot NAME         ${botList}
  --against NAME     --bot against this one, each deal played from every seat; shows the gain. With --players 3,
                     against two of them (also against ${baselinesOf(games)})
  --matches          with --against: whole games to the end instead of single deals
  --bots NAME,NAME…  one bot per seat at one table; they move on one seat each game
  --work NUMBER      how long a bot may think about a decision (default ${SIMULATION_WORK}; at tables ${TABLE_WORK})
  --threads NUMBER   how many games at a time (default: one per core)
  --seed TEXT        the same seed, the same games (default 1)
  --keep FILE        keeps what each game came to in this file; games that stand there are not played again
  --options JSON     the table's options, such as '{"tileLimit":null}'
  --lang en|fr       the language of these sentences
  --json             for programs`,
  badOption: (option: string) => `The option ${option} is unknown, or its value is missing or not expected.`,
  badNumber: (option: string, from: number, to: number, text: string) =>
    `${option} takes a whole number from ${formatNumber('en', from)} to ${formatNumber('en', to)}, not "${text}".`,
  badJson: '--options takes JSON, such as \'{"tileLimit":null}\'.',
  unknownGame: (game: string, known: readonly string[]) =>
    `There is no game "${game}"; the games are ${known.join(', ')}.`,
  unknownBot: (bot: string, known: readonly string[]) =>
    `There is no bot "${bot}" here; the bots are ${known.join(', ')}.`,
  botsAlone: '--bots names everyone at the table; use it without --bot, --against and --players.',
  badSeats: (from: number, to: number, named: number) =>
    `--bots takes ${from} to ${to} names separated by commas, not ${named}.`,
  matchesAgainst: '--matches needs --against.',
  otherGames: (file: string) => `${file} is not of such games; --keep needs a file of its own.`,
  duelTitle: (
    game: string,
    games: number,
    whole: boolean,
    bot: string,
    against: string,
    rivals: number,
    seed: string,
  ) => {
    const [one, many] = whole ? ['match', 'matches'] : ['deal', 'deals'];
    const others = rivals === 1 ? against : `${rivals} × ${against}`;
    return `${game}: ${bot} against ${others}, ${formatNumber('en', games)} ${plural('en', games, one, many)}, seed ${seed}`;
  },
  gain: 'gain',
  wins: 'won',
  title: (game: string, games: number, players: number, bot: string, seed: string) =>
    `${game}: ${formatNumber('en', games)} ${plural('en', games, 'game', 'games')}, ${players} ${plural('en', players, 'player', 'players')}, bot ${bot}, seed ${seed}`,
  mean: 'mean',
  deviation: 'std. deviation',
  quantiles: {
    min: 'min',
    p5: '5 %',
    p25: '25 %',
    median: 'median',
    p75: '75 %',
    p95: '95 %',
    max: 'max',
  },
  words: 'words per game',
  took: (seconds: string, each: string, work: number) =>
    `${formatNumber('en', work)} ${plural('en', work, 'unit', 'units')} of work a decision; ${seconds} s in total, ${each} ms per game.`,
};

export type SimulateMessages = typeof en;

const fr: SimulateMessages = {
  usage: (games) => `Usage\u00a0: npm run simulate -- ${namesOf(games)} [options]

  --players NOMBRE   nombre de joueurs, le minimum par défaut (${playersOf(games)})
  --games NOMBRE     nombre de parties (100 par défaut)
  --bot NOM          ${botList}
  --against NOM      --bot contre celui-là, chaque donne jouée de toutes les places\u202f; donne son gain. Avec --players 3,
                     contre deux d’entre eux (aussi contre ${baselinesOf(games)})
  --matches          avec --against\u00a0: des parties entières au lieu de donnes isolées
  --bots NOM,NOM…    un robot par place à la même table\u202f; ils se décalent d’une place à chaque partie
  --work NOMBRE      calcul permis à un robot par choix (${SIMULATION_WORK} par défaut\u202f; ${TABLE_WORK} aux tables)
  --threads NOMBRE   nombre de parties à la fois (par défaut\u00a0: une par cœur)
  --seed TEXTE       même graine, mêmes parties (1 par défaut)
  --keep FICHIER     note le résultat de chaque partie dans ce fichier\u202f; celles qui y sont ne sont pas rejouées
  --options JSON     les options de la table, par exemple '{"tileLimit":null}'
  --lang en|fr       la langue de ces phrases
  --json             pour les programmes`,
  badOption: (option) => `L’option ${option} est inconnue, sans valeur, ou en a une de trop.`,
  badNumber: (option, from, to, text) =>
    `${option} demande un nombre entier de ${formatNumber('fr', from)} à ${formatNumber('fr', to)}, pas «\u00a0${text}\u00a0».`,
  badJson: '--options demande du JSON, par exemple \'{"tileLimit":null}\'.',
  unknownGame: (game, known) =>
    `Le jeu «\u00a0${game}\u00a0» n’existe pas. Jeux disponibles\u00a0: ${known.join(', ')}.`,
  unknownBot: (bot, known) =>
    `Le robot «\u00a0${bot}\u00a0» n’existe pas ici. Robots disponibles\u00a0: ${known.join(', ')}.`,
  botsAlone: '--bots désigne toute la table\u00a0: il exclut --bot, --against et --players.',
  badSeats: (from, to, named) =>
    `--bots demande de ${from} à ${to} noms séparés par des virgules, pas ${named}.`,
  matchesAgainst: '--matches demande --against.',
  otherGames: (file) => `${file} n’est pas celui de ces parties\u202f; --keep demande un fichier à part.`,
  duelTitle: (game, games, whole, bot, against, rivals, seed) => {
    const [one, many] = whole ? ['partie', 'parties'] : ['donne', 'donnes'];
    const others = rivals === 1 ? against : `${rivals} × ${against}`;
    return `${game}\u00a0: ${bot} contre ${others}, ${formatNumber('fr', games)} ${plural('fr', games, one, many)}, graine ${seed}`;
  },
  gain: 'gain',
  wins: 'gagnées',
  title: (game, games, players, bot, seed) =>
    `${game}\u00a0: ${formatNumber('fr', games)} ${plural('fr', games, 'partie', 'parties')}, ${players} ${plural('fr', players, 'joueur', 'joueurs')}, robot ${bot}, graine ${seed}`,
  mean: 'moyenne',
  deviation: 'écart type',
  quantiles: {
    min: 'minimum',
    p5: '5\u00a0%',
    p25: '25\u00a0%',
    median: 'médiane',
    p75: '75\u00a0%',
    p95: '95\u00a0%',
    max: 'maximum',
  },
  words: 'mots par partie',
  took: (seconds, each, work) =>
    `${formatNumber('fr', work)} ${plural('fr', work, 'unité', 'unités')} de calcul par choix\u202f; ${seconds} s en tout, ${each} ms par partie.`,
};

export const simulateMessages: Readonly<Record<Language, SimulateMessages>> = { en, fr };
