import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecordText, recordPieces } from './record-text.ts';

describe('a record as text', () => {
  it('reads back what was written, whatever names and options hold', () => {
    const headers = fc.uniqueArray(fc.tuple(fc.constantFrom('Game', 'Seat0', 'Options'), fc.string()), {
      selector: ([name]) => name,
    });
    const line = fc.record({
      actor: fc.constantFrom(0, 3, '-' as const, '*' as const),
      text: fc.constantFrom('roll', 'sell ENjOYED', 'drew 0 EJD', 'category "a ; b"'),
    });
    fc.assert(
      fc.property(headers, fc.array(line), (head, lines) => {
        const record = { headers: new Map(head), lines };
        const parsed = parseRecordText([...recordPieces(record)].join(''));
        const rows = lines.map((each, i) => ({ ...each, row: head.length + 2 + i }));
        expect(parsed).toEqual({ ok: true, value: { ...record, lines: rows } });
      }),
    );
  });

  it('leaves comments, empty lines and numbers to people', () => {
    const text = '[Game "buyword"] ; the best\n\n; a note\n12 0 sell ENJOYED ; $169\n0 done\r\n';
    const parsed = parseRecordText(text);
    expect(parsed.ok && parsed.value.lines).toEqual([
      { actor: 0, text: 'sell ENJOYED', row: 4 },
      { actor: 0, text: 'done', row: 5 },
    ]);
  });

  it.each([
    'nonsense',
    '[Game buyword]',
    '1 0',
    '1 0 roll\n[Late "header"]',
    '[Twice "a"]\n[Twice "b"]',
    '[Game "a\\x"]',
  ])('names the line it cannot read: %s', (text) => {
    expect(parseRecordText(text)).toMatchObject({ ok: false, error: { code: 'record-bad-line' } });
  });

  it('refuses what is far too long', () => {
    expect(parseRecordText('x'.repeat(10_000_000))).toMatchObject({
      ok: false,
      error: { code: 'text-too-long' },
    });
  });
});
