import { reflect, type TableMirror } from '../../protocol/table-mirror.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { t } from '../texts.ts';
import { readEarlier } from './earlier-events.ts';
import type { KeptDeeds } from './kept-deeds.ts';
import { createListGate } from './list-gate.ts';
import { createOutbox } from './outbox.ts';
import { inPageLanguage, type Told } from './told.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Without a word for so long the line is tried. */
const QUIET_MS = 25_000;
const DEFAULT_PAUSE_SECONDS = 2;
const FAILED = ' failed';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
export type Said = Extract<ServerMessage, { type: 'chat' }>;
/** A quick phrase by its name, or a text. */
export type Saying = { readonly phrase: string } | { readonly text: string };

export type LinkEvents = {
  readonly onTable: (mirror: TableMirror) => void;
  readonly onWelcome: (welcome: Welcome) => void;
  readonly onLine: (isUp: boolean) => void;
  /** How many actions wait to be answered. */
  readonly onWaiting: (count: number) => void;
  /** The server did not let us in: perhaps it does not know us any more. */
  readonly onTurnedAway: () => void;
  /** All sessions were ended from another device; the line is about to be cut. */
  readonly onSignedOut: (told: Told) => void;
  /** What was said at the table. */
  readonly onChat: (said: Said) => void;
  /** The table cannot be shown at all. */
  readonly onRefused: (told: Told) => void;
  /** Why the table is not shown: a list of words that it plays by has not come; undefined: no longer so. */
  readonly onListTrouble: (why: Told | undefined) => void;
  /** What an earlier visit had left was refused, and not done. */
  readonly onKeptRefused: (told: Told) => void;
};

/** What a table's link goes by beside the server. */
export type LinkParts = {
  /** What was done there and is not answered yet, past a reload. */
  readonly kept: KeptDeeds;
  /** Which game is on, and in which step, as it is shown. */
  readonly step: () => string;
};

export type TableLink = {
  /** Sends an action, under an id where it has one; it is sent again after the line was lost, and done once. */
  readonly act: (action: string, id?: string) => Promise<Result<null, Told>>;
  /** Says something at the table; not said again where the line is lost first. */
  readonly say: (saying: Saying) => Promise<Result<null, Told>>;
  /** Asks again for lists of words that did not come. */
  readonly retryLists: () => void;
  readonly close: () => void;
};

