import { BUYWORD } from '../games/buyword/buyword.ts';
import { createDealSource, type DealSource, type Setup, UNKNOWN_TILE } from '../games/buyword/deal-source.ts';
import type { Judge } from '../games/buyword/env.ts';
import type { Face } from '../games/buyword/events.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import { parseSetup } from '../games/buyword/start.ts';
import type { Actor } from '../games/core/game.ts';
import { startMatch } from '../games/core/match.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { parseAction } from './buyword-actions.ts';
import { type BuyWordTable, chanceLine, type LexiconStamp } from './buyword-record.ts';
import { parseRecordText, type RecordLine, type RecordText } from './record-text.ts';

/** What a record says that chance brought: who led, how many tiles there were, each roll, and the tiles in the order drawn. */
type Script = {
  readonly leader: number;
  readonly bagCount: number | undefined;
  readonly rolls: Face[];
  readonly order: string;
};

/** Turns lots, leader first, back into the order the tiles left the bag (BW-3.2). */
const interleave = (lots: readonly string[]): string => {
  let order = '';
  for (let i = 0; i < Math.max(0, ...lots.map((lot) => lot.length)); i++) {
    for (const lot of lots) order += lot[i] ?? '';
  }
  return order;
};

/** What chance and the judge can say. */
const CHANCE_LINE =
  /^(leads [0-7]|bag \d{1,4}|rolled (2|3|4|5|choice)|drew [0-7] [A-Z]+|(in)?valid \d{1,9})$/;

const badChanceLine = (lines: readonly RecordLine[], players: number): number => {
  return lines.findIndex(({ actor, text }) => {
    if (actor !== '*') return false;
    const [verb, first] = text.split(' ');
    return !CHANCE_LINE.test(text) || (verb === 'leads' && Number(first) >= players);
  });
};

const readScript = (lines: readonly RecordLine[]): Script => {
  let leader = 0;
  let bagCount: number | undefined;
  let order = '';
  let lots: string[] = [];
  const rolls: Face[] = [];
  for (const { actor, text } of lines) {
    const [verb, first = '', second = ''] = text.split(/\s+/);
    if (actor === '*' && verb === 'drew') {
      lots.push(second);
      continue;
    }
    order += interleave(lots);
    lots = [];
    if (actor !== '*') continue;
    if (verb === 'leads') leader = Number(first);
    if (verb === 'bag') bagCount = Number(first);
    if (verb === 'rolled') rolls.push(first === 'choice' ? 'choice' : (Number(first) as Face));
  }
  return { leader, bagCount, rolls, order: order + interleave(lots) };
};

type RecordedTurn = {
  readonly number: number;
  readonly actor: Actor;
  readonly text: string;
  readonly said: string[];
};

/** Actions in order, each with what chance and the judge said after it. */
const turnsOf = (lines: readonly RecordLine[]): RecordedTurn[] => {
  const turns: RecordedTurn[] = [];
  lines.forEach(({ actor, text }, i) => {
    if (actor === '*') turns.at(-1)?.said.push(text);
    else turns.push({ number: i + 1, actor: actor === '-' ? null : actor, text, said: [] });
  });
  return turns;
};

/** Headers that every record must have; the first that is missing or wrong is named. */
const readHeaders = ({
  headers,
}: RecordText): Result<
  { players: number; options: unknown; setup: Setup; lexicon: LexiconStamp },
  TextRefusal
