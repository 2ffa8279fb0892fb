import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Hint } from '../../coach/hint.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { CoachError } from './coach-protocol.ts';
import { createHints, type HintedStep } from './hints.ts';
import { momentOf } from './table-hints.ts';

const HINT: Hint = { nudge: { code: 'hold' }, letters: 'AET', move: { action: 'done', value: 3 }, gain: 2 };

const stepAt = (moment: string): HintedStep => ({ view: {}, seat: 0, moment });
const runOn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const atTable = (found: Result<Hint | undefined, CoachError> = ok(HINT)) => {
  const step = signal<HintedStep | undefined>(stepAt('1'));
  const asked: string[] = [];
  const kept: number[] = [];
  const hints = createHints({
    isOffered: signal(true),
    step,
    fetchHint: async ({ moment }) => {
      asked.push(moment);
      return found;
    },
    say: (_hint, level) => ['nudge', 'letters', 'move'].slice(0, level),
    sayNone: (why) => why?.code ?? 'nothing to decide',
    taken: 0,
    onTaken: (taken) => kept.push(taken),
  });
  return { hints, step, asked, kept };
};

describe('hints at a table', () => {
  it('come level by level, one a tap, and no further', async () => {
    const { hints, asked, kept } = atTable();
    expect(hints.canAsk.value).toBe(true);
    hints.ask();
    expect(hints.isThinking.value).toBe(true);
    // A tap while it thinks asks for nothing more.
    hints.ask();
    await runOn();
    expect(hints.isThinking.value).toBe(false);
    expect(hints.said.value).toEqual(['nudge']);
    hints.ask();
    expect(hints.said.value).toEqual(['nudge', 'letters']);
    expect(hints.hasMore.value).toBe(true);
    hints.ask();
    hints.ask();
    expect(hints.said.value).toEqual(['nudge', 'letters', 'move']);
    expect(hints.hasMore.value).toBe(false);
    expect(asked).toEqual(['1']);
    expect(kept).toEqual([1]);
  });

  it('go with their step, and count once a step', async () => {
    const { hints, step, kept } = atTable();
    hints.ask();
    await runOn();
    step.value = stepAt('2');
    expect(hints.said.value).toEqual([]);
    hints.ask();
    await runOn();
    expect(hints.said.value).toEqual(['nudge']);
    expect(kept).toEqual([1, 2]);
    expect(hints.taken.value).toBe(2);
    step.value = undefined;
    expect(hints.canAsk.value).toBe(false);
    hints.ask();
    expect(hints.said.value).toEqual([]);
  });

  it('that come too late for their step are neither shown nor counted', async () => {
    const { hints, step, kept } = atTable();
    hints.ask();
    step.value = stepAt('2');
    await runOn();
    expect(hints.said.value).toEqual([]);
    expect(kept).toEqual([]);
  });

  it('are shown again as far as they were told after they were put away', async () => {
    const { hints } = atTable();
    hints.ask();
    await runOn();
    hints.ask();
    hints.putAway();
    expect(hints.said.value).toEqual([]);
    hints.ask();
    expect(hints.said.value).toEqual(['nudge', 'letters']);
  });

  it('say so where there is nothing to advise, and try again after a failure; neither counts', async () => {
    const none = atTable(ok(undefined));
    none.hints.ask();
    await runOn();
    expect(none.hints.said.value).toEqual(['nothing to decide']);
    const failing = atTable(err({ code: 'coach-unreachable' }));
    failing.hints.ask();
    await runOn();
    expect(failing.hints.said.value).toEqual(['coach-unreachable']);
    failing.hints.ask();
    await runOn();
    expect(failing.asked).toEqual(['1', '1']);
    expect([...none.kept, ...failing.kept]).toEqual([]);
  });
});

describe('a step of a seat', () => {
  const view = { round: 2, phase: 'sell', seats: [{ tiles: 'AET' }, { tiles: 'X' }], sales: [] };

  it('stays the same whatever rivals do, and is another once one has done something oneself', () => {
    const before = momentOf(view, 0);
    expect(momentOf({ ...view, sales: [1], seats: [{ tiles: 'AET' }, { tiles: '' }] }, 0)).toBe(before);
    expect(momentOf({ ...view, seats: [{ tiles: 'A' }, { tiles: 'X' }] }, 0)).not.toBe(before);
    expect(momentOf({ ...view, round: 3 }, 0)).not.toBe(before);
    expect(momentOf({ ...view, auction: { high: 3 } }, 0)).not.toBe(before);
  });
});
