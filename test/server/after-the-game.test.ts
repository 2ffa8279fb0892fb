import { afterEach, describe, expect, it } from 'vitest';
import { kick } from '../../src/server/app/kick.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { storyPage } from '../../src/server/app/story.ts';
import { finishedIn, leave, nextNames, options, ready, refused, sitDown } from '../support/between-games.ts';
import {
  actAs,
  looker,
  openRoom,
  person,
  playOut,
  type Room,
  settled,
  startTable,
  type Wish,
} from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const finished = (people: readonly string[], free: number, wish?: Wish): Promise<LiveTable> =>
  finishedIn(room, people, free, wish);

describe('who sees what of a finished game', () => {
  /** A game of cards in which Bob folds, and hands stay sealed. */
  const sealed = async (wish: Wish): Promise<LiveTable> => {
    const table = await startTable(room, ['Ann', 'Bob'], {
      game: 'choose-your-words',
      options: { revealAll: false, stack: 20, end: { score: 21 } },
      capacity: 2,
      ...wish,
    });
    await playOut(table);
    return table;
  };
  type Hands = { readonly seats: readonly { readonly cards: string | null }[] };
  const handsOf = (seen: ReturnType<typeof looker>) =>
    (seen.mirror?.view as Hands | null | undefined)?.seats.map(({ cards }) => cards !== null);

  it('goes by who played it: who takes a seat afterwards sees nothing of the hand that lay there', async () => {
    room = await openRoom();
    const table = await sealed({});
    const [bob, dan] = [looker('Bob'), looker('Dan')];
    for (const each of [bob, dan]) await table.watch(each, undefined);
    const own = handsOf(bob);
    const asSpectator = handsOf(dan);
    await leave(table, 'Bob');
    await sitDown(table, 'Dan', 1);
    expect(dan.mirror).toMatchObject({ you: null, seated: 1 });
    expect(handsOf(dan)).toEqual(asSpectator);
    expect(bob.mirror).toMatchObject({ you: 1, seated: null });
    expect(handsOf(bob)).toEqual(own);
    for (const name of ['Ann', 'Dan']) await ready(table, name);
    // From now on Dan has that seat, and Bob looks on.
    expect(dan.mirror).toMatchObject({ you: 1, seated: 1, info: { gameNumber: 2 } });
    expect(handsOf(dan)).toEqual([false, true]);
    expect(bob.mirror).toMatchObject({ you: null, seated: null });
    expect(handsOf(bob)).toEqual([false, false]);
  });

  it('where there are no spectators a newcomer sees the room and nothing of the game', async () => {
    room = await openRoom();
    const table = await sealed({ spectators: 'off', capacity: 3 });
    const dan = looker('Dan');
    expect((await table.watch(dan, undefined)).ok).toBe(true);
    expect(dan.mirror).toMatchObject({ view: null, events: [], you: null, info: { status: 'over' } });
    expect(await storyPage(room.store, table, person('Dan').id, { after: 0, upTo: 1e9 })).toEqual(
      refused('no-spectators'),
    );
    await sitDown(table, 'Dan');
    expect(dan.mirror).toMatchObject({ view: null, events: [], seated: 2 });
    const [eve, ann] = [looker('Eve'), looker('Ann')];
    for (const each of [eve, ann]) await table.watch(each, undefined);
    for (const name of ['Ann', 'Bob', 'Dan']) await ready(table, name);
    expect(handsOf(dan)).toEqual([false, false, true]);
    expect(eve.refused).toEqual(['no-spectators']);
    expect(eve.mirror?.view).toBeNull();
    expect(ann.messages.every((message) => message.type !== 'refused')).toBe(true);
  });

  it('where spectators are behind they catch up at the end, and play live once they sit in a game', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], {
      options,
      spectators: 'delayed',
      patienceSeconds: null,
      capacity: 3,
    });
    const [ann, dan, eve] = [looker('Ann'), looker('Dan'), looker('Eve')];
    for (const each of [ann, dan, eve]) await table.watch(each, undefined);
    await actAs(table, 'Ann', 'roll');
    expect(dan.mirror?.view).toBeNull();
    await playOut(table);
    expect(dan.mirror).toMatchObject({ version: table.state.version, info: { status: 'over' } });
    await sitDown(table, 'Dan');
    for (const name of ['Ann', 'Bob', 'Dan']) await ready(table, name);
    await settled();
    expect(dan.mirror).toMatchObject({ you: 2, info: { gameNumber: 2 }, version: table.state.version });
    await actAs(table, 'Ann', 'roll');
    expect(dan.mirror?.version).toBe(table.state.version);
    // Who only watches is behind again.
    expect(eve.mirror).toMatchObject({ info: { gameNumber: 1, status: 'over' } });
    await room.clock.pass(121_000);
    expect(eve.mirror).toMatchObject({ info: { gameNumber: 2 }, you: null });
    expect(room.errors).toEqual([]);
  });

  it('is for nobody who was sent away, also not from a seat of the room', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 1);
    await sitDown(table, 'Dan');
    expect((await kick(table, person('Ann'), 2)).ok).toBe(true);
    expect(nextNames(table)).toEqual(['Ann', 'Bob', undefined]);
    expect(await sitDown(table, 'Dan')).toEqual(refused('not-welcome'));
    expect(await table.watch(looker('Dan'), undefined)).toEqual(refused('not-welcome'));
  });
});
