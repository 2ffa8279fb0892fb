/** What every store must keep of people; part of the suite of each adapter (store-contract.ts). */
import { expect, it } from 'vitest';
import type { Store } from '../../src/server/app/ports.ts';

type Fresh = () => Promise<{ readonly store: Store; readonly reopen: () => Promise<Store> }>;

export const peopleContract = (
  fresh: Fresh,
  makeTable: (store: Store, code?: string) => Promise<number>,
): void => {
  const line = (identity: string, text: string) => ({
    atMs: 5,
    identity,
    name: identity,
    phrase: null,
    text,
  });

  it('keeps the newest lines of each table’s chat, over a restart, until the table is put away', async () => {
    const { store, reopen } = await fresh();
    const [first, second] = [await makeTable(store, 'FIRST'), await makeTable(store, 'SECOND')];
    for (let i = 0; i < 5; i++) await store.people.addLine(first, line('ann', `${i}`), 3);
    await store.people.addLine(second, { ...line('bob', ''), phrase: 'hello', text: null }, 3);
    const again = await reopen();
    expect((await again.people.linesOf(first)).map(({ text }) => text)).toEqual(['2', '3', '4']);
    expect(await again.people.linesOf(second)).toMatchObject([{ phrase: 'hello', text: null }]);
    const archived = {
      seq: 2,
      atMs: 9,
      actionKey: null,
      body: { kind: 'archived', why: 'finished' },
    } as const;
    await again.append(first, archived, { status: 'archived' });
    expect(await again.people.linesOf(first)).toEqual([]);
  });

  it('keeps whom somebody keeps away from, once each', async () => {
    const { store } = await fresh();
    const { people } = store;
    const bob = { identity: 'bob', name: 'Bob' };
    await people.keepDistance('eve', bob, 'muted', 1);
    const muted = await people.keepDistance('ann', bob, 'muted', 1);
    const blocked = await people.keepDistance('ann', bob, 'blocked', 2);
    const [kept, ...others] = await people.mutesAndBlocksOf('ann');
    expect([kept, others]).toMatchObject([{ ...bob, kind: 'blocked' }, []]);
    // By this number it is ended, whichever it has become.
    expect([muted, blocked]).toEqual([kept?.id, kept?.id]);
    await people.endMuteOrBlock('eve', kept?.id ?? 0);
    expect(await people.mutesAndBlocksOf('ann')).toHaveLength(1);
    await people.endMuteOrBlock('ann', kept?.id ?? 0);
    expect(await people.mutesAndBlocksOf('ann')).toEqual([]);
  });

  it('keeps reports, bans and announcements', async () => {
    const { store, reopen } = await fresh();
    const report = {
      atMs: 1,
      reporter: 'ann',
      reporterName: 'Ann',
      reported: 'bob',
      reportedName: 'Bob',
      table: 'FIRST',
      reason: 'insult',
      note: 'é',
      lines: [{ name: 'Bob', said: 'x', identity: 'bob' }],
    } as const;
    const first = await store.people.addReport(report, 0);
    expect(await store.people.addReport({ ...report, atMs: 2, note: 'too soon' }, 1)).toBeUndefined();
    await store.people.addReport({ ...report, atMs: 2, note: 'again' }, 2);
    await store.people.closeReport(first ?? 0);
    await store.people.ban({ identity: 'bob', name: 'Bob', atMs: 3, why: 'rude' });
    const announced = await store.people.announce({ atMs: 4, en: 'Hi', fr: '' });
    const { people } = await reopen();
    const [open, closed, ...others] = await people.reports(9);
    expect([open, closed, others]).toMatchObject([
      { note: 'again', isOpen: true },
      { note: 'é', isOpen: false, id: first },
      [],
    ]);
    expect(await people.findReport(first ?? 0)).toEqual(closed);
    expect(await people.findReport(99)).toBeUndefined();
    expect([await people.reports(1), await people.reports(1, open), await people.reports(1, closed)]).toEqual(
      [[open], [closed], []],
    );
    expect(await people.bans()).toEqual([{ identity: 'bob', name: 'Bob', atMs: 3, why: 'rude' }]);
    expect(await people.announcements()).toEqual([{ id: announced, atMs: 4, en: 'Hi', fr: '' }]);
    await people.unban('bob');
    await people.withdraw(announced);
    expect([await people.bans(), await people.announcements()]).toEqual([[], []]);
  });

  it('keeps orders and subscriptions until they are taken back', async () => {
    const { store, reopen } = await fresh();
    const id = await makeTable(store);
    await store.people.setOrder(id, 'ann', { buyAtMost: 1 }, 1);
    await store.people.setOrder(id, 'ann', { buyAtMost: 64 }, 2);
    const subscription = { identity: 'ann', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    expect(await store.people.addSubscription(subscription, 1)).toBe(true);
    const { people } = await reopen();
    expect(await people.ordersAt(id)).toEqual([{ identity: 'ann', order: { buyAtMost: 64 } }]);
    expect(await people.subscriptionsOf('ann')).toEqual([subscription]);
    // Whoever names an endpoint does not have it: the keys that only its browser has tell.
    for (const keys of [{ p256dh: 'q', auth: 'b' }, { p256dh: 'p', auth: 'b' }, { p256dh: 'q' }])
      expect(await people.addSubscription({ ...subscription, ...keys, identity: 'eve' }, 2)).toBe(false);
    expect([await people.subscriptionsOf('ann'), await people.subscriptionsOf('eve')]).toEqual([
      [subscription],
      [],
    ]);
    expect(await people.addSubscription({ ...subscription, p256dh: 'new' }, 3)).toBe(true);
    expect(await people.addSubscription({ ...subscription, p256dh: 'new', identity: 'ann again' }, 4)).toBe(
      true,
    );
    expect(await people.subscriptionsOf('ann')).toEqual([]);
    expect(await people.subscriptionsOf('ann again')).toHaveLength(1);
    await people.setOrder(id, 'ann', null, 3);
    await people.dropSubscription(subscription.endpoint);
    expect([await people.ordersAt(id), await people.subscriptionsOf('ann again')]).toEqual([[], []]);
  });

  it('lists finished games, exports and forgets what there is of somebody', async () => {
    const { store } = await fresh();
    const { people } = store;
    const id = await makeTable(store);
    const player = (seat: number, identity: string | null, name: string) => ({
      seat,
      identity,
      name,
      won: seat === 0,
    });
    const ended = {
      game: 'buyword',
      number: 1,
      listed: false,
      players: [player(0, 'ann', 'Ànn'), player(1, null, 'Bot')],
    };
    const entry = {
      seq: 2,
      atMs: 50,
      actionKey: null,
      body: { kind: 'paused', used: { turns: [], window: 0, game: 0 } },
    } as const;
    await store.append(id, entry, { status: 'over', ended });
    const query = { player: '', fromMs: 0, toMs: 100, identity: 'ann', most: 9 };
    expect(await people.finishedGames({ ...query, player: 'ann' })).toMatchObject([
      { number: 1, atMs: 50, players: [{ name: 'Ànn', won: true, isBot: false }, { isBot: true }] },
    ]);
    for (const other of [
      { identity: 'eve' },
      { identity: null },
      { toMs: 50 },
      { fromMs: 51 },
      { player: 'bob' },
    ])
      expect(await people.finishedGames({ ...query, ...other })).toEqual([]);
    await people.addLine(id, line('ann', 'hello'), 9);
    await people.setOrder(id, 'ann', {}, 1);
    expect(await people.exportOf('ann')).toMatchObject({
      chat: [{ line: 'hello' }],
      orders: [{}],
      finished: [{}],
    });
    await people.forget('ann', 'gone');
    expect(JSON.stringify(await people.exportOf('ann'))).not.toMatch(/Ànn|hello/);
    expect(await people.linesOf(id)).toEqual([]);
    expect(await people.finishedGames(query)).toEqual([]);
  });
};
