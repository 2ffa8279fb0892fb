import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleMs } from './settle-ms.ts';
import { createPresses, createStepGuard } from './step-guard.ts';

const SETTLE_MS = settleMs();

/** A button of a table, and a clock that is set by hand. */
const table = () => {
  let now = 0;
  const presses = createPresses();
  const guard = createStepGuard(presses, () => now, SETTLE_MS);
  return {
    presses,
    guard,
    showAt: (atMs: number, as: string) => {
      now = atMs;
      guard.show(as);
    },
    /** A tap from one time to another; whether it is taken. */
    tap: (from: number, to: number): boolean => {
      presses.begin(from);
      presses.end(to);
      return guard.takes(to);
    },
  };
};

describe('a button of a step', () => {
  it('takes no tap that began before it was shown, however late it ends', () => {
    const { showAt, tap } = table();
    showAt(1000, 'buy');
    expect(tap(990, 2000)).toBe(false);
  });

  it('takes no tap in its first 300 ms, and any that begins later', () => {
    const { showAt, tap } = table();
    showAt(1000, 'buy');
    expect(tap(1200, 1350)).toBe(false);
    expect(tap(1299, 1310)).toBe(false);
    expect(tap(1300, 1310)).toBe(true);
  });

  it('settles anew when it does something else, and not when it is only shown again', () => {
    const { showAt, tap } = table();
    showAt(0, 'call 4');
    showAt(1000, 'call 4');
    expect(tap(1050, 1060)).toBe(true);
    showAt(1100, 'call 12');
    expect(tap(1150, 1160)).toBe(false);
    expect(tap(1500, 1510)).toBe(true);
  });

  it('takes a key pressed on purpose, and none that is held down', () => {
    const { showAt, presses, guard } = table();
    showAt(0, 'sell');
    presses.begin(1000);
    expect(guard.takes(1001)).toBe(true);
    presses.repeat();
    expect(guard.takes(1500)).toBe(false);
    presses.end(1600);
    presses.begin(1700);
    expect(guard.takes(1701)).toBe(true);
  });

  it('takes what no finger and no key has pressed, such as a screen reader’s click, by its own time', () => {
    const { showAt, tap, guard } = table();
    expect(tap(900, 910)).toBe(false);
    showAt(1000, 'buy');
    expect(guard.takes(1200)).toBe(false);
    expect(guard.takes(1400)).toBe(true);
  });

  it('is never committed by a tap that began sooner than 300 ms after it came (any times)', () => {
    const time = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(time, time, time, (shown, began, lasts) => {
        const { showAt, tap } = table();
        showAt(shown, 'next');
        expect(tap(began, began + lasts)).toBe(began >= shown + SETTLE_MS);
      }),
    );
  });
});
