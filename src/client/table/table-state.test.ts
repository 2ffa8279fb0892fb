import { beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { ok } from '../../shared/result.ts';
import { fetchTexts, t } from '../base/texts.ts';
import type { StoredAction, StoredActions } from '../link/stored-actions.ts';
import type { LinkEvents, SentAction } from '../link/table-link.ts';
import { NO_SEAT } from './no-seat.ts';
import { createTableState, type TableOpening } from './table-state.ts';

type View = { readonly round: number };
type Why = { readonly code: 'too-late' };

const open = (opening: TableOpening) =>
  createTableState<View, string, string, Why>(
    {
      format: (action) => `do ${action}`,
      mayGoOn: (action) => action === 'on',
      step: ({ round }) => String(round),
    },
    opening,
  );

const mirrorOf = (version: number, you: number | null = 1): TableMirror => ({
  table: 'ABCD',
  version,
  info: {
    code: 'ABCD',
    game: 'buyword',
    capacity: 2,
    public: false,
    spectators: 'off',
    patienceSeconds: null,
    status: 'playing',
    gameNumber: 1,
    seats: ['Anne', 'Ben'].map((name) => ({ name, kind: 'person', gone: false })),
    host: null,
    next: null,
    rulesBefore: null,
    chat: 'off',
    wordFilter: false,
    startsAtMs: null,
  },
  you,
  seated: you,
  isHost: false,
  watching: 0,
  away: [],
  view: { round: 2 },
  earlier: null,
  events: ['began'],
  deadlines: { seats: [], windowMs: 5000 },
});

const sent: SentAction[] = [];
let heard: LinkEvents;
let isClosed = false;
const device = new Map<string, StoredAction>();
const stored: StoredActions = {
  all: () => [...device.values()],
  store: (action) => void device.set(action.id, action),
  forget: (id) => void device.delete(id),
};
/** A table that answers when it is told to. */
const SLOW: TableOpening = {
  openLink: (events) => {
    heard = events;
    isClosed = false;
    return {
      act: (action) => sent.push(action) > 0,
      close: () => {
        isClosed = true;
      },
    };
  },
  stored,
  replayAddress: ({ info }) => `/replay?table=${info.code}`,
  clockAheadMs: () => 1000,
};

beforeAll(fetchTexts);
beforeEach(() => {
  sent.length = 0;
  device.clear();
});

it('calls the person at the page “you”, and the others by their names', () => {
  const table = open(SLOW);
  heard.onTable(mirrorOf(1));
  expect(table.names.value).toEqual(['Anne', t().play.you]);
  heard.onTable(mirrorOf(1, null));
  expect([table.names.value, table.mySeat.value]).toEqual([['Anne', 'Ben'], NO_SEAT]);
});

it('shows what its link tells, by the clock of this device', () => {
  const table = open(SLOW);
  heard.onTable(mirrorOf(1));
  expect([table.view.value, table.events.value]).toEqual([{ round: 2 }, ['began']]);
  expect([table.windowEndsMs.value, table.replayAddress.value]).toEqual([4000, '/replay?table=ABCD']);
});

it('knows who of the game is away, and nobody while people sit in the room of the next', () => {
  const table = open(SLOW);
  const mirror = { ...mirrorOf(1), away: [0] };
  heard.onTable(mirror);
  expect(table.away.value).toEqual([0]);
  const next = { seats: mirror.info.seats, host: null, ready: [] };
  heard.onTable({ ...mirror, version: 2, info: { ...mirror.info, next } });
  expect(table.away.value).toEqual([]);
});

it('keeps why something was refused until something is done', async () => {
  const answers = [{ code: 'too-late', message: '' }, { code: 'paused', message: 'Paused.' }, undefined];
  const table = open(acceptingTable({ take: () => answers.shift() }));
  expect(await table.act('first')).toBe(false);
  // A host that speaks no language leaves it to the game to say why.
  expect(table.refusal.value).toMatchObject({ code: 'too-late' });
  expect(await table.act('second')).toBe(false);
  expect(table.refusal.value).toMatchObject({ code: 'told', why: { message: 'Paused.' } });
  expect(await table.act('third')).toBe(true);
  expect(table.refusal.value).toBeUndefined();
});

it('says that something must wait which cannot be done before the last is answered', async () => {
  const table = open(SLOW);
  void table.act('over');
  expect(table.acting.value).toBe(true);
  expect(await table.act('more')).toBe(false);
  expect(table.refusal.value).toEqual({ code: 'told', why: { message: t().online.waits } });
});

it('stores an action, as text, under its id until it is answered and shown', async () => {
  const table = open(SLOW);
  heard.onTable(mirrorOf(1));
  const done = table.act('bid');
  expect([...device.values()]).toMatchObject([{ action: 'do bid', step: '1 1 2' }]);
  expect(heard.onAnswer(sent[0]?.id ?? '', ok(2))).toBe(true);
  heard.onTable(mirrorOf(2));
  expect(await done).toBe(true);
  expect(device.size).toBe(0);
});

/** A scene that nobody waits for to end: only a skip ends it. */
const LONG_SCENE = { ms: 1e6, begin: () => () => {} };

/** A table at which something of ours has been done, and is still being seen. */
const rolling = () => {
  const table = open(SLOW);
  heard.onTable(mirrorOf(1));
  table.playScenes((fresh) => (fresh.includes('rolled') ? { before: [LONG_SCENE] } : {}));
  const done = table.act('roll');
  heard.onAnswer(sent[0]?.id ?? '', ok(2));
  heard.onTable({ ...mirrorOf(2), view: { round: 3 }, events: ['began', 'rolled'] });
  return { table, done };
};

it('neither shows nor tells what has happened before its scene has been seen', () => {
  const { table } = rolling();
  expect([table.view.value, table.events.value, table.told.value]).toEqual([
    { round: 2 },
    ['began'],
    ['began'],
  ]);
  expect(table.acting.value).toBe(true);
  table.scenes.skip();
  expect([table.view.value, table.told.value]).toEqual([{ round: 3 }, ['began', 'rolled']]);
  expect(table.acting.value).toBe(false);
});

it('takes a second tap while its scene is seen for a wish to see the end, and does nothing else', async () => {
  const { table, done } = rolling();
  expect(await table.act('roll')).toBe(false);
  expect([await done, sent.length, table.refusal.value]).toEqual([true, 1, undefined]);
  expect(table.view.value).toEqual({ round: 3 });
});

it('does at once what is done for the next step while a scene is seen', () => {
  const { table } = rolling();
  void table.act('buy');
  expect(sent.map(({ action }) => action)).toEqual(['do roll', 'do buy']);
});

it('shows everything as soon as it is no longer looked at, or by somebody else', () => {
  const { table } = rolling();
  heard.onTable({ ...mirrorOf(2, 0), view: { round: 3 }, events: ['began', 'rolled'] });
  expect([table.view.value, table.mySeat.value]).toEqual([{ round: 3 }, 0]);
});

it('asks the table about words, where it tells', async () => {
  expect(open(SLOW).judge('CAT')).toBeUndefined();
  expect(await open(acceptingTable({ says: 'off-theme' })).judge('CAT')).toBe('off-theme');
});

it('shows nothing more and does nothing once it is disposed of', async () => {
  const table = open(SLOW);
  heard.onTable(mirrorOf(1));
  table.dispose();
  expect([table.isOpen(), isClosed]).toEqual([false, true]);
  // What comes late is nobody's business.
  heard.onTable({ ...mirrorOf(2), view: { round: 3 } });
  expect(table.view.value).toEqual({ round: 2 });
  expect(await table.act('anything')).toBe(false);
  table.actQuietly('anything');
  expect(sent).toEqual([]);
});

it('is one of several: what is done at one is not seen at another', async () => {
  const [one, other] = [open(SLOW), open(acceptingTable({ take: () => ({ code: 'no', message: 'No.' }) }))];
  await other.act('anything');
  expect([one.refusal.value, other.refusal.value]).toEqual([
    undefined,
    { code: 'told', why: { code: 'no', message: 'No.' } },
  ]);
});
