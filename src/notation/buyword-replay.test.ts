import { describe, expect, it } from 'vitest';
import { BUYWORD } from '../games/buyword/buyword.ts';
import { createDealSource, type Setup } from '../games/buyword/deal-source.ts';
import { startMatch } from '../games/core/match.ts';
import { formatBuyWordRecord } from './buyword-record.ts';
import { loadBuyWordRecord } from './buyword-replay.ts';

const judge = { has: (word: string) => word !== 'ZZZ', inTheme: () => true };

const newTable = (setup: Setup, players = 2) => {
  const match = startMatch(
    BUYWORD,
    { deal: createDealSource(setup), judge },
    { players, options: {}, setup },
  );
  if (!match.ok) throw new Error(match.error.code);
  const lexicon = { name: 'en-full', sha256: 'a'.repeat(64) };
  return { match: match.value, setup, lexicon, rulesVersion: 1, names: ['Ann', 'Bob'] };
};

const load = (text: string) => {
  const loaded = loadBuyWordRecord(text, () => judge);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.match;
};

describe('a record loaded in the middle of a game', () => {
  it('goes on with the same chance where it holds the seed', () => {
    const table = newTable({ seed: 'go on' });
    const leader = table.match.state.leader;
    const loaded = load(formatBuyWordRecord(table, 'all'));
    expect(loaded.act(leader, { kind: 'roll' })).toEqual(table.match.act(leader, { kind: 'roll' }));
  });

  it('made for a viewer holds no seed, bag or rolls, and cannot be rolled on', () => {
    const table = newTable({ seed: 'secret seed', bag: 'EEJDNOYSABCDEF', rolls: ['choice'], leader: 0 });
    const text = formatBuyWordRecord(table, 0);
    expect(text).not.toMatch(/secret|EEJD|Rolls/);
    expect(load(text).act(0, { kind: 'roll' })).toEqual({ ok: false, error: { code: 'no-roll-left' } });
  });

  it('made for a viewer never draws tiles that nobody knows', () => {
    const table = newTable({ bag: 'EEJDNOYSABCDEF', rolls: ['choice'], leader: 0 });
    table.match.act(0, { kind: 'roll' });
    const loaded = load(formatBuyWordRecord(table, 1));
    for (const [actor, action] of [
      [0, { kind: 'choose', number: 3 }],
      [null, { kind: 'timeout', seat: 0 }],
    ] as const) {
      expect(loaded.act(actor, action)).toEqual({ ok: false, error: { code: 'no-roll-left' } });
    }
  });

  it('is played as it tells, even where the seed would deal otherwise now', () => {
    const table = newTable({ seed: 'first' });
    const { leader } = table.match.state;
    table.match.act(leader, { kind: 'roll' });
    const text = formatBuyWordRecord(table, 'all').replace('"first"', '"second"');
    const loaded = load(text);
    expect(loaded.state).toEqual(table.match.state);
  });
});

describe('a record by hand', () => {
  it('may leave out who leads: the seed says it', () => {
    const table = newTable({ seed: 'a' });
    const text = formatBuyWordRecord(table, 'all').replace(/.*leads.*\n/, '');
    expect(load(text).state).toEqual(table.match.state);
  });

  it('may be spaced freely, and says which row is wrong', () => {
    const table = newTable({ seed: 'rows' });
    table.match.act(table.match.state.leader, { kind: 'roll' });
    const text = formatBuyWordRecord(table, 'all');
    expect(load(text.replace('* rolled ', '*   rolled    ')).state).toEqual(table.match.state);
    const row = text.split('\n').findIndex((line) => line.endsWith(' roll')) + 1;
    const wrong = loadBuyWordRecord(text.replace(' roll\n', ' fly\n'), () => judge);
    expect(wrong).toEqual({ ok: false, error: { code: 'record-bad-line', line: row } });
  });

  it('however long and odd is answered, and soon', () => {
    const head = formatBuyWordRecord(newTable({ seed: 'x' }), 'all');
    for (const body of [
      '* drew 0 A\n'.repeat(125_000),
      `0 roll\n${'* drew 0 A\n'.repeat(80_000)}`,
      `0 roll\n* drew 0 ${'A'.repeat(900_000)}\n`,
    ]) {
      const answer = loadBuyWordRecord(head + body, () => judge);
      expect(answer).toMatchObject({ ok: false, error: { code: 'record-bad-line' } });
    }
  });
});

