import type { Judgement } from '../../catalog/game-module.ts';
import type { Viewer } from '../../games/core/seat.ts';
import { reflect, type TableMirror } from '../../protocol/table-mirror.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { err, ok } from '../../shared/result.ts';
import { steadyWorker } from '../base/steady-worker.ts';
import type { LinkEvents, TableLink } from '../link/table-link.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import type { Keeper, KeptAs } from './keeping.ts';
import type { GameProgress, HostMessage, HostRequest, Opening, TableError } from './play-protocol.ts';

/** The one worker of the page that hosts games, and keeps the words it has read. */
const hostWorker = steadyWorker(
  () => new Worker(new URL('./play-worker.ts', import.meta.url), { type: 'module' }),
);

export type WorkerEvents = LinkEvents & {
  /** What has happened so far is kept. */
  readonly onKept: (saved: SavedGame) => void;
  /** Another window of ours has played on: what it has kept is the game now. */
  readonly onOvertaken: () => void;
  /** The game could not be opened, or its worker broke down. */
  readonly onFailed: (why: TableError) => void;
};

type WorkerParts = {
  readonly game: SavedGame;
  readonly paceMs: number;
  /** Keeps what happens; left out for a lesson, which is not kept. */
  readonly keepProgress?: Keeper['keepProgress'];
  /** Who holds the device; null between two who share it. */
  readonly holder: () => Viewer;
};

/** The way to a game of this device. */
export type WorkerLink = TableLink & {
  /** Shows the table to who holds the device now. */
  readonly showAgain: () => void;
  /** Bots no longer seem to think. */
  readonly hurry: () => void;
};

/**
 * A link to the worker that hosts a game of this device. What has happened is shown in its order, and once it has been kept: what one has
 * seen, a page that is left cannot lose.
 */
export const openWorkerLink = (
  { game, paceMs, keepProgress, holder }: WorkerParts,
  events: WorkerEvents,
): WorkerLink => {
  let saved = game;
  const whileOpen = new AbortController();
  let isCaughtUp = false;
  let showing: Promise<unknown> = Promise.resolve();
  /** What each person at the device sees, and who only looks on. */
  const mirrors = new Map<Viewer, TableMirror>();
  const judging = new Map<number, (judgement: Judgement | undefined) => void>();
  let lastAsked = 0;

  const showAgain = (): void => {
    const mirror = mirrors.get(holder()) ?? mirrors.get(null);
    if (mirror !== undefined) events.onTable(mirror);
  };

  /** Takes in what somebody is told; whether it is about the table as they see it. */
  const hear = (viewer: Viewer, message: ServerMessage): boolean => {
    if (message.type === 'accepted') events.onAnswer(message.id, ok(message.version));
    else if (message.type === 'refused') events.onAnswer(message.id ?? '', err(message));
    else {
      const next = reflect(mirrors.get(viewer), message);
      // A worker leaves nothing out.
      if (next === 'gap' || next === undefined) throw new Error('the worker has left something out');
      mirrors.set(viewer, next);
      return true;
    }
    return false;
  };

  const hearAll = (messages: readonly HostMessage[]): void => {
    const isNew = messages
      .map((each) => each.kind === 'told' && hear(each.viewer, each.message))
      .includes(true);
    if (isNew) showAgain();
    if (isNew && !isCaughtUp) {
      isCaughtUp = true;
      events.onCaughtUp();
    }
  };

  const keep = (progress: GameProgress | undefined): Promise<KeptAs> => {
    if (keepProgress === undefined || progress === undefined) return Promise.resolve('kept');
    const keeping = keepProgress(saved, progress);
    saved = keeping.saved;
    return keeping.kept;
  };

  /** Keeps what has happened, then tells and shows it. */
  const takeIn = async (messages: readonly HostMessage[], before: Promise<unknown>): Promise<void> => {
    const progress = messages.find((each) => each.kind === 'progress')?.progress;
    const keeping = keep(progress);
    const now = saved;
    const how = await keeping;
    await before;
    if (keepProgress !== undefined && progress !== undefined) events.onKept(now);
    if (whileOpen.signal.aborted) return;
    if (how === 'overtaken') events.onOvertaken();
    else hearAll(messages);
  };

  const takeAll = (messages: readonly HostMessage[]): void => {
    for (const each of messages) {
      if (each.kind === 'failed') events.onFailed(each.error);
      if (each.kind !== 'judged') continue;
      judging.get(each.id)?.(each.judgement);
      judging.delete(each.id);
    }
    // Where something cannot be shown, what comes after it still is.
    showing = takeIn(messages, showing).catch((cause: unknown) => reportError(cause));
  };

  const worker = hostWorker();
  for (const kind of ['error', 'messageerror'])
    worker.addEventListener(kind, () => events.onFailed({ code: 'words-unreachable' }), whileOpen);
  // All that is said of this game comes and goes by a port of its own.
  const { port1: port, port2: itsPort } = new MessageChannel();
  const post = (request: HostRequest): void => port.postMessage(request);
  port.onmessage = ({ data }: MessageEvent<readonly HostMessage[]>) => takeAll(data);
  worker.postMessage({ game, paceMs } satisfies Opening, [itsPort]);

  return {
    act: ({ id, action, seat = holder() }) => {
      if (seat === null) events.onAnswer(id, err({ code: 'bad-action', message: '' }));
      else post({ kind: 'act', seat, message: { type: 'act', table: game.id, id, action } });
      // What is not kept by then goes with the page.
      return false;
    },
    judge: (word) =>
      new Promise((resolve) => {
        lastAsked += 1;
        judging.set(lastAsked, resolve);
        post({ kind: 'judge', id: lastAsked, word });
      }),
    showAgain,
    hurry: () => post({ kind: 'hurry' }),
    close: () => {
      whileOpen.abort();
      post({ kind: 'close' });
      port.close();
    },
  };
};
