import { batch, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { listedGame } from '../base/game-list.ts';
import { addressOfTableReplay } from '../base/replay-addresses.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { NOTHING_STORED, storedActionsOf } from '../link/stored-actions.ts';
import type { LinkEvents } from '../link/table-link.ts';
import { rulesChangeSentence } from '../make/rules-changes.tsx';
import { type Answer, doAtTable, type Me, readReasonsOf, type TableVerb } from '../online/api.ts';
import { askWhoIAm, recover, sayName } from '../online/identity.ts';
import { inGame } from '../online/in-game.ts';
import { createRetries } from '../online/retries.ts';
import { isStale, type ServerError } from '../online/server-error.ts';
import type { LineFor } from '../online/server-line.ts';
import { openSocketLink, type Saying, type SocketLink } from '../online/socket-link.ts';
import { hearOfServer } from '../online/version.ts';
import { readWholeTable } from '../online/word-lists.ts';
import { noteKnown } from '../saves/known-games.ts';
import { c } from '../social/texts.ts';
import { callToTurn } from '../table/call-to-turn.ts';
import { surfaceOf } from '../table/client-game.ts';
import type { OpenTable } from '../table/table-state.ts';
import { toast } from '../ui/toast-state.ts';
import { createChat } from './chat-state.ts';
import { createMovingOn } from './moving-on.ts';
import { waitsForMe } from './waits-for-me.ts';

/** How far one has come: who one is, and the line to the table. */
export type ConnectionState = 'asking' | 'naming' | 'linking' | 'linked' | 'unreachable';

/** Whether somebody without a name is shown a table at once: a game is on, or over and no seat is free for the next, and there may be spectators. */
const isShownAtOnce = ({ status, spectators, next }: TableInfo): boolean =>
  status !== 'open' && status !== 'archived' && spectators !== 'off' && next?.seats.includes(null) !== true;

/** Why something could not be read that may well be read a moment later. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'too-many-requests', 'internal']);

/** The rules of a table, to tell whether they are others. */
const rulesIn = ({ options, capacity, patienceSeconds }: TableInfo): string =>
  JSON.stringify([options, capacity, patienceSeconds]);

const sayUntilUnderstood = (said: Spoken): void =>
  void toast(said, { label: spoken(() => t().ui.understood), onClick: () => {} });

/** Goes to a table of the server, until it is disposed of. */
export const openOnlineTable = (code: string) => {
  const connectionState = signal<ConnectionState>('asking');
  const mirror = signal<TableMirror | undefined>(undefined);
  /** From a result to the next game. */
  const moving = createMovingOn();
  /** What a table tells to somebody who has no name yet. */
  const preview = signal<TableInfo | undefined>(undefined);
  /** Whether one is here without a name: to watch, until one wants a seat. */
  const isNameless = signal(false);
  /** The seat that somebody without a name wants: their name is asked for first. */
  const seatWanted = signal<Record<string, unknown> | undefined>(undefined);
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
  /** The seat to take as soon as the table is seen: not before, lest one seem away at once. */
  let seatToTake: Record<string, unknown> | undefined;
  /** What is said if this browser turns out to be one of those that were signed out. */
  let signedOut: ServerError | undefined;

  const readReasons = async (): Promise<readonly ToldReason[] | undefined> => {
    const read = await readReasonsOf(code);
    return read.ok ? read.value.reasons : undefined;
  };

  /** Does something around the game; a refusal is kept to be shown. */
  const doHere = async (verb: TableVerb, body: Record<string, unknown> = {}): Promise<void> => {
    if (verb === 'sit' && isNameless.peek()) {
      seatWanted.value = body;
      return;
    }
    const done = await doAtTable(code, verb, body);
    told.value = done.ok ? undefined : done.error;
  };

  /** Says that one is ready for the next game, or no longer. */
  const sayReady = async (isReady: boolean): Promise<void> => {
    moving.setWilling(isReady);
    await doHere('ready', { ready: isReady });
    if (told.peek() !== undefined) moving.setWilling(false);
  };

  /** Changes the rules; a refusal comes back, to be shown beside them. */
  const changeRules = async (rules: Record<string, unknown>): Promise<ServerError | undefined> => {
    const done = await doAtTable(code, 'rules', rules);
    return done.ok ? undefined : done.error;
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
      // Nothing that waits to be sent is theirs who have no name.
      stored: isNameless.peek() ? NOTHING_STORED : stored,
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

  /** Says in passing that the host has changed the rules; what of them, the room and the result tell. Who has changed them knows. */
  const tellChanges = (seen: TableMirror | undefined, { info, isHost }: TableMirror): void => {
    const isNew = seen !== undefined && rulesIn(seen.info) !== rulesIn(info);
    if (isNew && !isHost && rulesChangeSentence(info) !== undefined)
      toast(spoken(() => t().room.changed(info.rulesBefore?.by ?? null)));
  };

  const show = (next: TableMirror): void => {
    const seen = mirror.peek();
    batch(() => {
      moving.shows(seen, next);
      if (link !== undefined) table.value ??= openTable(link, next);
      mirror.value = next;
      if (inGame.value && next.you !== null) noteKnown(next.info.game);
      connectionState.value = 'linked';
      heard?.onTable(next);
    });
    tellChanges(seen, next);
    if (seatToTake !== undefined && next.seated === null) void doHere('sit', seatToTake);
    seatToTake = undefined;
  };

  /** Takes what the table has come to; a result that is looked at stays until who looks wants to go on. */
  const hear = (next: TableMirror): void => {
    inGame.value = next.info.status === 'playing' || next.info.status === 'paused';
    if (!moving.holds(mirror.peek(), next)) show(next);
  };

  const openLink = (whom: LineFor): void => {
    connectionState.value = 'linking';
    unlink();
    isNameless.value = whom === 'anybody';
    link = openSocketLink(code, whom, {
      onTable: hear,
      // What concerns the table as a whole is told above it, the rest where it was tried.
      onAnswer: (id, answer) => {
        if (!answer.ok && isStale(answer.error)) told.value = answer.error;
        return heard?.onAnswer(id, answer) === true;
      },
      onCaughtUp: () => heard?.onCaughtUp(),
      onWelcome: ({ server, nowMs, name }) => {
        hearOfServer(server);
        // Somebody after all: another window has said a name meanwhile.
        if (name !== null && isNameless.peek()) {
          isNameless.value = false;
          void askWhoIAm();
        }
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
      onUnheard: chat.hearUnheard,
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

  /** Shows nothing of the table any more, for good: somebody who is banned is told so. */
  const shut = (why: ServerError): void =>
    batch(() => {
      unlink();
      mirror.value = undefined;
      connectionState.value = 'asking';
      told.value = why;
    });

  /** Without a cookie that is good no such line comes up, however often it is tried: then one is a stranger here. */
  const findOutWhy = async (): Promise<void> => {
    const known = await askWhoIAm();
    if (isLeft || isNameless.peek()) return;
    if (!known.ok) {
      if (!PASSING.has(known.error.code)) shut(known.error);
      return;
    }
    if (known.value !== null) return;
    // Whoever looks at this device now is not the player whose hand was shown.
    chat.forget();
    unlink();
    mirror.value = undefined;
    if (signedOut !== undefined) sayUntilUnderstood(signedOut);
    signedOut = undefined;
    await knock();
  };

  const failToReach = (): void => {
    connectionState.value = 'unreachable';
    retries.later();
  };

  /** Comes without a name: a game is shown at once; where a seat may wait, or nothing can be seen, one stays at the door. */
  const knock = async (): Promise<void> => {
    const read = await readWholeTable(code);
    if (isLeft) return;
    if (read.ok && isShownAtOnce(read.value.info)) {
      isLineUp.value = true;
      openLink('anybody');
      return;
    }
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

  /** Finds out who one is, then goes on to the table. */
  const approach = async (): Promise<void> => {
    told.value = undefined;
    const known = await askWhoIAm();
    // Left meanwhile, or come in by another try.
    if (isLeft || (connectionState.peek() !== 'asking' && connectionState.peek() !== 'unreachable')) return;
    if (!known.ok) {
      if (PASSING.has(known.error.code)) failToReach();
      else shut(known.error);
      return;
    }
    retries.worked();
    if (known.value === null) await knock();
    else openLink('known');
  };

  const retries = createRetries(() => void approach());
  void approach();

  const others = (): readonly string[] =>
    mirror
      .peek()
      ?.info.seats.flatMap((sitter, seat) =>
        sitter === null || seat === mirror.peek()?.you ? [] : [sitter.name],
      ) ?? [];
  const titleHere = (): string => listedGame(mirror.value?.info.game).title;
  const stopCalling = callToTurn({
    bell: code,
    here: () => {
      const now = moving.upcoming.value ?? mirror.value;
      if (now === undefined) return undefined;
      const isDone = table.value?.isForced.value === true || table.value?.acting.value === true;
      return { table: code, game: titleHere(), waits: waitsForMe(now) && !isDone };
    },
    notice: () => ({
      title: t().turn.here(titleHere()),
      body: c().turns.pushBody(others()),
      tag: code,
      url: `${TABLE_PATH}${code}`,
    }),
  });

  return {
    table,
    chat,
    connectionState,
    mirror,
    upcoming: moving.upcoming,
    isInRoom: moving.isInRoom,
    preview,
    isNameless,
    seatWanted,
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
    sayReady,
    changeRules,
    /** Goes over to the game that has begun meanwhile. */
    goToGame: (): void => {
      const next = moving.upcoming.peek();
      if (next !== undefined) show(next);
    },
    /** Whether something was done here that the server has not answered, in an earlier visit perhaps. */
    hasPendingActions: (): boolean => stored.all().length > 0,
    /** Says one's name, goes on to the table and takes a seat, the first one that is free unless told; a refusal comes back. */
    enterAs: async (name: string, seat: Record<string, unknown> = {}): Promise<ServerError | undefined> => {
      const named = await sayName(name);
      if (!named.ok) return named.error;
      if (isLeft) return undefined;
      batch(() => {
        told.value = undefined;
        seatWanted.value = undefined;
        mirror.value = undefined;
        seatToTake = seat;
        openLink('known');
      });
      return undefined;
    },
    /** Goes in without a name, to watch. */
    watch: (): void => openLink('anybody'),
    /** Comes over from another device, with the seat one has here. */
    enterByCode: async (recoveryCode: string): Answer<Me> => {
      const recovered = await recover(recoveryCode);
      if (recovered.ok && !isLeft)
        batch(() => {
          told.value = undefined;
          seatWanted.value = undefined;
          mirror.value = undefined;
          openLink('known');
        });
      return recovered;
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
      stopCalling();
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
