import { beforeEach, expect, it, vi } from 'vitest';
import { savedGame } from '../../../test/support/saved-game.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { NO_STANDING } from '../saves/saved-game.ts';
import type { Keeper, KeptAs } from './keeping.ts';
import type { HostMessage, HostRequest, Opening } from './play-protocol.ts';
import { openWorkerLink, type WorkerEvents } from './worker-link.ts';

const GAME = savedGame({ people: ['Ann', 'Bob'] });

/** One end of a channel by which messages arrive at once. */
class QuickPort {
  other: QuickPort | undefined;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  readonly heard: unknown[] = [];
  postMessage(data: unknown): void {
    this.other?.heard.push(data);
    this.other?.onmessage?.({ data });
  }
  close(): void {
    this.onmessage = undefined;
  }
}

class QuickChannel {
  readonly port1 = new QuickPort();
  readonly port2 = Object.assign(new QuickPort(), { other: this.port1 });
  constructor() {
    this.port1.other = this.port2;
  }
}

/** A worker that does nothing by itself. */
class QuietWorker extends EventTarget {
  static started: QuietWorker[] = [];
  readonly openings: { readonly opening: Opening; readonly port: QuickPort }[] = [];
  constructor() {
    super();
    QuietWorker.started.push(this);
  }
  postMessage(opening: Opening, [port]: readonly [QuickPort]): void {
    this.openings.push({ opening, port });
  }
  terminate(): void {}
}

const lastWorker = (): QuietWorker => QuietWorker.started.at(-1) as QuietWorker;
const lastOpened = () => lastWorker().openings.at(-1);
/** What the worker was asked last. */
const lastAsked = () => lastOpened()?.port.heard.at(-1) as HostRequest;

const tell = (...sent: HostMessage[]): void => lastOpened()?.port.postMessage(sent);

const told = (viewer: number | null, message: ServerMessage): HostMessage => ({
  kind: 'told',
  viewer,
  message,
});
const whole = (viewer: number | null): HostMessage =>
  told(viewer, {
    type: 'table',
    table: 'a',
    version: 0,
    info: {} as TableMirror['info'],
    you: viewer,
    seated: viewer,
    isHost: false,
    watching: 0,
    away: [],
    view: { seenBy: viewer },
    since: null,
    earlier: null,
    events: [],
    deadlines: { seats: [], windowMs: null },
  });
const update = (version: number): HostMessage =>
  told(0, { type: 'update', table: 'a', version, events: [`event ${version}`], view: {} });
const progress: HostMessage = {
  kind: 'progress',
  progress: { standing: NO_STANDING, playedMs: 1, opening: [], turn: { actor: 0, action: {}, events: [] } },
};

const runOn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const open = (keepProgress?: Keeper['keepProgress']) => {
  const happened: string[] = [];
  let holder: number | null = 0;
  const events: WorkerEvents = {
    onTable: ({ version, you }) => void happened.push(`shown ${version} to ${you}`),
    onAnswer: (id, answer) => happened.push(`${id} ${answer.ok ? 'done' : answer.error.code}`) > 0,
    onCaughtUp: () => void happened.push('caught up'),
    onKept: ({ turnCount }) => void happened.push(`kept ${turnCount}`),
    onOvertaken: () => void happened.push('overtaken'),
    onFailed: ({ code }) => void happened.push(code),
  };
  const link = openWorkerLink(
    {
      game: GAME,
      paceMs: 0,
      ...(keepProgress === undefined ? {} : { keepProgress }),
      holder: () => holder,
    },
    events,
  );
  const handTo = (seat: number | null): void => {
    holder = seat;
    link.showAgain();
  };
  return { link, happened, handTo };
};

beforeEach(() => {
  vi.stubGlobal('Worker', QuietWorker);
  vi.stubGlobal('MessageChannel', QuickChannel);
});

it('shows the table to who holds the device, and is caught up with the first', async () => {
  const { happened, handTo } = open();
  expect(lastOpened()?.opening).toMatchObject({ game: { id: 'a' } });
  tell(whole(0), whole(1), whole(null));
  await runOn();
  expect(happened).toEqual(['shown 0 to 0', 'caught up']);
  handTo(null);
  handTo(1);
  expect(happened.slice(2)).toEqual(['shown 0 to null', 'shown 0 to 1']);
});

it('tells and shows what has happened once it is kept, in its order', async () => {
  const keeping: ((how: KeptAs) => void)[] = [];
  const { happened } = open((saved) => ({
    saved: { ...saved, turnCount: saved.turnCount + 1 },
    kept: new Promise((resolve) => keeping.push(resolve)),
  }));
  tell(whole(0));
  tell(told(0, { type: 'accepted', id: 'one', table: 'a', version: 1 }), progress, update(1));
  tell(progress, update(2));
  await runOn();
  expect(happened).toEqual(['shown 0 to 0', 'caught up']);
  keeping[1]?.('kept');
  await runOn();
  expect(happened).toHaveLength(2);
  keeping[0]?.('kept');
  await runOn();
  expect(happened.slice(2)).toEqual(['kept 1', 'one done', 'shown 1 to 0', 'kept 2', 'shown 2 to 0']);
});

it('shows nothing that another window has overtaken', async () => {
  const { happened } = open((saved) => ({ saved, kept: Promise.resolve('overtaken') }));
  tell(whole(0));
  tell(told(0, { type: 'accepted', id: 'one', table: 'a', version: 1 }), progress, update(1));
  await runOn();
  expect(happened.slice(2)).toEqual(['kept 0', 'overtaken']);
});

it('sends actions as a server would get them, for who holds the device or another who sits there', () => {
  const { link, happened, handTo } = open();
  expect(link.act({ id: 'one', action: 'roll' })).toBe(false);
  expect(lastAsked()).toEqual({
    kind: 'act',
    seat: 0,
    message: { type: 'act', table: 'a', id: 'one', action: 'roll' },
  });
  link.act({ id: 'two', action: 'waive', seat: 1 });
  expect(lastAsked()).toMatchObject({ seat: 1 });
  handTo(null);
  link.act({ id: 'three', action: 'roll' });
  expect(happened).toEqual(['three bad-action']);
});

it('asks what is to be said of words', async () => {
  const { link } = open();
  const said = link.judge?.('CAT');
  const sent = lastAsked();
  if (sent.kind === 'judge') tell({ kind: 'judged', id: sent.id, judgement: 'good' });
  expect(await said).toBe('good');
});

it('says that it failed, starts anew after a breakdown, and hears nothing more once closed', async () => {
  const { happened } = open();
  tell({ kind: 'failed', error: { code: 'words-broken' } });
  lastWorker().dispatchEvent(new Event('error'));
  expect(happened).toEqual(['words-broken', 'words-unreachable']);
  const started = QuietWorker.started.length;
  const again = open();
  expect(QuietWorker.started).toHaveLength(started + 1);
  again.link.close();
  expect(lastAsked()).toEqual({ kind: 'close' });
  tell(whole(0));
  await runOn();
  expect(again.happened).toEqual([]);
});
