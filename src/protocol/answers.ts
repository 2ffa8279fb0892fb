/** What the API answers, as schemas: its documentation is made of them, and tests hold the answers against them. */
import Type from 'typebox';
import { PERSON_COLOURS, PERSON_FACES } from '../shared/looks.ts';
import { PACES } from './lobby-row.ts';
import { oneOf } from './one-of.ts';
import type { SitterInfo } from './wire.ts';

const language = oneOf(['en', 'fr']);
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const text = Type.String();
const whole = Type.Integer();

/** Why something was refused, with the data its sentence is made of. */
export const RefusalAnswer = Type.Object({ code: text, message: text });

const look = { face: oneOf(PERSON_FACES), colour: oneOf(PERSON_COLOURS) };

const Sitter = Type.Object({
  name: text,
  kind: oneOf(['person', 'bot']),
  bot: Type.Optional(text),
  face: Type.Optional(look.face),
  colour: Type.Optional(look.colour),
  gone: Type.Boolean(),
});
const spectators = oneOf(['off', 'delayed', 'live']);

const Room = Type.Object({
  seats: Type.Array(orNull(Sitter)),
  host: orNull(whole),
  ready: Type.Array(whole),
});

const rules = { options: Type.Unknown(), capacity: whole, patienceSeconds: orNull(whole) };

const TableInfoAnswer = Type.Object({
  code: text,
  game: text,
  ...rules,
  public: Type.Boolean(),
  spectators,
  status: oneOf(['open', 'playing', 'paused', 'over', 'archived']),
  gameNumber: whole,
  seats: Type.Array(orNull(Sitter)),
  host: orNull(whole),
  next: orNull(Room),
  rulesBefore: orNull(Type.Object({ ...rules, by: orNull(text) })),
  chat: oneOf(['off', 'phrases', 'all']),
  wordFilter: Type.Boolean(),
  startsAtMs: orNull(whole),
});

/** Why bots did what they did: a code with data, of many kinds. */
export const ReasonsAnswer = Type.Object({
  reasons: Type.Array(Type.Object({ seat: whole, round: whole, why: Type.Unknown() })),
});

/** A page of a game's events, up to a version; `more`: whether there are others after it. */
export const EventsAnswer = Type.Object({
  game: whole,
  version: whole,
  more: Type.Boolean(),
  events: Type.Array(Type.Unknown()),
});

export const TableAnswer = Type.Object({
  version: whole,
  you: orNull(whole),
  seated: orNull(whole),
  isHost: Type.Boolean(),
  info: TableInfoAnswer,
});

/** Whether a dictionary, by the hash of its words, has a word; and whether a theme does, where one was named. */
export const WordAnswer = Type.Object({
  word: text,
  dictionary: text,
  sha256: text,
  valid: Type.Boolean(),
  inTheme: Type.Optional(Type.Boolean()),
});

/** The words of a list that tables tell by name. */
export const ListAnswer = Type.Array(text);

export const TablesAnswer = Type.Object({ tables: Type.Array(TableInfoAnswer) });

export const GamesAnswer = Type.Object({
  games: Type.Array(
    Type.Object({
      name: text,
      seats: Type.Object({ from: whole, to: whole }),
      bots: Type.Array(text),
    }),
  ),
});

const Identity = Type.Object({ name: text, language, ...look });
export const WhoAnswer = Type.Object({ identity: orNull(Identity), lookUp: oneOf(['open', 'closed']) });
export const IdentityAnswer = Identity;
export const NewIdentityAnswer = Type.Object({ ...Identity.properties, recoveryCode: text });
export const RecoveryCodeAnswer = Type.Object({ recoveryCode: text });
export const DoneAnswer = Type.Object({ ok: Type.Literal(true) });

export const LobbyAnswer = Type.Object({
  tables: Type.Array(
    Type.Object({
      code: text,
      game: text,
      language,
      dictionary: text,
      pace: oneOf(PACES),
      turnSeconds: orNull(whole),
      variants: Type.Array(text),
      status: oneOf(['open', 'playing']),
      seats: Type.Array(orNull(Sitter)),
      host: orNull(text),
      spectators,
      watching: whole,
    }),
  ),
});