describe('a record that is wrong', () => {
  const table = newTable({ bag: 'EEJDNOYSABCDEF', rolls: [4, 3], leader: 0 });
  for (const [seat, kind] of [
    [0, 'roll'],
    [0, 'buy'],
    [1, 'decline'],
  ] as const) {
    table.match.act(seat, { kind });
  }
  const good = formatBuyWordRecord(table, 'all');

  it.each([
    ['Game', '[Game "buyword"]', '[Game "chess"]'],
    ['Rules', '[Rules "1"]', '[Rules "99"]'],
    ['Schema', '[Schema "1"]', '[Schema "99"]'],
    ['Lexicon', 'sha256:', 'md5:'],
    ['Options', '[Options "{', '[Options "'],
    ['Seat0', /\[Seat\d .*\n/g, ''],
    ['Seat0', '[Seat1 ', '[Seat5 '],
    ['Seat0', '"Ann"', `"${'A'.repeat(100)}"`],
    ['Lexicon', 'en-full sha', 'fr-full sha'],
    ['Rolls', '[Rolls "[4,3]', '[Rolls "[4,9]'],
  ])('is refused by its header %s', (header, from, to) => {
    expect(loadBuyWordRecord(good.replaceAll(from as string, to), () => judge)).toEqual({
      ok: false,
      error: { code: 'record-bad-header', header },
    });
  });

  it.each([
    ['drew 0 EJNY', 'drew 1 EJNY', 'record-mismatch'],
    ['rolled 4', 'rolled 3', 'record-mismatch'],
    ['rolled 4', 'rolled 9', 'record-bad-line'],
    ['drew 0 EJNY', 'drew 0 ej?y', 'record-bad-line'],
    ['0 buy', '1 buy', 'record-mismatch'],
    ['* leads 0', '* leads 0\n* leads 1', 'record-bad-line'],
    ['* leads 0', '* leads 0\n* rolled 3', 'record-bad-line'],
    ['bag 14', 'bag 7', 'record-mismatch'],
    ['bag 14', 'bag 99999', 'record-bad-line'],
    ['0 buy', '0 fly', 'record-bad-line'],
    ['* leads 0', '* leads 7', 'record-bad-line'],
  ])('is refused where %s became %s', (from, to, code) => {
    expect(loadBuyWordRecord(good.replace(from, to), () => judge)).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});

describe('a record of a table with a bag of its own', () => {
  it('BW-2.4 loads, though the bag holds as many tiles as a whole set, but others', () => {
    const table = newTable({ bag: 'Q'.repeat(108), rolls: [2] });
    table.match.act(0, { kind: 'roll' });
    for (const viewer of ['all', null, 0] as const) {
      const record = formatBuyWordRecord(table, viewer);
      const loaded = loadBuyWordRecord(record, () => judge);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      expect(loaded.value.match.state).toEqual(table.match.state);
      expect(formatBuyWordRecord(loaded.value, viewer)).toBe(record);
    }
  });

  it('loads whatever signs a seed holds, and stays one line a header', () => {
    const table = newTable({ seed: 'a\u2028b\u2029c' });
    const record = formatBuyWordRecord(table, 'all');
    expect(record).not.toMatch(/[\u2028\u2029]/);
    expect(load(record).state).toEqual(table.match.state);
    expect(load(record.replace('\\u2028', '\u2028')).state).toEqual(table.match.state);
  });
});
