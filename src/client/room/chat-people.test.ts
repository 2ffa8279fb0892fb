import { describe, expect, it } from 'vitest';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { ChatLineShown, SitterInfo } from '../../protocol/wire.ts';
import { seatOfLine, whyNoWriting } from './chat-people.ts';

const person = (name: string): SitterInfo => ({ name, kind: 'person', gone: false });

/** A table between two games: Ann and Bob have played, the room has these seats. */
const between = (seats: readonly (SitterInfo | null)[], at: Partial<TableMirror> = {}): TableMirror =>
  ({
    info: {
      chat: 'all',
      status: 'over',
      seats: [person('Ann'), person('Bob')],
      next: { seats, ready: [], host: 0 },
    },
    you: null,
    seated: null,
    ...at,
  }) as unknown as TableMirror;

const line = (change: Partial<ChatLineShown>): ChatLineShown => ({
  id: 1,
  atMs: 0,
  name: 'Bob',
  seat: 1,
  own: false,
  text: 'Hi',
  ...change,
});

describe('who may write', () => {
  it('is who sits in the room, though they have not played the game that is over', () => {
    const late = between([person('Ann'), null, person('Dot')], { seated: 2 });
    expect(whyNoWriting(late)).toBeUndefined();
  });

  it('is nobody who has stood up, though they have played it', () => {
    expect(whyNoWriting(between([person('Ann'), null], { you: 1 }))).toBe('reading');
  });

  it('is nobody where there is no chat', () => {
    const table = between([person('Ann')], { seated: 0 });
    expect(whyNoWriting({ ...table, info: { ...table.info, chat: 'off' } })).toBe('off');
  });
});

describe('where who said something sits', () => {
  it('is their seat, as long as they have it', () => {
    expect(seatOfLine(between([person('Ann'), person('Bob')]), line({}))).toBe(1);
    expect(seatOfLine(between([person('Ann'), person('Bob')]), line({ seat: null }))).toBeNull();
  });

  it('is not the seat of who has taken it after them', () => {
    expect(seatOfLine(between([person('Ann'), person('Dot')]), line({}))).toBeNull();
    expect(seatOfLine(between([person('Ann'), null]), line({}))).toBeNull();
  });

  it('is one’s own seat for what one has said oneself, whatever one is called now', () => {
    const table = between([person('Ann'), null, person('Rob')], { seated: 2 });
    expect(seatOfLine(table, line({ own: true }))).toBe(2);
  });
});
