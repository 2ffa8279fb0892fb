import { type Bans, openBans } from './app/bans.ts';
import type { Bus } from './app/bus.ts';
import { type Chat, createChat } from './app/chat.ts';
import { type Conduct, createConduct } from './app/conduct.ts';
import { createDailyBoard, type DailyBoard } from './app/daily.ts';
import { createLiveNow, type LiveNow } from './app/live-now.ts';
import { createLobbyBoard, type LobbyBoard } from './app/lobby-board.ts';
import { createPlayNow, type PlayNow } from './app/play-now.ts';
import type { BotPlayers, Clock, Notifier, Store } from './app/ports.ts';
import type { Rates } from './app/rates.ts';
import type { Tables } from './app/tables.ts';
import { createTurnBoard, type TurnBoard } from './app/turn-board.ts';
import { createTurnNotifications } from './app/turn-notifications.ts';
import { createWordFilter } from './app/word-filter.ts';
import type { ServerConfig } from './config.ts';
import { createPushSender, type PushParts } from './push/push-sender.ts';
import type { SiteKeys } from './site-keys.ts';
import { loadLexicon } from './words/word-files.ts';

/** Said to push services where the host of the site has given no address. */
const NO_CONTACT = 'https://localhost';

export type SocialParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly bots: BotPlayers;
  readonly clock: Clock;
  readonly rates: Rates;
  readonly keys: SiteKeys;
  readonly config: ServerConfig;
  readonly note: PushParts['note'];
  readonly report: (error: unknown) => void;
};

/** All that brings people together around tables. */
export type Social = {
  readonly chat: Chat;
  readonly conduct: Conduct;
  readonly lobby: LobbyBoard;
  readonly liveNow: LiveNow;
  readonly turns: TurnBoard;
  readonly playNow: PlayNow;
  readonly daily: DailyBoard;
  readonly bans: Bans;
  readonly notifier: Notifier;
  readonly adminToken: string;
  readonly close: () => void;
};

export const openSocial = async (parts: SocialParts): Promise<Social> => {
  const { store, bus, tables, bots, clock, rates, keys, config, note, report } = parts;
  const filter = createWordFilter((language) => loadLexicon(`${language}-full`));
  const sayings = rates.byIdentity('sayings');
  const chat = createChat({ store, bus, clock, sayings, filter, report });
  const conduct = createConduct({ store, clock, chat, filter, games: tables.games });
  const lobby = createLobbyBoard({ store, bus, clock, tables, report });
  const playNow = createPlayNow({
    store,
    tables,
    lobby,
    conduct,
    clock,
    report,
    ...(config.playNowWaitMs === undefined ? {} : { waitMs: config.playNowWaitMs }),
  });
  const notifier = createPushSender({
    people: store.people,
    keys: keys.push,
    subject: config.pushSubject ?? NO_CONTACT,
    ...(config.isPushService === undefined ? {} : { isService: config.isPushService }),
    nowMs: clock.nowMs,
    note,
    report,
  });
  const turns = createTurnBoard({ bus, tables, outages: tables.outages, report });
  tables.onChange(chat.changed);
  tables.onChange(lobby.changed);
  tables.onChange(turns.changed);
  tables.onChange(playNow.changed);
  tables.onChange(createTurnNotifications({ store, bus, notifier, report }));
  return {
    chat,
    conduct,
    lobby,
    liveNow: createLiveNow({ lobby, tables, clock, filter }),
    turns,
    playNow,
    daily: createDailyBoard({ store, clock, games: tables.games, bots, filter }),
    bans: await openBans(store, bus, report),
    notifier,
    adminToken: keys.adminToken,
    close: () => {
      lobby.close();
      playNow.close();
    },
  };
};
