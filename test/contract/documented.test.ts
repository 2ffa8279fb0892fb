import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions as readBuyWordOptions } from '../../src/games/buyword/options.ts';
import { parseOptions as readCardsOptions } from '../../src/games/choose-your-words/options.ts';
import type { NewTable, Refusal } from '../../src/games/core/game.ts';
import type { Seat } from '../../src/games/core/seat.ts';
import { lazy } from '../../src/shared/lazy.ts';
import { fieldsIn, paragraphIn, quotedIn, Seen, tableIn } from '../support/documented.ts';
import { seeded } from '../support/racks.ts';
import { scaled } from '../support/scale.ts';
import { BUYWORD_SUBJECT } from './buyword-subject.ts';
import { CARDS_SUBJECT } from './choose-your-words-subject.ts';
import type { ContractSubject } from './game-contract.ts';
import { randomPlay } from './random-play.ts';

/** Games at random beside those of the matrix, as many as it takes until even what is rare has happened. */
const BUYWORD_GAMES = scaled(100, 1000);
const CARDS_GAMES = scaled(400, 4000);
const PROTOCOL = 'protocol.md';
const NOTATION = 'notation.md';

type Noted = { readonly views: Seen; readonly events: Seen; readonly kinds: Set<string> };

/** Plays every table that the suite of a game always tries, and others at random, and notes all that anybody is shown. */
const playAndNote = <
  Env,
  Setup,
  State,
  Action extends { readonly kind: string },
  Event extends { readonly type: string },
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
>(
  subject: ContractSubject<Env, Setup, State, Action, Event, View, Offer, Why>,
  games: number,
): Noted => {
  const { game } = subject;
  const { begin, play } = randomPlay(subject);
  const noted: Noted = { views: new Seen(), events: new Seen(), kinds: new Set() };
  const tables: NewTable<Setup>[] = [
    ...subject.examples,
    ...fc.sample(subject.tables, { numRuns: games, seed: 1 }),
  ];
  for (const [seed, table] of tables.entries()) {
    const random = seeded(seed);
    const played = begin(table);
    const { match, viewers } = played;
    const look = (): void => {
      const viewer = viewers[Math.floor(random() * viewers.length)] ?? null;
      noted.views.look(game.view(match.state, viewer), '');
    };
    look();
    play(played, random, look);
    for (const viewer of viewers) {
      noted.views.look(game.view(match.state, viewer), '');
      for (const event of [...match.opening, ...match.turns.flatMap(({ events }) => events)]) {
        const seen = game.redact(event, viewer);
        noted.events.look(seen, seen.type);
      }
    }
    for (const { action } of match.turns) noted.kinds.add(action.kind);
  }
  // Only a server that was restored from a backup adds this one (test/server/restore.test.ts).
  noted.events.look({ type: 'reseeded' }, 'reseeded');
  return noted;
};

/** `seat or null` as the types that JSON has. */
const jsonTypes = (type: string): string[] =>
  type
    .split(' or ')
    .map((each) => each.replace('seat', 'number'))
    .sort();

/** The texts that a field may have, where its meaning lists them. */
const oneOf = (meaning: string): string[] | undefined => {
  const [, listed] = /\bone of ([^;]*)/.exec(meaning) ?? [];
  return listed === undefined ? undefined : quotedIn(listed.replace(/\([^)]*\)/g, ''));
};

/** Lists of which random games rarely show all. */
const RARE = new Set(['result.grade']);

const parsedBy =
  <Action>(parse: (text: string) => Action | undefined, format: (action: Action) => string) =>
  (text: string): string | undefined => {
    const action = parse(text);
    return action === undefined ? undefined : format(action);
  };

describe.each([
  {
    name: 'BuyWord',
    noted: lazy(() => playAndNote(BUYWORD_SUBJECT, BUYWORD_GAMES)),
    canonical: parsedBy(BUYWORD_SUBJECT.parse, BUYWORD_SUBJECT.format),
    options: readBuyWordOptions({}, 2),
  },
  {
    name: 'Choose Your Words',
    noted: lazy(() => playAndNote(CARDS_SUBJECT, CARDS_GAMES)),
    canonical: parsedBy(CARDS_SUBJECT.parse, CARDS_SUBJECT.format),
    options: readCardsOptions({}, 2),
  },
])('the docs of $name', ({ name, noted, canonical, options }) => {
  it('list every field of a view with all its types, and no others', () => {
    const rows = tableIn(PROTOCOL, `The view of ${name}`);
    const documented = new Map(rows.map(([field = '', type = '']) => [quotedIn(field)[0], jsonTypes(type)]));
    expect(documented.size).toBe(rows.length);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(noted().views.typesByField));
  });

  it('list every text that a field of a few texts can have', () => {
    for (const [field = '', , meaning = ''] of tableIn(PROTOCOL, `The view of ${name}`)) {
      const [path = ''] = quotedIn(field);
      const listed = oneOf(meaning);
      if (listed === undefined) continue;
      const seen = [...noted().views.textsAt(path)].sort();
      if (RARE.has(path)) expect(listed).toEqual(expect.arrayContaining(seen));
      else expect([path, ...listed.sort()]).toEqual([path, ...seen]);
    }
  });

  it('list every event with all its fields, and no others', () => {
    const documented = new Map<string, 'always' | 'sometimes'>();
    for (const [type = '', fields = ''] of tableIn(PROTOCOL, `Events of ${name}`)) {
      const [called = ''] = quotedIn(type);
      documented.set(`${called}.type`, 'always');
      for (const [path, when] of fieldsIn(fields, called)) documented.set(path, when);
    }
    const seen = [...noted().events.typesByField].map(([path, types]) => [
      path.replaceAll('[]', ''),
      types.includes('absent') ? 'sometimes' : 'always',
    ]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(seen));
  });

  it('list every option with its default', () => {
    if (!options.ok) throw new Error(options.error.code);
    const documented = tableIn(PROTOCOL, `Options of ${name}`).map(([option = '', , fallback = '']) => [
      quotedIn(option)[0],
      JSON.parse(quotedIn(fallback)[0] ?? ''),
    ]);
    expect(Object.fromEntries(documented)).toEqual(options.value);
  });

  it('list texts of every action that players and the server take; each is read, and printed as it stands', () => {
    const own = quotedIn(paragraphIn(NOTATION, name, 'The server’s own')).filter((text) => text !== '-');
    const texts = tableIn(NOTATION, name).flatMap(([text = '']) => quotedIn(text));
    for (const text of [...texts, ...own]) expect(canonical(text)).toBe(text);
    const documented = new Set([...texts, ...own].map((text) => text.split(' ')[0]));
    expect([...documented].sort()).toEqual([...noted().kinds].sort());
  });
});
