/** Bodies and questions of requests about people, finished games and the host of the site. */
import Type from 'typebox';
import { LEVELS } from '../catalog/levels.ts';
import { PACES } from './lobby-row.ts';
import { oneOf } from './one-of.ts';

const closed = { additionalProperties: false } as const;
const MOST_SEATS = 16;
const seat = Type.Integer({ minimum: 0, maximum: MOST_SEATS });
const number = Type.Integer({ minimum: 0 });

/** Somebody at a table, by seat or by a line of its chat. */
export const WhomBody = Type.Union([Type.Object({ seat }, closed), Type.Object({ line: number }, closed)]);
export type WhomBody = Type.Static<typeof WhomBody>;

export const ReportBody = Type.Object(
  {
    seat: Type.Optional(seat),
    line: Type.Optional(number),
    reason: oneOf(['insult', 'cheating', 'name', 'other']),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  closed,
);
export type ReportBody = Type.Static<typeof ReportBody>;

export const NumberBody = Type.Object({ id: number }, closed);

/** What somebody wants to play now. */
export const PlayNowBody = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    language: Type.Optional(oneOf(['en', 'fr'])),
    pace: Type.Optional(oneOf(PACES)),
    /** The game says which it has; `plain`: none of them. */
    variant: Type.Optional(Type.String({ maxLength: 40 })),
    /** How well the bots play that take the seats where nobody else comes. */
    level: Type.Optional(oneOf(LEVELS)),
  },
  closed,
);
export type PlayNowBody = Type.Static<typeof PlayNowBody>;

/** The game checks what is ordered; null takes it back. */
export const OrdersBody = Type.Object({ orders: Type.Unknown() }, closed);

/** As `PushSubscription.toJSON()` has it. */
export const SubscribeBody = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000 }),
    expirationTime: Type.Optional(Type.Union([Type.Null(), Type.Number()])),
    keys: Type.Object(
      { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
      closed,
    ),
  },
  closed,
);
export type SubscribeBody = Type.Static<typeof SubscribeBody>;
export const UnsubscribeBody = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed);

/** Finished games: the beginning of a word of a player's name, a day (2026-11-16) and the minutes its midnight lies behind UTC's. */
export const RecordsQuery = Type.Object(
  {
    player: Type.Optional(Type.String({ maxLength: 60 })),
    day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    offset: Type.Optional(Type.String({ pattern: '^-?\\d{1,3}$' })),
    before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  },
  closed,
);
export type RecordsQuery = Type.Static<typeof RecordsQuery>;

/** The language that texts are wanted in. */
export const LanguageQuery = Type.Object(
  { language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])) },
  closed,
);
export type LanguageQuery = Type.Static<typeof LanguageQuery>;

/** A theme that a word is to belong to. */
export const WordQuery = Type.Object({ theme: Type.Optional(Type.String({ maxLength: 40 })) }, closed);
export type WordQuery = Type.Static<typeof WordQuery>;

/** Reports from a page's end on, as `nextReports` says it. */
export const ReportsQuery = Type.Object(
  { after: Type.Optional(Type.String({ pattern: '^(open|closed)-\\d{1,15}$' })) },
  closed,
);
export type ReportsQuery = Type.Static<typeof ReportsQuery>;

export const AdminEnterBody = Type.Object({ token: Type.String({ maxLength: 200 }) }, closed);
export const BanBody = Type.Union([
  Type.Object({ report: number, why: Type.String({ maxLength: 500 }) }, closed),
  Type.Object({ table: Type.String({ maxLength: 16 }), seat, why: Type.String({ maxLength: 500 }) }, closed),
]);
export type BanBody = Type.Static<typeof BanBody>;
export const IdentityIdBody = Type.Object({ identity: Type.String({ maxLength: 40 }) }, closed);
export const TableCodeBody = Type.Object({ table: Type.String({ maxLength: 16 }) }, closed);
export const AnnounceBody = Type.Object(
  { en: Type.String({ maxLength: 500 }), fr: Type.String({ maxLength: 500 }) },
  closed,
);
