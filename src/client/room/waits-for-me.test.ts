import { expect, it } from 'vitest';
import type { RoomInfo, TableInfo } from '../../protocol/wire.ts';
import { waitsForMe } from './waits-for-me.ts';

const at = (status: TableInfo['status'], you: number | null, toAct: readonly number[] | null) =>
  waitsForMe({ info: { status, next: null } as TableInfo, you, seated: you, view: toAct && { toAct } });

it('a table waits for who is to act there, and for nobody else', () => {
  expect(at('playing', 1, [0, 1])).toBe(true);
  expect(at('playing', 1, [0])).toBe(false);
  expect(at('playing', null, [0])).toBe(false);
  expect(at('paused', 0, [0])).toBe(false);
  expect(at('over', 0, [])).toBe(false);
  expect(at('open', 0, null)).toBe(false);
});

it('a table waits for the last of its people who is not ready for the next game', () => {
  const person = { name: 'Ann', kind: 'person', gone: false } as const;
  const bot = { name: 'Penny', kind: 'bot', bot: 'penny', gone: false } as const;
  const between = (seated: number | null, ready: readonly number[]) => {
    const next: RoomInfo = { seats: [person, person, bot, null], host: 0, ready };
    return waitsForMe({
      info: { status: 'over', next } as TableInfo,
      you: null,
      seated,
      view: { toAct: [] },
    });
  };
  expect(between(1, [0])).toBe(true);
  expect(between(0, [0])).toBe(false);
  expect(between(1, [])).toBe(false);
  expect(between(1, [0, 1])).toBe(false);
  expect(between(null, [0])).toBe(false);
});
