import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScenes, type Scene, steppedScene } from './scenes.ts';

/** Time that goes on when it is told to. */
let nowMs = 0;
let timers: { readonly atMs: number; readonly then: () => void }[] = [];
const wait = (ms: number, then: () => void) => {
  const timer = { atMs: nowMs + ms, then };
  timers.push(timer);
  return () => {
    timers = timers.filter((each) => each !== timer);
  };
};
const pass = (ms: number): void => {
  nowMs += ms;
  for (const timer of timers.filter(({ atMs }) => atMs <= nowMs)) {
    timers = timers.filter((each) => each !== timer);
    timer.then();
  }
};

let seen: string[] = [];
const scene = (name: string, ms = 100): Scene => ({
  ms,
  begin: () => {
    seen.push(`${name} begins`);
    return () => seen.push(`${name} ends`);
  },
});
const shown = (name: string) => ({
  show: () => void seen.push(`${name} is shown`),
  tell: () => void seen.push(`${name} is told`),
});

beforeEach(() => {
  nowMs = 0;
  timers = [];
  seen = [];
});

describe('scenes', () => {
  it('are nothing where nothing is to be seen: it is shown and told at once', () => {
    const scenes = createScenes(wait);
    scenes.add(shown('a bid'));
    expect(seen).toEqual(['a bid is shown', 'a bid is told']);
    expect(scenes.isPlaying.value).toBe(false);
  });

  it('come before what has happened is shown and told, and after it', () => {
    const scenes = createScenes(wait);
    scenes.add({ before: [scene('die')], after: [scene('draw')], ...shown('a roll') });
    expect(seen).toEqual(['die begins']);
    expect([scenes.isPlaying.value, scenes.isHolding()]).toEqual([true, true]);
    pass(99);
    expect(seen).toHaveLength(1);
    pass(1);
    expect(seen).toEqual(['die begins', 'die ends', 'a roll is shown', 'a roll is told', 'draw begins']);
    expect([scenes.isPlaying.value, scenes.isHolding()]).toEqual([true, false]);
    pass(100);
    expect(seen.at(-1)).toBe('draw ends');
    expect(scenes.isPlaying.value).toBe(false);
  });

  it('tell last what is to be seen first', () => {
    const scenes = createScenes(wait);
    scenes.add({ after: [scene('one hand'), scene('another')], tellsLast: true, ...shown('a showdown') });
    pass(100);
    expect(seen).toEqual(['a showdown is shown', 'one hand begins', 'one hand ends', 'another begins']);
    pass(100);
    expect(seen.slice(-2)).toEqual(['another ends', 'a showdown is told']);
  });

  it('keep what happens meanwhile for afterwards, in order', () => {
    const scenes = createScenes(wait);
    scenes.add({ before: [scene('die')], ...shown('a roll') });
    scenes.add(shown('a bid'));
    expect(seen).toEqual(['die begins']);
    pass(100);
    expect(seen.filter((each) => each.endsWith('shown'))).toEqual(['a roll is shown', 'a bid is shown']);
  });

  it('jump to their end all at once, and what had not begun is not played', () => {
    const scenes = createScenes(wait);
    scenes.add({ before: [scene('die')], after: [scene('draw')], ...shown('a roll') });
    scenes.add({ before: [scene('another die')], ...shown('another roll') });
    scenes.skip();
    expect(seen).toEqual([
      ...['die begins', 'die ends', 'a roll is shown', 'a roll is told'],
      ...['another roll is shown', 'another roll is told'],
    ]);
    expect([scenes.isPlaying.value, scenes.isHolding()]).toEqual([false, false]);
    pass(1000);
    expect(seen).toHaveLength(6);
  });

  it('lose nothing that happens while something is shown', () => {
    const scenes = createScenes(wait);
    const { tell } = shown('a roll');
    scenes.add({ show: () => scenes.add(shown('a bid')), tell });
    expect(seen).toEqual(['a roll is told', 'a bid is shown', 'a bid is told']);
  });

  it('go on where something went wrong as it was shown', () => {
    const scenes = createScenes(wait);
    const fails = (): never => {
      throw new Error('a fault of ours');
    };
    expect(() => scenes.add({ before: [scene('die')], show: fails, tell: () => {} })).not.toThrow();
    expect(() => pass(100)).toThrow('a fault of ours');
    scenes.add(shown('a bid'));
    expect(seen.slice(-2)).toEqual(['a bid is shown', 'a bid is told']);
    expect(scenes.isPlaying.value).toBe(false);
  });

  it('never fall far behind: what waits is shown without them', () => {
    const scenes = createScenes(wait);
    for (const name of ['first', 'second', 'third', 'fourth'])
      scenes.add({ before: [scene(`die of the ${name}`)], ...shown(name) });
    pass(100);
    expect(seen.filter((each) => !each.endsWith('told'))).toEqual([
      ...['die of the first begins', 'die of the first ends', 'first is shown'],
      ...['second is shown', 'third is shown', 'die of the fourth begins'],
    ]);
  });
});

describe('a page that nobody sees', () => {
  it('shows and tells what happens at once, and what was being seen with it', () => {
    let isSeen = true;
    const scenes = createScenes(wait, () => isSeen);
    scenes.add({ before: [scene('die')], ...shown('a roll') });
    isSeen = false;
    scenes.add({ before: [scene('draw')], after: [scene('flight')], ...shown('a lot') });
    expect(seen).toEqual([
      ...['die begins', 'die ends', 'a roll is shown', 'a roll is told'],
      ...['a lot is shown', 'a lot is told'],
    ]);
    expect([scenes.isPlaying.value, scenes.isHolding(), timers]).toEqual([false, false, []]);
    isSeen = true;
    scenes.add({ before: [scene('next die')], ...shown('a roll') });
    expect(seen.at(-1)).toBe('next die begins');
  });
});

describe('a scene of several steps', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const steps = ['one', 'two', 'three'].map((name) => () => void seen.push(name));

  it('takes them one after the other', () => {
    steppedScene(100, steps, 'flip').begin((sound) => seen.push(sound));
    vi.advanceTimersByTime(99);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(seen).toEqual(['flip', 'one', 'flip', 'two']);
  });

  it('rises from step to step', () => {
    const heard: unknown[] = [];
    steppedScene(100, steps, 'count', 2).begin((_, semitones) => heard.push(semitones));
    vi.advanceTimersByTime(300);
    expect(heard).toEqual([0, 2, 4]);
  });

  it('takes all that are left at its end, once', () => {
    const { begin, ms } = steppedScene(100, steps, 'flip');
    expect(ms).toBe(300);
    const end = begin(() => {});
    vi.advanceTimersByTime(100);
    end();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['one', 'two', 'three']);
  });
});
