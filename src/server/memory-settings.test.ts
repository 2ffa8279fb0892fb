import { describe, expect, it } from 'vitest';
import { DEFAULT_MEMORY } from './app/table-memory.ts';
import { memoryFrom } from './memory-settings.ts';

describe('how much is kept in memory', () => {
  it('is as the environment says, or else as it is by default', () => {
    expect(memoryFrom({})).toEqual({ ok: true, value: DEFAULT_MEMORY });
    expect(memoryFrom({ TABLES_IN_MEMORY: '20', TABLE_MEGABYTES: '2' })).toEqual({
      ok: true,
      value: { tables: 20, bytes: 2 * 2 ** 20 },
    });
  });

  it.each(['0', '-1', '1.5', 'many', '1000001'])('is not %s', (text) => {
    const error = `TABLES_IN_MEMORY must be a whole number from 1 to 1000000, not "${text}".`;
    expect(memoryFrom({ TABLES_IN_MEMORY: text })).toEqual({ ok: false, error });
  });
});
