/** What options ask of each other; the first thing that cannot be played is told. */
import { languageOf } from '../../shared/dictionaries.ts';
import { hasTheme } from '../../shared/themes.ts';
import type { Options } from './options.ts';
import type { BuyWordRefusal } from './refusals.ts';
import { isFree, LEAST_VOTERS_AT_A_TABLE } from './variants/theme.ts';

/** BW-2.1: more play only with extended play. */
const MOST_WITHOUT_REFILL = 4;

type Rule = (options: Options, players: number) => BuyWordRefusal | undefined;

const RULES: readonly Rule[] = [
  ({ extended }, players) =>
    extended === null && players > MOST_WITHOUT_REFILL
      ? { code: 'needs-extended', most: MOST_WITHOUT_REFILL }
      : undefined,
  ({ auctions }, players) =>
    players === 1 && auctions !== 'off' ? { code: 'not-alone', option: 'auctions' } : undefined,
  ({ deals }, players) =>
    players === 1 && deals !== 'off' ? { code: 'not-alone', option: 'deals' } : undefined,
  ({ theme, dictionary }) => {
    const language = languageOf(dictionary);
    return typeof theme === 'string' && !hasTheme(language, theme)
      ? { code: 'theme-not-in-language', theme, language }
      : undefined;
  },
  ({ theme }, players) =>
    isFree(theme) && players < LEAST_VOTERS_AT_A_TABLE
      ? { code: 'theme-needs-players', least: LEAST_VOTERS_AT_A_TABLE }
      : undefined,
  ({ theme, judge }) =>
    isFree(theme) && judge !== 'challenge' ? { code: 'theme-needs-challenge' } : undefined,
  ({ extended }) =>
    extended !== null && extended.bags === null && extended.target === null
      ? { code: 'extended-endless' }
      : undefined,
  ({ extended }) =>
    extended?.refill === 'all' && extended.refillWhen === 'atOnce'
      ? { code: 'at-once-needs-sold' }
      : undefined,
  ({ extended, startMoney }) => {
    const target = extended?.target ?? null;
    return target !== null && target <= startMoney
      ? { code: 'target-too-low', target, startMoney }
      : undefined;
  },
];

/** Why options cannot be played together, if so. */
export const whyNotTogether: Rule = (options, players) => {
  for (const rule of RULES) {
    const why = rule(options, players);
    if (why !== undefined) return why;
  }
  return undefined;
};
