import { afterEach, describe, expect, it } from 'vitest';
import { recordFor } from '../../src/server/app/record.ts';
import { passHost } from '../../src/server/app/waiting-room.ts';
import { actAs, happenings, looker, openRoom, person, type Room, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;

const startCards = (options: Record<string, unknown> = {}) =>
  startTable(room, ['Ann', 'Bob'], { game: 'choose-your-words', options, patienceSeconds: null });

/** Ann's cards, of which she lays some out. */
const cardsOf = ({ mirror }: ReturnType<typeof looker>): string[] => {
  const seats = mirror?.view?.['seats'] as readonly { readonly cards: string }[] | undefined;
  return seats?.[0]?.cards.replaceAll('*', '').trim().split(/\s+/) ?? [];
};

/** Plays a round with the least of everything until words are declared. */
const playToShowdown = async (table: Awaited<ReturnType<typeof startCards>>): Promise<void> => {
  for (let step = 0; step < 40; step++) {
    const view = table.served.view(table.state.playing?.state, null);
    if (view['phase'] === 'declare') return;
    const name = ['Ann', 'Bob'][(view['toAct'] as number[])[0] ?? 0] ?? '';
    for (const action of ['exchange none', 'check', 'call', 'bet 1'])
      if ((await actAs(table, name, action)).ok) break;
  }
  throw new Error('no showdown');
};

describe('CW-26.2 what is laid out', () => {
  it('enters no log and makes no version, however often it is laid out anew; of the last one nothing is lost', async () => {
    room = await openRoom();
    const table = await startCards();
    const [ann, bob] = [looker('Ann'), looker('Bob')];
    for (const each of [ann, bob]) await table.watch(each, undefined);
    const { version } = table.state;
    const before = await happenings(room, table);
    const [one = '', two = '', three = ''] = cardsOf(ann);
    for (let i = 0; i < 200; i++) {
      const answer = await actAs(table, 'Ann', `layout ${i % 2 === 0 ? one : `${one} ${two}`}`);
      expect(answer).toEqual({ ok: true, value: version });
    }
    await actAs(table, 'Ann', `layout ${three} ${one}`);
    expect(await happenings(room, table)).toEqual(before);
    expect(ann.mirror?.view?.['layout']).toBe(`${three} ${one}`);
    expect(bob.messages.filter(({ type }) => type === 'update' || type === 'arranged')).toEqual([]);
    room = await room.crash(SECOND);
    const again = looker('Ann');
    await (await room.tables.find(table.code))?.watch(again, undefined);
    expect(again.mirror?.view?.['layout']).toBe(`${three} ${one}`);
    expect(room.errors).toEqual([]);
  });

  it('where it lies so already is accepted and kept nowhere', async () => {
    room = await openRoom();
    const table = await startCards();
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const [one = ''] = cardsOf(ann);
    await actAs(table, 'Ann', `layout ${one}`);
    let kept = 0;
    const { keepArrangement, append } = room.store;
    Object.assign(room.store, {
      keepArrangement: (...asked: Parameters<typeof keepArrangement>) => {
        kept += 1;
        return keepArrangement(...asked);
      },
      append: (...asked: Parameters<typeof append>) => {
        kept += 1;
        return append(...asked);
      },
    });
    expect(await actAs(table, 'Ann', `layout ${one}`)).toEqual({ ok: true, value: table.state.version });
    expect(kept).toBe(0);
  });

  it('enters the log when time runs out, after a crash too: the record tells what was declared', async () => {
    room = await openRoom();
    let table = await startCards({ turnSeconds: 30, judge: 'challenge' });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    await table.watch(looker('Bob'), undefined);
    await playToShowdown(table);
    const [one = '', two = ''] = cardsOf(ann);
    await actAs(table, 'Ann', `layout ${one}`);
    await actAs(table, 'Ann', `layout ${one} ${two}`);
    room = await room.crash(SECOND);
    table = (await room.tables.find(table.code)) as typeof table;
    for (const each of ['Ann', 'Bob']) await table.watch(looker(each), undefined);
    await room.clock.pass(40 * SECOND);
    const log = await happenings(room, table);
    expect(log.filter((text) => text.includes('layout'))).toEqual([`0 layout ${one} ${two}`]);
    expect(log.indexOf('- timeout 0')).toBeGreaterThan(-1);
    expect(log[log.indexOf(`0 layout ${one} ${two}`) + 1]).toBe('- timeout 0');
    const record = await recordFor(room.store, table, person('Ann').id);
    expect(record).toMatchObject({ ok: true });
    expect(record.ok && record.value).toContain(`0 layout ${one} ${two}`);
    expect(room.errors).toEqual([]);
  });

  it('is no sign of life of who has gone away when it enters the log', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], {
      game: 'choose-your-words',
      options: { judge: 'challenge' },
      patienceSeconds: 10,
    });
    const ann = looker('Ann');
    for (const each of [ann, looker('Bob')]) await table.watch(each, undefined);
    await playToShowdown(table);
    await actAs(table, 'Ann', `layout ${cardsOf(ann).slice(0, 2).join(' ')}`);
    table.unwatch(ann);
    const goneAtMs = room.clock.nowMs();
    await room.clock.pass(11 * SECOND);
    expect(await happenings(room, table)).toContain('- timeout 0');
    expect(table.presence.awaySinceMs(0)).toBe(goneAtMs);
  });

  it('of one round is not what is laid out in the next', async () => {
    room = await openRoom();
    const table = await startCards({ turnSeconds: 30 });
    const [ann, bob] = [looker('Ann'), looker('Bob')];
    for (const each of [ann, bob]) await table.watch(each, undefined);
    const [one = ''] = cardsOf(ann);
    await actAs(table, 'Ann', `layout ${one}`);
    while (ann.mirror?.view?.['round'] === 1) await room.clock.pass(30 * SECOND);
    expect(ann.mirror?.view?.['layout']).toBe('');
    room = await room.crash(SECOND);
    const again = looker('Ann');
    await (await room.tables.find(table.code))?.watch(again, undefined);
    expect(again.mirror?.view?.['layout']).toBe('');
  });

  it('is shown though everybody is owed the whole table, to who came before and to who came since', async () => {
    room = await openRoom();
    const table = await startCards();
    const [ann, late] = [looker('Ann'), looker('Ann')];
    await table.watch(ann, undefined);
    const [one = '', two = ''] = cardsOf(ann);
    // The host's part goes to and fro until the whole table is shown only every now and then.
    for (let i = 0; i < 14; i++)
      await table.change((state) => passHost(state, person(i % 2 === 0 ? 'Ann' : 'Bob'), 1 - (i % 2)));
    await table.watch(late, undefined);
    await actAs(table, 'Ann', `layout ${one} ${two}`);
    await room.clock.pass(5 * SECOND);
    for (const { mirror } of [ann, late])
      expect(mirror).toMatchObject({ version: table.state.version, view: { layout: `${one} ${two}` } });
  });

  it('enters the log before the time-out that goes by it, though the disk was full at first', async () => {
    room = await openRoom();
    const table = await startCards({ turnSeconds: 60 });
    const [ann, bob] = [looker('Ann'), looker('Bob')];
    for (const each of [ann, bob]) await table.watch(each, undefined);
    await playToShowdown(table);
    const [one = '', two = ''] = cardsOf(ann);
    await actAs(table, 'Ann', `layout ${one} ${two}`);
    const { version } = table.state;
    const { append } = room.store;
    let isFull = true;
    Object.assign(room.store, {
      append: async (...asked: Parameters<typeof append>) => {
        if (!isFull) return append(...asked);
        isFull = false;
        throw new Error('disk full');
      },
    });
    await room.clock.pass(120 * SECOND);
    const actions = (await room.store.readLog(table.id, version)).flatMap(({ body }) =>
      body.kind === 'acted' ? [body.action] : [],
    );
    expect(actions.slice(0, 2)).toEqual([`layout ${one} ${two}`, 'timeout 0']);
  });
});
