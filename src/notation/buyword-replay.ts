import { BUYWORD } from '../games/buyword/buyword.ts';
import { createDealSource, type DealSource, type Setup, UNKNOWN_TILE } from '../games/buyword/deal-source.ts';
import type { Judge } from '../games/buyword/env.ts';
import type { GameEvent } from '../games/buyword/events.ts';
import { takeLetters } from '../games/buyword/letters.ts';
import { type Options, parseOptions } from '../games/buyword/options.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import { parseSetup } from '../games/buyword/start.ts';
import { startMatch } from '../games/core/match.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { ThemeName } from '../shared/themes.ts';
import { parseAction } from './buyword-actions.ts';
import { type BuyWordTable, chanceLine } from './buyword-record.ts';
import { readScript, type Script } from './buyword-script.ts';
import { badHeader, readFaces, readJson, readReseeded, readUsualHeaders } from './record-headers.ts';
import { parseRecordText, type RecordText } from './record-text.ts';
import type { LexiconStamp } from './recorded-table.ts';

type Headers = {
  readonly options: Options;
  readonly setup: Setup;
  readonly lexicon: LexiconStamp;
  readonly names: readonly string[];
};

/** Reads the headers that every record must have; the first that is missing or wrong is named. */
const readHeaders = (record: RecordText): Result<Headers, TextRefusal> => {
  const { headers } = record;
  const usual = readUsualHeaders(record, BUYWORD, parseOptions);
  if (!usual.ok) return usual;
  const players = usual.value.names.length;
  const rolls = readJson(headers.get('Rolls'));
  const given = {
    ...(headers.has('Seed') ? { seed: headers.get('Seed') } : {}),
    ...(headers.has('Bag') ? { bag: headers.get('Bag') } : {}),
    ...(rolls === undefined ? {} : { rolls }),
  };
  const setup = parseSetup({ seed: '', ...given }, players);
  if (!setup.ok) {
    const part = 'part' in setup.error ? setup.error.part : 'seed';
    return badHeader(part.charAt(0).toUpperCase() + part.slice(1));
  }
  return ok({
    ...usual.value,
    setup: given as Setup,
  });
};

/** Chance for a loaded game: what the record says, then the seed's, as long as the seed tells the same story. */
const dealFor = (script: Script, setup: Setup): { deal: DealSource; tellsChance: () => boolean } => {
  const own = setup.seed === undefined && setup.bag === undefined ? undefined : createDealSource(setup);
  let last: { readonly bag: number; readonly contents: string; readonly order: string } | undefined;
  let goesOn = false;
  let tellsAll = own !== undefined && script.rolls.every((face, index) => own.roll(index) === face);
  const orderOf = (bag: number, contents: string): string => {
    const seeded = own?.bagOrder(bag, contents);
    const told = script.orders[bag - 1] ?? '';
    goesOn = seeded?.startsWith(told) ?? false;
    tellsAll &&= goesOn;
    if (goesOn && seeded !== undefined) return seeded;
    const size = bag === 1 ? (script.bagCount ?? contents.length) : contents.length;
    // A record cannot draw from a later bag what was not put into it.
    const fits = bag === 1 || takeLetters(contents, told) !== undefined;
    return (fits ? told : '').padEnd(size, UNKNOWN_TILE);
  };
  const deal: DealSource = {
    firstLeader: (players) => script.leader ?? own?.firstLeader(players) ?? 0,
    bagOrder: (bag, contents) => {
      if (last?.bag !== bag || last.contents !== contents)
        last = { bag, contents, order: orderOf(bag, contents) };
      return last.order;
    },
    // Without a source of tiles that goes on, neither does the game.
    roll: (index) => script.rolls[index] ?? (goesOn ? own?.roll(index) : undefined),
  };
  return { deal, tellsChance: () => tellsAll };
};

/** Whether what happened is what the record says of chance and verdicts. */
const tellsTheSame = (events: readonly GameEvent[], said: readonly string[]): boolean => {
  let next = 0;
  for (const event of events) {
    const line = chanceLine(event);
    if (line !== undefined && line.text !== said[next++]) return false;
  }
  return next === said.length;
};

/**
 * Plays a record again, with chance and verdicts as it tells them, so that it gives the same game where generator or
 * dictionary have changed since. The judge of the table's dictionary decides what comes after.
 */
export const loadBuyWordRecord = (
  text: string,
  judgeFor: (dictionary: Options['dictionary']) => Judge,
): Result<BuyWordTable, TextRefusal | BuyWordRefusal> => {
  const parsed = parseRecordText(text);
  if (!parsed.ok) return parsed;
  const headers = readHeaders(parsed.value);
  if (!headers.ok) return headers;
  const { options, setup, lexicon, names } = headers.value;
  const players = names.length;
  const script = readScript(parsed.value.lines, players, options.tiles);
  if (!script.ok) return script;
  const judge = judgeFor(options.dictionary);
  /** While the record is played, the verdict it tells; afterwards the judge's. */
  let verdict: boolean | undefined = true;
  const { deal, tellsChance } = dealFor(script.value, setup);
  const env = {
    deal,
    judge: {
      has: (word: string) => verdict ?? judge.has(word),
      inTheme: (word: string, theme: ThemeName) => verdict ?? judge.inTheme(word, theme),
    },
  };
  const started = startMatch(BUYWORD, env, { players, options, setup });
  if (!started.ok) return started;
  const match = started.value;
  if (match.state.leader !== (script.value.leader ?? match.state.leader)) {
    return err({ code: 'record-mismatch', line: parsed.value.lines[0]?.row ?? 0 });
  }
  for (const { row, actor, text: typed, said } of script.value.turns) {
    const action = parseAction(typed);
    if (!action.ok) return err({ code: 'record-bad-line', line: row });
    verdict = !said.some((each) => each.startsWith('invalid '));
    const acted = match.act(actor, action.value);
    if (!acted.ok) return err({ code: 'record-mismatch', line: row });
    if (!tellsTheSame(acted.value, said)) return err({ code: 'record-mismatch', line: row });
  }
  verdict = undefined;
  const hasOwnBag = script.value.bagCount !== undefined || setup.bag !== undefined;
  const rulesVersion = BUYWORD.rulesVersion;
  return ok({
    match,
    setup,
    lexicon,
    rulesVersion,
    names,
    hasOwnBag,
    tellsChance: tellsChance(),
    ...readFaces(parsed.value, players),
    ...readReseeded(parsed.value),
  });
};
