import { describe, expect, it } from 'vitest';
import { createLog, type LogLevel } from './log.ts';

const linesAt = (level: LogLevel, tell: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  tell(createLog(level, (line) => lines.push(line)));
  return lines.map((line) => {
    expect(line).toMatch(/^[^\n]*\n$/);
    return JSON.parse(line);
  });
};

describe('the log', () => {
  it('tells an object a line, with time, level and event', () => {
    const [line] = linesAt('info', ({ info }) => info('ready', { port: 8080, note: 'two\nlines' }));
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      event: 'ready',
      port: 8080,
      note: 'two\nlines',
    });
  });

  it('tells what is at least as grave as asked for', () => {
    const all = (log: ReturnType<typeof createLog>): void => {
      for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level](level);
    };
    expect(linesAt('debug', all)).toHaveLength(4);
    expect(linesAt('warn', all).map(({ event }) => event)).toEqual(['warn', 'error']);
    expect(linesAt('silent', all)).toEqual([]);
  });

  it('quotes errors of the system, and of others only their name and place', () => {
    const full = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    const [system, ours, odd] = linesAt('error', ({ report }) => {
      report(full);
      report(new TypeError('rack of seat 2: QZXJ'));
      report('QZXJ');
    });
    expect(system).toMatchObject({ level: 'error', event: 'mistake', name: 'Error', message: 'disk full' });
    expect(ours).toMatchObject({ name: 'TypeError', at: expect.arrayContaining([expect.any(String)]) });
    expect(JSON.stringify([ours, odd])).not.toContain('QZXJ');
  });

  it('tells a mistake that comes again and again once a minute, with how often it came', () => {
    const lines: string[] = [];
    let now = 0;
    const { report } = createLog(
      'error',
      (line) => lines.push(line),
      () => now,
    );
    const full = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    for (let i = 0; i < 1000; i++) report(full);
    report(Object.assign(new Error('file lost'), { code: 'ENOENT' }));
    now = 60_000;
    report(full);
    const told = lines.map((line) => JSON.parse(line));
    expect(told).toMatchObject([{ message: 'disk full' }, { message: 'file lost' }, { again: 999 }]);
    expect(told[0]).not.toHaveProperty('again');
  });
});