/** What is on right now: how many public tables there are, and at most one game to watch for each game and language. */
export const LiveAnswer = Type.Object({
  /** Tables where one can sit down. */
  open: whole,
  playing: whole,
  games: Type.Array(
    Type.Object({
      code: text,
      game: text,
      language,
      round: whole,
      watching: whole,
      players: Type.Array(
        Type.Object({
          name: text,
          kind: oneOf(['person', 'bot']),
          bot: Type.Optional(text),
          /** Money or chips. */
          score: whole,
        }),
      ),
      /** The word that was played last, and what it was worth. */
      word: orNull(Type.Object({ text, worth: whole })),
      pot: orNull(whole),
    }),
  ),
});
export type LiveAnswer = Type.Static<typeof LiveAnswer>;

export const TurnsAnswer = Type.Object({
  tables: Type.Array(
    Type.Object({ code: text, game: text, others: Type.Array(Sitter), dueAtMs: orNull(whole) }),
  ),
});
export type TurnsAnswer = {
  readonly tables: readonly {
    readonly code: string;
    readonly game: string;
    /** Those at the table besides who asks. */
    readonly others: readonly SitterInfo[];
    readonly dueAtMs: number | null;
  }[];
};

export const MutesAndBlocksAnswer = Type.Object({
  people: Type.Array(Type.Object({ id: whole, name: text, kind: oneOf(['muted', 'blocked']) })),
});
export type MutesAndBlocksAnswer = Type.Static<typeof MutesAndBlocksAnswer>;

/** Somebody is muted or blocked, until that is ended by this number. */
export const KeptDistanceAnswer = Type.Object({ ok: Type.Literal(true), id: whole });
export type KeptDistanceAnswer = Type.Static<typeof KeptDistanceAnswer>;

/** What is ordered is the game's to say. */
export const OrdersAnswer = Type.Object({ orders: Type.Unknown() });

export const PushKeyAnswer = Type.Object({ publicKey: text });

export const RecordsAnswer = Type.Object({
  games: Type.Array(
    Type.Object({
      code: text,
      game: text,
      number: whole,
      atMs: whole,
      listed: Type.Boolean(),
      players: Type.Array(
        Type.Object({ seat: whole, name: text, won: Type.Boolean(), isBot: Type.Boolean() }),
      ),
    }),
  ),
  more: Type.Boolean(),
});
export type RecordsAnswer = Type.Static<typeof RecordsAnswer>;

const Announcement = Type.Object({ id: whole, atMs: whole, en: text, fr: text });
export const AnnouncementsAnswer = Type.Object({ announcements: Type.Array(Announcement) });
export type AnnouncementsAnswer = Type.Static<typeof AnnouncementsAnswer>;

/** Whether a session of the host of the site is open here. */
export const SessionAnswer = Type.Object({ open: Type.Boolean() });

/** A page of reports: open ones first, newest first. */
export const AdminReportsAnswer = Type.Object({
  reports: Type.Array(
    Type.Object({
      id: whole,
      atMs: whole,
      reporterName: text,
      reportedName: text,
      /** Whether who was reported is banned. */
      isBanned: Type.Boolean(),
      table: text,
      reason: oneOf(['insult', 'cheating', 'name', 'other']),
      note: text,
      lines: Type.Array(Type.Object({ name: text, said: text })),
      isOpen: Type.Boolean(),
    }),
  ),
  /** What to ask for to get the next page; null where this is the last. */
  nextReports: orNull(text),
});
export type AdminReportsAnswer = Type.Static<typeof AdminReportsAnswer>;

export const AdminAnswer = Type.Object({
  server: text,
  tablesInMemory: whole,
  tables: Type.Array(
    Type.Object({
      code: text,
      game: text,
      status: TableInfoAnswer.properties.status,
      public: Type.Boolean(),
      names: Type.Array(text),
      /** Those of them who can be banned. */
      people: Type.Array(Type.Object({ seat: whole, name: text })),
      changedAtMs: whole,
    }),
  ),
  ...AdminReportsAnswer.properties,
  bans: Type.Array(Type.Object({ identity: text, name: text, atMs: whole, why: text })),
  announcements: Type.Array(Announcement),
});
export type AdminAnswer = Type.Static<typeof AdminAnswer>;
