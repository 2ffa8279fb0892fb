import { batch, signal } from '@preact/signals';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { err } from '../../shared/result.ts';
import { seatBots } from '../bots/seated-bots.ts';
import { forgetChat, hearChat } from '../company/chat-state.ts';
import { t } from '../texts.ts';
import { toast } from '../ui/toast-state.ts';
import { doAtTable, readReasonsOf, type TableVerb } from './api.ts';
import { askWhoIAm, sayName } from './identity.ts';
import { keptDeedsOf } from './kept-deeds.ts';
import { endOnlineGames, onlineGame, type TableLine } from './online-games.ts';
import { openTableLink, type Saying, type TableLink } from './table-link.ts';
import { isStale, type Told } from './told.ts';
import { hearOfServer } from './version.ts';
import { readWholeTable } from './word-lists.ts';

/** How far one has come: who one is, and the line to the table. */
export const stage = signal<'asking' | 'naming' | 'linking' | 'linked' | 'unreachable'>('asking');
export const mirror = signal<TableMirror | undefined>(undefined);
/** What a table tells to somebody who has no name yet. */
export const preview = signal<TableInfo | undefined>(undefined);
export const isLineUp = signal(true);
/** How many actions are on their way. */
export const actionsWaiting = signal(0);
/** How far the server's clock is ahead of ours. */
export const clockAheadMs = signal(0);
/** Why the page cannot show the table, or why the last thing asked was refused. */
export const told = signal<Told | undefined>(undefined);
/** Why a list of words that the table plays by has not come; until it does, nothing new is shown. */
export const listTrouble = signal<Told | undefined>(undefined);

let link: TableLink | undefined;
let current = '';
/** Whether a seat is to be taken as soon as the table is seen: not before, lest one seem away at once. */
let wantsSeat = false;
/** What is said if this browser turns out to be one of those that were signed out. */
let signedOut: Told | undefined;

/** Sends an action's text; what concerns the table as a whole is told above it, the rest where it was tried. */
const send: TableLine['send'] = async (text, id) => {
  const acted = await link?.act(text, id);
  if (acted === undefined) return err({ code: 'not-linked', message: t().online.failed });
  if (!acted.ok && isStale(acted.error)) told.value = acted.error;
  return acted;
};

/** Which game of the table is on, where one sits, and in which step it is. */
const stepHere = (): string => {
  const table = mirror.peek();
  if (table?.view == null) return '';
  return [table.info.gameNumber, table.you, onlineGame(table.info.game).step(table.view)].join(' ');
};

const lineHere = (): TableLine => {
  const kept = keptDeedsOf(current);
  return {
    send,
    keep: (id, action) => kept.keep({ id, action, step: stepHere(), wasSent: false }),
    forget: kept.forget,
  };
};

/** Whether something was done here that the server has not answered, in an earlier visit perhaps. */
export const hasKeptDeeds = (): boolean => keptDeedsOf(current).all().length > 0;

const readReasonsHere = async (): Promise<readonly ToldReason[] | undefined> => {
  const read = await readReasonsOf(current);
  return read.ok ? read.value.reasons : undefined;
};

const show = (next: TableMirror): void => {
  const game = onlineGame(next.info.game);
  batch(() => {
    if (mirror.value === undefined) game.begin(lineHere());
    mirror.value = next;
    stage.value = 'linked';
    game.show(next, clockAheadMs.value);
    seatBots(
      next.info.seats.map((sitter) => sitter?.bot),
      readReasonsHere,
    );
  });
  if (wantsSeat && next.you === null) void doHere('sit');
  wantsSeat = false;
};

const openLink = (): void => {
  stage.value = 'linking';
  link?.close();
  link = openTableLink(
    current,
    { kept: keptDeedsOf(current), step: stepHere },
    {
      onTable: show,
      onWelcome: ({ server, nowMs }) => {
        hearOfServer(server);
        signedOut = undefined;
        clockAheadMs.value = nowMs - Date.now();
      },
      onLine: (isUp) => {
        isLineUp.value = isUp;
      },
      onWaiting: (count) => {
        actionsWaiting.value = count;
      },
      onKeptRefused: ({ message }) =>
        toast(t().online.keptRefused(message), { label: t().ui.understood, onClick: () => {} }),
      onTurnedAway: () => void findOutWhy(),
      onSignedOut: (why) => {
        signedOut = why;
      },
      onChat: hearChat,
      onListTrouble: (why) => {
        listTrouble.value = why;
      },
      onRefused: (why) => {
        told.value = why;
        // Sent away: what was seen of the table is not shown any longer.
        if (why.code === 'not-welcome') mirror.value = undefined;
      },
    },
  );
};

/** Without a cookie no line comes up, however often it is tried: then one says one's name anew. */
const findOutWhy = async (): Promise<void> => {
  const code = current;
  const known = await askWhoIAm();
  if (current !== code || !known.ok || known.value !== null) return;
  link?.close();
  // Whoever looks at this device now is not the player whose hand was shown.
  forgetChat();
  endOnlineGames();
  mirror.value = undefined;
  if (signedOut !== undefined) toast(signedOut.message, { label: t().ui.understood, onClick: () => {} });
  signedOut = undefined;
  await askForName(code);
};

/** Why something could not be read that may well be read a moment later. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'too-many-requests']);

const askForName = async (code: string): Promise<void> => {
  const read = await readWholeTable(code);
  if (current !== code) return;
  batch(() => {
    isLineUp.value = true;
    if (!read.ok && PASSING.has(read.error.code)) stage.value = 'unreachable';
    else if (!read.ok) told.value = read.error;
    else {
      preview.value = read.value.info;
      stage.value = 'naming';
    }
  });
};

/** Finds out who one is, then goes on to the table; who has no name yet is asked for one. */
export const approach = async (): Promise<void> => {
  const code = current;
  batch(() => {
    stage.value = 'asking';
    told.value = undefined;
  });
  const known = await askWhoIAm();
  if (current !== code) return;
  if (!known.ok) stage.value = 'unreachable';
  else if (known.value === null) await askForName(code);
  else openLink();
};

/** Goes to a table. Returns what leaves it. */
export const openTable = (code: string): (() => void) => {
  current = code;
  forgetChat();
  endOnlineGames();
  batch(() => {
    mirror.value = undefined;
    preview.value = undefined;
    isLineUp.value = true;
    actionsWaiting.value = 0;
  });
  const again = (): void => {
    if (stage.value === 'unreachable') void approach();
  };
  addEventListener('online', again);
  void approach();
  return () => {
    current = '';
    removeEventListener('online', again);
    link?.close();
    link = undefined;
    endOnlineGames();
  };
};

/** Says one's name, takes a seat where one is wanted, and goes on to the table. */
export const enterAs = async (name: string, wants: 'seat' | 'look'): Promise<void> => {
  const named = await sayName(name);
  told.value = named.ok ? undefined : named.error;
  if (!named.ok || current === '') return;
  wantsSeat = wants === 'seat';
  openLink();
};

/** Says something at the table; a refusal comes back. */
export const sayHere = async (saying: Saying): Promise<Told | undefined> => {
  const said = await link?.say(saying);
  return said?.ok === false ? said.error : undefined;
};

/** Asks again for a list of words that has not come. */
export const retryLists = (): void => link?.retryLists();

/** Does something around the game; a refusal is kept to be shown. */
export const doHere = async (verb: TableVerb, body: Record<string, unknown> = {}): Promise<void> => {
  const done = await doAtTable(current, verb, body);
  told.value = done.ok ? undefined : done.error;
};
