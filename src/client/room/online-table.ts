import { batch, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { addressOfTableReplay } from '../base/replay-addresses.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { storedActionsOf } from '../link/stored-actions.ts';
import type { LinkEvents } from '../link/table-link.ts';
import { doAtTable, readReasonsOf, type TableVerb } from '../online/api.ts';
import { askWhoIAm, sayName } from '../online/identity.ts';
import { inGame } from '../online/in-game.ts';
import { createRetries } from '../online/retries.ts';
import { isStale, type ServerError } from '../online/server-error.ts';
import { openSocketLink, type Saying, type SocketLink } from '../online/socket-link.ts';
import { hearOfServer } from '../online/version.ts';
import { readWholeTable } from '../online/word-lists.ts';
import { noteKnown } from '../saves/known-games.ts';
import { surfaceOf } from '../table/client-game.ts';
import type { OpenTable } from '../table/table-state.ts';
import { toast } from '../ui/toast-state.ts';
import { createChat } from './chat-state.ts';

/** How far one has come: who one is, and the line to the table. */
export type ConnectionState = 'asking' | 'naming' | 'linking' | 'linked' | 'unreachable';

/** Why something could not be read that may well be read a moment later. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'too-many-requests']);

const sayUntilUnderstood = (said: Spoken): void =>
  void toast(said, { label: spoken(() => t().ui.understood), onClick: () => {} });

/** Goes to a table of the server, until it is disposed of. */
export const openOnlineTable = (code: string) => {
  const connectionState = signal<ConnectionState>('asking');
  const mirror = signal<TableMirror | undefined>(undefined);
  /** What a table tells to somebody who has no name yet. */
  const preview = signal<TableInfo | undefined>(undefined);
  const isLineUp = signal(true);
  /** How many actions are on their way. */
  const actionsWaiting = signal(0);
  /** How far the server's clock is ahead of ours. */
  const clockAheadMs = signal(0);
  /** Why the page cannot show the table, or why the last thing asked was refused. */
  const told = signal<ServerError | undefined>(undefined);
  /** Why a list of words that the table plays by has not come; until it does, nothing new is shown. */
  const listTrouble = signal<ServerError | undefined>(undefined);

  /** The table, as soon as it is known which game is played there … */
  const table = signal<OpenTable | undefined>(undefined);
  /** … and what is said at it. */
  const chat = createChat();

  const stored = storedActionsOf(code);
  let isLeft = false;
  let link: SocketLink | undefined;
  /** What the table hears of the link. */
  let heard: LinkEvents | undefined;
  /** Whether a seat is to be taken as soon as the table is seen: not before, lest one seem away at once. */
  let wantsSeat = false;
  /** What is said if this browser turns out to be one of those that were signed out. */
  let signedOut: ServerError | undefined;

  const readReasons = async (): Promise<readonly ToldReason[] | undefined> => {
    const read = await readReasonsOf(code);
    return read.ok ? read.value.reasons : undefined;
  };

  /** Does something around the game; a refusal is kept to be shown. */
  const doHere = async (verb: TableVerb, body: Record<string, unknown> = {}): Promise<void> => {
    const done = await doAtTable(code, verb, body);
    told.value = done.ok ? undefined : done.error;
  };

  /** Cuts the line, and takes what was seen of a game off the table. */
  const unlink = (): void => {
    link?.close();
    link = undefined;
    table.peek()?.dispose();
    table.value = undefined;
    heard = undefined;
    inGame.value = false;
  };

  /** Puts the game on its table: from now on one acts there by the link. */
  const openTable = (by: SocketLink, { info }: TableMirror): OpenTable =>
    surfaceOf(info.game).openTable({
      openLink: (events) => {
        heard = events;
        return by;
      },
      stored,
      storedAs: code,
      replayAddress: ({ info: { gameNumber } }) => addressOfTableReplay(code, gameNumber),
      finishedAs: ({ you, info: { gameNumber } }) => (you === null ? undefined : `${code} ${gameNumber}`),
      readReasons,
      clockAheadMs: () => clockAheadMs.peek(),
      onPending: (count) => {
        actionsWaiting.value = count;
      },
      onLeftRefused: (why) => sayUntilUnderstood(spoken(() => t().online.keptRefused(why.message))),
    });

  const show = (next: TableMirror): void => {
    batch(() => {
      if (link !== undefined) table.value ??= openTable(link, next);
      mirror.value = next;
      inGame.value = next.info.status === 'playing' || next.info.status === 'paused';
      if (inGame.value && next.you !== null) noteKnown(next.info.game);
      connectionState.value = 'linked';
      heard?.onTable(next);
    });
    if (wantsSeat && next.you === null) void doHere('sit');
    wantsSeat = false;
  };

  const openLink = (): void => {
    connectionState.value = 'linking';
    unlink();
    link = openSocketLink(code, {
      onTable: show,
      // What concerns the table as a whole is told above it, the rest where it was tried.
      onAnswer: (id, answer) => {
        if (!answer.ok && isStale(answer.error)) told.value = answer.error;
        return heard?.onAnswer(id, answer) === true;
      },
      onCaughtUp: () => heard?.onCaughtUp(),
      onWelcome: ({ server, nowMs }) => {
        hearOfServer(server);
        signedOut = undefined;
        clockAheadMs.value = nowMs - Date.now();
      },
      onLine: (isUp) => {
        isLineUp.value = isUp;
      },
      onTurnedAway: () => void findOutWhy(),
      onSignedOut: (why) => {
        signedOut = why;
      },
      onChat: chat.hear,
      onListTrouble: (why) => {
        listTrouble.value = why;
      },
      onRefused: (why) => {
        told.value = why;
        // Sent away: what was seen of the table is not shown any longer.
        if (why.code === 'not-welcome') mirror.value = undefined;
      },
    });
  };

  /** Without a cookie no line comes up, however often it is tried: then one says one's name anew. */
  const findOutWhy = async (): Promise<void> => {
    const known = await askWhoIAm();
    if (isLeft || !known.ok || known.value !== null) return;
    // Whoever looks at this device now is not the player whose hand was shown.
    chat.forget();
    unlink();
    mirror.value = undefined;
    if (signedOut !== undefined) sayUntilUnderstood(signedOut);
    signedOut = undefined;
    await askForName();
  };

  const failToReach = (): void => {
    connectionState.value = 'unreachable';
    retries.later();
  };

  const askForName = async (): Promise<void> => {
    const read = await readWholeTable(code);
    if (isLeft) return;
    batch(() => {
      isLineUp.value = true;
      if (!read.ok && PASSING.has(read.error.code)) {
        failToReach();
        return;
      }
      connectionState.value = read.ok ? 'naming' : 'asking';
      if (read.ok) preview.value = read.value.info;
      else told.value = read.error;
    });
  };

  /** Finds out who one is, then goes on to the table; who has no name yet is asked for one. */
  const approach = async (): Promise<void> => {
    told.value = undefined;
    const known = await askWhoIAm();
    // Left meanwhile, or come in by another try.
    if (isLeft || (connectionState.peek() !== 'asking' && connectionState.peek() !== 'unreachable')) return;
    if (!known.ok) {
      failToReach();
      return;
    }
    retries.worked();
    if (known.value === null) await askForName();
    else openLink();
  };

  const retries = createRetries(() => void approach());
  void approach();

  return {
    table,
    chat,
    connectionState,
    mirror,
    preview,
    isLineUp,
    actionsWaiting,
    clockAheadMs,
    told,
    listTrouble,
    /** Tries at once what is tried again by itself later. */
    approachNow: (): void => {
      connectionState.value = 'asking';
      void approach();
    },
    doHere,
    /** Whether something was done here that the server has not answered, in an earlier visit perhaps. */
    hasPendingActions: (): boolean => stored.all().length > 0,
    /** Says one's name, takes a seat where one is wanted, and goes on to the table. */
    enterAs: async (name: string, wants: 'seat' | 'look'): Promise<void> => {
      const named = await sayName(name);
      told.value = named.ok ? undefined : named.error;
      if (!named.ok || isLeft) return;
      wantsSeat = wants === 'seat';
      openLink();
    },
    /** Says something at the table; a refusal comes back. */
    say: async (saying: Saying): Promise<ServerError | undefined> => {
      const said = await link?.say(saying);
      return said?.ok === false ? said.error : undefined;
    },
    /** Asks again for a list of words that has not come. */
    retryLists: (): void => link?.retryLists(),
    dispose: (): void => {
      isLeft = true;
      retries.stop();
      unlink();
    },
  };
};

/** A table of the server that one has gone to. */
export type OnlineTable = ReturnType<typeof openOnlineTable>;

const RoomContext = createContext<OnlineTable | undefined>(undefined);
export const RoomProvider = RoomContext.Provider;

/** The table of the server that the page is at. */
export const useRoom = (): OnlineTable => {
  const room = useContext(RoomContext);
  if (room === undefined) throw new Error('no table of the server is open here');
  return room;
};