/** A line to one table that comes back by itself, and brings what was missed. */
export const openTableLink = (code: string, { kept, step }: LinkParts, events: LinkEvents): TableLink => {
  let mirror: TableMirror | undefined;
  let socket: WebSocket | undefined;
  let isWelcome = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const send = (message: unknown): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const outbox = createOutbox({
    send: (id, action) => send({ type: 'act', table: code, id, action }),
    kept,
    step,
    movedOn: () => ({ code: 'moved-on', message: t().online.movedOn }),
    onWaiting: events.onWaiting,
  });
  /** Whether the table was asked for and has not come yet: what waits to be sent goes by what it shows. */
  let isAsked = false;
  const watch = (): void => {
    isAsked = send({
      type: 'watch',
      table: code,
      ...(mirror === undefined ? {} : { version: mirror.version }),
    });
  };

  /** What an earlier visit has left is done before anything else; settles when that is over. */
  let isKeptSent: Promise<void> | undefined;
  const sendKept = async (): Promise<void> => {
    const why = await outbox.sendKept(kept.all());
    if (why !== undefined) events.onKeptRefused(why);
  };
  const catchUp = (): void => {
    isAsked = false;
    outbox.sendAll();
    isKeptSent ??= sendKept();
  };

  /** Whether the table has come that was asked for, and is yet to be shown. */
  let isAnswered = false;
  let shown: TableMirror | undefined;
  const showMirror = (): void => {
    if (mirror !== undefined && mirror !== shown) {
      shown = mirror;
      events.onTable(mirror);
      outbox.show(mirror.version);
    }
    if (isAnswered) catchUp();
    isAnswered = false;
  };
  /** The story of a long game is read before the table is shown, once; where it cannot be had, the table is shown without. */
  let read = '';
  const showOrRead = (next: TableMirror): void => {
    mirror = next;
    // Another game has begun, or none is missing: what is still being read is not wanted any more.
    if (next.earlier === null) read = '';
    const wanted = `${next.info.gameNumber} ${next.earlier}`;
    if (next.earlier === null || read === wanted + FAILED) showMirror();
    else if (read !== wanted) readStory(next, wanted);
  };
  const readStory = (next: TableMirror, wanted: string): void => {
    read = wanted;
    void readEarlier(next).then((told) => {
      if (read !== wanted || mirror === undefined || isClosed) return;
      read = told === undefined ? wanted + FAILED : '';
      if (told !== undefined) mirror = { ...mirror, earlier: null, events: [...told, ...mirror.events] };
      showMirror();
    });
  };

  const sayings = new Map<string, (answer: Result<null, Told>) => void>();
  const settleSaying = (id: string | undefined, answer: Result<null, Told>): boolean => {
    const settle = sayings.get(id ?? '');
    sayings.delete(id ?? '');
    settle?.(answer);
    return settle !== undefined;
  };
  const say: TableLink['say'] = (saying) =>
    new Promise((resolve) => {
      if (socket?.readyState !== WebSocket.OPEN)
        return resolve(err({ code: 'unreachable', message: t().online.lost }));
      const id = `say-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
      sayings.set(id, resolve);
      send({ type: 'say', table: code, id, ...saying });
    });

  const hearRefusal = (refused: Extract<ServerMessage, { type: 'refused' }>): void => {
    if (refused.code === 'too-many-requests' && !sayings.has(refused.id ?? '')) {
      // Not looked at, whatever it was: asked again when there is room.
      const { seconds = DEFAULT_PAUSE_SECONDS } = refused as { readonly seconds?: number };
      clearTimeout(pause);
      pause = setTimeout(watch, seconds * 1000);
      return;
    }
    const told = inPageLanguage(refused, mirror?.info.game);
    if (refused.code === 'signed-out') events.onSignedOut(told);
    if (settleSaying(refused.id, err(told))) return;
    if (!outbox.settle(refused.id, err(told)) && refused.table === code) events.onRefused(told);
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        retryMs = FIRST_RETRY_MS;
        isWelcome = true;
        events.onWelcome(message);
        events.onLine(true);
        watch();
        return;
      case 'accepted':
        outbox.accept(message.id, message.version);
        return;
      case 'refused':
        hearRefusal(message);
        return;
      case 'chat':
        if (message.table === code) events.onChat(message);
        return;
      case 'said':
        settleSaying(message.id, ok(null));
        return;
      case 'lobby':
      case 'pong':
        return;
      default: {
        if (message.table !== code) return;
        const next = reflect(mirror, message);
        if (message.type === 'table' && isAsked) isAnswered = true;
        if (next === 'gap') watch();
        else if (next !== undefined) showOrRead(next);
      }
    }
  };

  const gate = createListGate({ onMessage: hear, onTrouble: events.onListTrouble });

  /** A line that died without a word (a phone that slept) is found out by asking. */
  const listenOn = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      send({ type: 'ping' });
      quiet = setTimeout(() => socket?.close(), QUIET_MS);
    }, QUIET_MS);
  };

  const connect = (): void => {
    clearTimeout(timer);
    const opened = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/socket`);
    socket = opened;
    isWelcome = false;
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listenOn();
      gate.take(JSON.parse(data) as ServerMessage);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened || isClosed) return;
      socket = undefined;
      gate.clear();
      clearTimeout(quiet);
      // With the next line the story may come, too.
      if (read.endsWith(FAILED)) read = '';
      events.onLine(false);
      for (const id of [...sayings.keys()])
        settleSaying(id, err({ code: 'unreachable', message: t().online.lost }));
      if (!isWelcome) events.onTurnedAway();
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    });
  };

  /** Back from sleep or from a dead zone: at once rather than when the next try is due. */
  const wakeUp = (): void => {
    if (document.visibilityState === 'hidden' || isClosed) return;
    if (socket === undefined) {
      retryMs = FIRST_RETRY_MS;
      connect();
    } else send({ type: 'ping' });
  };
  /** The browser says that the line is down: no need to wait until that shows. */
  const giveUp = (): void => socket?.close();
  addEventListener('online', wakeUp);
  addEventListener('offline', giveUp);
  document.addEventListener('visibilitychange', wakeUp);
  connect();

  return {
    act: async (action, id) => {
      await isKeptSent;
      return outbox.add(action, id);
    },
    say,
    retryLists: gate.retry,
    close: () => {
      isClosed = true;
      gate.clear();
      clearTimeout(timer);
      clearTimeout(quiet);
      clearTimeout(pause);
      removeEventListener('online', wakeUp);
      removeEventListener('offline', giveUp);
      document.removeEventListener('visibilitychange', wakeUp);
      socket?.close();
    },
  };
};