> => {
  const bad = (header: string) => err({ code: 'record-bad-header', header } as const);
  if (headers.get('Game') !== 'buyword') return bad('Game');
  if (headers.get('Rules') !== String(BUYWORD.rulesVersion)) return bad('Rules');
  // Records of before the header had schema 1.
  if ((headers.get('Schema') ?? '1') !== String(BUYWORD.schemaVersion)) return bad('Schema');
  const lexicon = /^(\S+) sha256:([0-9a-f]{64})$/.exec(headers.get('Lexicon') ?? '');
  if (lexicon === null) return bad('Lexicon');
  const players = [...headers.keys()].filter((name) => /^Seat\d$/.test(name)).length;
  if (players === 0) return bad('Seat0');
  const readJson = (text: string | undefined): unknown => {
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch {
      return Number.NaN;
    }
  };
  const options = readJson(headers.get('Options'));
  if (typeof options !== 'object' || options === null) return bad('Options');
  const rolls = readJson(headers.get('Rolls'));
  const given = {
    ...(headers.has('Seed') ? { seed: headers.get('Seed') } : {}),
    ...(headers.has('Bag') ? { bag: headers.get('Bag') } : {}),
    ...(rolls === undefined ? {} : { rolls }),
  };
  const setup = Object.keys(given).length === 0 ? ok({}) : parseSetup({ seed: '', ...given }, players);
  if (!setup.ok) return bad('part' in setup.error ? setup.error.part : 'Seed');
  return ok({
    players,
    options,
    setup: given as Setup,
    lexicon: { name: lexicon[1] as string, sha256: lexicon[2] as string },
  });
};

/** Chance for a loaded game: what the record says, then the seed's, as long as the seed tells the same story. */
const dealFor = (script: Script, setup: Setup): DealSource => {
  const own = setup.seed === undefined && setup.bag === undefined ? undefined : createDealSource(setup);
  let order: string | undefined;
  let goesOn = false;
  const orderOf = (contents: string): string => {
    const seeded = own?.bagOrder(1, contents);
    goesOn = seeded?.startsWith(script.order) ?? false;
    return goesOn && seeded !== undefined
      ? seeded
      : script.order.padEnd(script.bagCount ?? contents.length, UNKNOWN_TILE);
  };
  return {
    firstLeader: () => script.leader,
    bagOrder: (_bag, contents) => {
      order ??= orderOf(contents);
      return order;
    },
    // Without a source of tiles that goes on, neither does the game.
    roll: (index) => script.rolls[index] ?? (goesOn ? own?.roll(index) : undefined),
  };
};

/**
 * Plays a record again, with chance and verdicts as it tells them, so that it gives the same game where generator or
 * dictionary have changed since. `judge` decides what comes after.
 */
export const loadBuyWordRecord = (
  text: string,
  judge: Judge,
): Result<BuyWordTable, TextRefusal | BuyWordRefusal> => {
  const parsed = parseRecordText(text);
  if (!parsed.ok) return parsed;
  const headers = readHeaders(parsed.value);
  if (!headers.ok) return headers;
  const { players, options, setup, lexicon } = headers.value;
  const { lines } = parsed.value;
  const bad = badChanceLine(lines, players);
  if (bad >= 0) return err({ code: 'record-bad-line', line: bad + 1 });
  /** While the record is played, the verdict it tells; afterwards the judge's. */
  let verdict: boolean | undefined = true;
  const env = {
    deal: dealFor(readScript(lines), setup),
    judge: { has: (word: string) => verdict ?? judge.has(word) },
  };
  const started = startMatch(BUYWORD, env, { players, options, setup });
  if (!started.ok) return started;
  const match = started.value;
  for (const { number, actor, text: typed, said } of turnsOf(lines)) {
    const action = parseAction(typed);
    if (!action.ok) return err({ code: 'record-bad-line', line: number });
    verdict = !said.some((each) => each.startsWith('invalid '));
    const acted = match.act(actor, action.value);
    if (!acted.ok) return acted;
    const happened = acted.value.flatMap((event) => chanceLine(event)?.text ?? []);
    if (happened.join('\n') !== said.join('\n')) return err({ code: 'record-mismatch', line: number });
  }
  verdict = undefined;
  const names = Array.from({ length: players }, (_, seat) => parsed.value.headers.get(`Seat${seat}`) ?? '');
  return ok({ match, setup, lexicon, rulesVersion: BUYWORD.rulesVersion, names });
};
