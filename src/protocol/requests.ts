/** Bodies of HTTP requests, as docs/protocol.md tells them. */
import Type from 'typebox';

const closed = { additionalProperties: false } as const;
const LONGEST_NAME_SENT = 200;
const MOST_SEATS = 16;
const ONE_WEEK_SECONDS = 604_800;

const language = Type.Union([Type.Literal('en'), Type.Literal('fr')]);
const seat = Type.Integer({ minimum: 0, maximum: MOST_SEATS });

/** What a face and a colour may be is told by the server in a sentence (shared/looks.ts). */
const look = Type.Optional(Type.String({ maxLength: 40 }));

export const IdentityBody = Type.Object(
  { name: Type.String({ maxLength: LONGEST_NAME_SENT }), language, face: look, colour: look },
  closed,
);
export type IdentityBody = Type.Static<typeof IdentityBody>;

export const RecoverBody = Type.Object({ code: Type.String({ maxLength: 100 }) }, closed);
export type RecoverBody = Type.Static<typeof RecoverBody>;

const rules = {
  capacity: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
  /** Checked by the game itself, which says what is wrong. */
  options: Type.Optional(Type.Unknown()),
  patienceSeconds: Type.Optional(
    Type.Union([Type.Null(), Type.Integer({ minimum: 10, maximum: ONE_WEEK_SECONDS })]),
  ),
};

export const MakeTableBody = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    ...rules,
    public: Type.Optional(Type.Boolean()),
    spectators: Type.Optional(
      Type.Union([Type.Literal('off'), Type.Literal('delayed'), Type.Literal('live')]),
    ),
    chat: Type.Optional(Type.Union([Type.Literal('off'), Type.Literal('phrases'), Type.Literal('all')])),
    wordFilter: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type MakeTableBody = Type.Static<typeof MakeTableBody>;

/** Of requests that say all in their address: nothing, or an empty object. */
export const NoBody = Type.Union([Type.Null(), Type.Object({}, closed)]);

const version = Type.String({ pattern: '^[0-9]{1,15}$' });
/** Which events of a game: those after one version and up to another. */
export const EventsQuery = Type.Object(
  { after: Type.Optional(version), upTo: Type.Optional(version) },
  closed,
);
export type EventsQuery = Type.Static<typeof EventsQuery>;

export const SitBody = Type.Object({ seat: Type.Optional(seat) }, closed);
export const AddBotBody = Type.Object(
  { bot: Type.String({ maxLength: 40 }), seat: Type.Optional(seat) },
  closed,
);
export const SeatBody = Type.Object({ seat }, closed);
export const ReadyBody = Type.Object({ ready: Type.Boolean() }, closed);
/** Rules that take the place of those that a table has: all of them, as when it is made. */
export const RulesBody = Type.Object(rules, closed);
