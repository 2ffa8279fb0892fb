import { reflect, type TableMirror } from '../../protocol/table-mirror.ts';
import type { ServerMessage, UnheardPerson } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { newId } from '../base/new-id.ts';
import { t } from '../base/texts.ts';
import type { LinkEvents, TableLink } from '../link/table-link.ts';
import { createMessageGate } from './message-gate.ts';
import { inPageLanguage, type ServerError, unreachable } from './server-error.ts';
import { type LineFor, openServerLine } from './server-line.ts';

const DEFAULT_PAUSE_SECONDS = 2;

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
export type Said = Extract<ServerMessage, { type: 'chat' }>;
/** A quick phrase by its name, or a text. */
export type Saying = { readonly phrase: string } | { readonly text: string };

export type SocketEvents = LinkEvents & {
  readonly onWelcome: (welcome: Welcome) => void;
  readonly onLine: (isUp: boolean) => void;
  /** The server did not let us in: perhaps it does not know us any more. */
  readonly onTurnedAway: () => void;
  /** All sessions were ended from another device; the line is about to be cut. */
  readonly onSignedOut: (told: ServerError) => void;
  /** What was said at the table. */
  readonly onChat: (said: Said) => void;
  /** Whom of those here one has muted or blocked. */
  readonly onUnheard: (people: readonly UnheardPerson[]) => void;
  /** The table cannot be shown at all. */
  readonly onRefused: (told: ServerError) => void;
  /** Why the table is not shown: a list of words that it plays by has not come; undefined: no longer so. */
  readonly onListTrouble: (why: ServerError | undefined) => void;
};

/** The way to a table of the server. */
export type SocketLink = TableLink & {
  /** Says something at the table; not said again where the line is lost first. */
  readonly say: (saying: Saying) => Promise<Result<null, ServerError>>;
  /** Asks again for lists of words that did not come. */
  readonly retryLists: () => void;
};

/** A line to one table that comes back by itself, and brings what was missed. */
export const openSocketLink = (code: string, whom: LineFor, events: SocketEvents): SocketLink => {
  let mirror: TableMirror | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Whether the table was asked for and has not come yet: what waits to be sent goes by what it shows. */
  let isAsked = false;
  const watch = (): void => {
    isAsked = line.send({
      type: 'watch',
      table: code,
      // A story that could not be had may come with the whole.
      ...(mirror === undefined || mirror.earlier !== null ? {} : { version: mirror.version }),
    });
  };

  const sayings = new Map<string, (answer: Result<null, ServerError>) => void>();
  const settleSaying = (id: string | undefined, answer: Result<null, ServerError>): boolean => {
    const settle = sayings.get(id ?? '');
    sayings.delete(id ?? '');
    settle?.(answer);
    return settle !== undefined;
  };
  const lost = (): ServerError => unreachable(() => t().online.lost);
  const say: SocketLink['say'] = (saying) =>
    new Promise((resolve) => {
      const id = `say-${newId()}`;
      sayings.set(id, resolve);
      if (!line.send({ type: 'say', table: code, id, ...saying })) settleSaying(id, err(lost()));
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
    const isWaitedFor = refused.id !== undefined && events.onAnswer(refused.id, err(told));
    if (!isWaitedFor && refused.table === code) events.onRefused(told);
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        events.onWelcome(message);
        events.onLine(true);
        watch();
        return;
      case 'accepted':
        events.onAnswer(message.id, ok(message.version));
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
      case 'unheard':
        if (message.table === code) events.onUnheard(message.people);
        return;
      case 'lobby':
      case 'turns':
      case 'pong':
        return;
      default: {
        if (message.table !== code) return;
        const next = reflect(mirror, message);
        if (next === 'gap') {
          watch();
          return;
        }
        const isNew = next !== mirror;
        mirror = next;
        if (next !== undefined && isNew) events.onTable(next);
        if (message.type !== 'table' || !isAsked) return;
        isAsked = false;
        events.onCaughtUp();
      }
    }
  };

  const gate = createMessageGate({ onMessage: hear, onTrouble: events.onListTrouble });

  /** Nothing more comes by the line there was. */
  const forgetLine = (): void => {
    gate.clear();
    for (const id of [...sayings.keys()]) settleSaying(id, err(lost()));
  };
  const line = openServerLine(whom, {
    onMessage: gate.take,
    onMoved: forgetLine,
    onLost: (wasWelcome) => {
      forgetLine();
      events.onLine(false);
      if (!wasWelcome) events.onTurnedAway();
    },
  });

  return {
    act: ({ id, action }) => line.send({ type: 'act', table: code, id, action }),
    say,
    retryLists: gate.retry,
    close: () => {
      gate.clear();
      clearTimeout(pause);
      line.close();
    },
  };
};
