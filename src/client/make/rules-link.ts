/** Rules as a link: a table's wish, as far as it is not as usual, in the address. */
import { rowsOf, type TableForm } from '../../catalog/table-form.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { attempt } from '../base/attempt.ts';
import { fromBase64Url, toBase64Url } from '../base/base64-url.ts';
import { addressFor } from '../base/game-list.ts';
import {
  leanOptions,
  PATIENCE_SECONDS,
  SPECTATORS,
  seatsOf,
  type TableConfig,
  usualTable,
  WAYS,
  type Way,
} from './table-config.ts';

const WAY_PARAMETER = 'play';
const RULES_PARAMETER = 'o';
/** Longer rules, a pasted list say, stand behind the `#`: servers and proxies refuse long addresses, and never see that. */
const LONGEST_QUERY = 1500;
/** More than the longest lists that a table takes. */
const LONGEST_LINK = 500_000;

/** What stands in the address for a table: what is not as usual. */
export const formatConfig = (form: TableForm, config: TableConfig): string => {
  const { seats, spectators, patienceSeconds } = config;
  const usual = usualTable(form);
  const own = {
    ...leanOptions(form, config),
    ...(seats === usual.seats ? {} : { seats }),
    ...(spectators === usual.spectators ? {} : { spectators }),
    ...(patienceSeconds === usual.patienceSeconds ? {} : { patience: patienceSeconds }),
  };
  return toBase64Url(new TextEncoder().encode(JSON.stringify(own)));
};

const readJson = (text: string): unknown =>
  attempt(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(text))), undefined);

/** One of several values, the usual one where none is given; undefined where another is. */
const oneOf = <T>(values: readonly T[], given: unknown, usual: T): T | undefined =>
  given === undefined ? usual : values.find((value) => value === given);

type Unreadable = { readonly code: 'unreadable' };
const UNREADABLE = err<Unreadable>({ code: 'unreadable' });

/** The table that an address stands for; options that cannot be played together are for the page to explain. */
export const parseConfig = (form: TableForm, text: string): Result<TableConfig, Unreadable> => {
  const given = text.length > LONGEST_LINK ? undefined : readJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return UNREADABLE;
  const { seats: asked, spectators: watched, patience, ...wishes } = given as Record<string, unknown>;
  const usual = usualTable(form);
  const seats = oneOf(seatsOf(form), asked, usual.seats);
  const spectators = oneOf<TableConfig['spectators']>(SPECTATORS, watched, usual.spectators);
  const patienceSeconds = oneOf<number | null>(PATIENCE_SECONDS, patience, usual.patienceSeconds);
  if (seats === undefined || spectators === undefined || patienceSeconds === undefined) return UNREADABLE;
  const read = form.readOptions(wishes, seats);
  if (!read.ok) return UNREADABLE;
  // As they are played, but only those that were given.
  const options = Object.fromEntries(Object.keys(wishes).map((option) => [option, read.value[option]]));
  return ok({ seats, spectators, patienceSeconds, options });
};

/** What of an address stands for a table, and the way it is to be played; undefined where it says nothing of it. */
export const readLink = (
  search: string,
  hash: string,
): { readonly text: string | undefined; readonly way: Way } => {
  const query = new URLSearchParams(search);
  const text = query.get(RULES_PARAMETER) ?? new URLSearchParams(hash.slice(1)).get(RULES_PARAMETER);
  const way = WAYS.find((each) => each === query.get(WAY_PARAMETER)) ?? 'friends';
  return { text: text ?? undefined, way };
};

/** The address of the page that makes such a table. */
export const linkOf = (form: TableForm, config: TableConfig, way: Way = 'friends'): string => {
  const text = formatConfig(form, config);
  const isLong = text.length > LONGEST_QUERY;
  const query = new URLSearchParams({
    ...(way === 'friends' ? {} : { [WAY_PARAMETER]: way }),
    ...(isLong ? {} : { [RULES_PARAMETER]: text }),
  });
  const path = addressFor('/new', form.name, query.toString());
  return isLong ? `${path}#${RULES_PARAMETER}=${text}` : path;
};

/** Kinds of options that may hold long lists. */
const LISTS = ['words', 'theme'];

/** The address of the whole rules, with what is the table's own marked in them; lists too long for an address are left out. */
export const rulesPageOf = (form: TableForm, config: TableConfig): string => {
  const whole = formatConfig(form, config);
  const lists = rowsOf(form)
    .map(({ option }) => option)
    .filter((option) => LISTS.includes(form.boundsOf(option, {}, config.seats).kind));
  const short = Object.entries(config.options).filter(([option]) => !lists.includes(option));
  const text =
    whole.length > LONGEST_QUERY
      ? formatConfig(form, { ...config, options: Object.fromEntries(short) })
      : whole;
  return `/rules/${form.name}?${RULES_PARAMETER}=${text}`;
};
