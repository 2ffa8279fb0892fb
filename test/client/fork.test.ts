import { afterAll, describe, expect, it, vi } from 'vitest';
import { forkedAgain, forkedGame } from '../../src/client/device/fork.ts';
import { momentAt, seatsToFork } from '../../src/client/replay/fork-moment.ts';
import { readRecord } from '../../src/client/replay/read-record.ts';
import type { Replay } from '../../src/client/replay/replay.ts';
import { type Timeline, timelineOf } from '../../src/client/replay/timeline.ts';
import { isSavedGame, type SavedGame } from '../../src/client/saves/saved-game.ts';
import type { Seat } from '../../src/games/core/seat.ts';
import type { Language } from '../../src/shared/language.ts';
import { CATALOG } from '../fixtures/nim-catalog.ts';
import { type HostedGame, hostGame } from '../support/hosted-game.ts';
import '../support/listed-games.ts';
import { savedGame } from '../support/saved-game.ts';

const BOTS = ['Penny', 'Dot', 'Quill'].map((name) => ({ name, bot: 'simple' }));
const NEW = { id: 'fork', nowMs: 5 };
const LOOK = { face: 'owl', colour: 'blue' } as const;

vi.useFakeTimers();
afterAll(() => void vi.useRealTimers());

/** Lets the house bot play for a seat, or does what is wished there, to the end. */
const playOut = (table: HostedGame, seat: Seat, wish: (usual: string) => string = (usual) => usual): void => {
  for (let i = 0; i < 3000 && !table.progress().standing.isOver; i++) {
    const usual = table.choose(seat);
    if (usual !== undefined && table.act(seat, `a${i}`, wish(usual))?.type !== 'accepted')
      table.act(seat, `b${i}`, usual);
    vi.advanceTimersByTime(10);
  }
};

const play = (about: Partial<SavedGame>, seat = 0): SavedGame => {
  const table = hostGame(savedGame({ seed: 'the real game', bots: BOTS, ...about }));
  playOut(table, seat);
  return { ...table.saved(), standing: table.progress().standing };
};

/** A game as a replay shows it, with nothing to look at. */
const timelineFor = (saved: SavedGame, about: Partial<Replay> = {}): Timeline => {
  const module = CATALOG.find(({ name }) => name === saved.game);
  if (module === undefined) throw new Error(saved.game);
  const names = ['Ann', ...saved.bots.map(({ name }) => name)];
  const looks = names.map((_, seat) => (seat === 0 ? {} : { bot: 'simple' }));
  const { opening, turns, seed, setup } = saved;
  const lexicon = { name: 'en-full', sha256: '' };
  const chance = { seed, ...(setup === undefined ? {} : { setup }) };
  return timelineOf(
    { module, names, looks, lexicon, opening, turns, record: '', chance, ...about },
    { replay: {} as never, openSentence: (_: Language) => undefined },
  );
};

const forkAt = (timeline: Timeline, frame: number, seat: Seat): SavedGame => {
  const moment = momentAt(timeline, frame);
  if (typeof moment === 'string') throw new Error(moment);
  return forkedGame(moment, { seat, look: LOOK, standIn: 'simple' }, NEW);
};

/** What came out of the bag, in its order. */
const drawnIn = ({ turns }: SavedGame): string =>
  turns
    .flatMap(({ events }) => events as readonly { readonly type: string; readonly tiles: string }[])
    .flatMap(({ type, tiles }) => (type === 'drew' ? [tiles] : []))
    .join('');

const real = {
  buyword: play({}),
  'choose-your-words': play({ game: 'choose-your-words', options: { stack: 40, minBet: 5 } }),
};

describe('a game played on from a moment of another', () => {
  it.each([
    ['buyword', 0, 0],
    ['buyword', 17, 2],
    ['buyword', 40, 0],
    ['choose-your-words', 3, 1],
    ['choose-your-words', 25, 0],
  ] as const)(
    'ends as the real one where everybody does the same: %s after %i turns, seat %i',
    (game, after, seat) => {
      const fork = forkAt(timelineFor(real[game]), after, seat);
      expect(isSavedGame(JSON.parse(JSON.stringify(fork)))).toBe(true);
      const table = hostGame(fork);
      playOut(table, seat);
      expect(table.progress().standing).toEqual(real[game].standing);
    },
  );

  it('has the same letters to come whatever is done', () => {
    const table = hostGame(forkAt(timelineFor(real.buyword), 12, 0));
    playOut(table, 0, (usual) => (usual === 'buy' ? 'decline' : usual));
    const [one, other] = [drawnIn(real.buyword), drawnIn(table.saved())].sort((a, b) => a.length - b.length);
    expect(one?.length).toBeGreaterThan(40);
    expect(other?.startsWith(one ?? '?')).toBe(true);
  });

  it('keeps what the real game came to, and begins anew from its moment', () => {
    const timeline = timelineFor(real.buyword, { address: '/replay?game=a' });
    const fork = forkAt(timeline, 17, 0);
    expect(fork.fork).toMatchObject({ after: 17, from: '/replay?game=a', sums: timeline.sums() });
    const table = hostGame(fork);
    playOut(table, 0);
    if (fork.fork === undefined) throw new Error('no mark');
    const again = forkedAgain(table.saved(), fork.fork, { id: 'again', nowMs: 9 });
    expect(again.turns).toEqual(fork.turns);
    expect(again).toMatchObject({ id: 'again', turnCount: 17, bots: fork.bots });
  });

  it('cannot be where the game is over, or where nobody can tell what comes', () => {
    const timeline = timelineFor(real.buyword);
    expect(momentAt(timeline, timeline.last)).toBe('atEnd');
    const { chance: _, ...untold } = timeline.replay;
    expect(momentAt({ ...timeline, replay: untold }, 3)).toBe('noChance');
  });

  it('is offered at the seat first that has to act', () => {
    const timeline = timelineFor(real.buyword);
    const turn = real.buyword.turns.findIndex(({ actor }) => actor === 2);
    expect(seatsToFork(timeline, turn)[0]).toBe(2);
  });
});

describe('the record of a game', () => {
  const recordOf = (saved: SavedGame, viewer: Seat | 'all'): string => {
    const { module, names, lexicon, opening, turns } = timelineFor(saved).replay;
    const setup = module.parseSetup({ ...saved.setup, seed: saved.seed }, names.length);
    if (!setup.ok) throw new Error(setup.error.code);
    const state = [...opening, ...turns.flatMap(({ events }) => events)].reduce(
      (before: unknown, event) => module.apply(before, event),
      undefined,
    );
    const match = { state, opening, turns };
    const stamp = { ...lexicon, sha256: 'a'.repeat(64) };
    const { rulesVersion } = module;
    return [
      ...module.recordPieces({ match, setup: setup.value, lexicon: stamp, rulesVersion, names }, viewer),
    ].join('');
  };
  const read = async (record: string): Promise<Replay> => {
    const found = await readRecord(record, '');
    if (!found.ok) throw new Error(found.error('en'));
    return found.value;
  };

  it.each(['buyword', 'choose-your-words'] as const)('tells what was still to come: %s', async (game) => {
    const { chance } = await read(recordOf(real[game], 0));
    expect(chance?.seed).toBe('the real game');
  });

  it('does not where hands stay hidden, or the seed is of another game', async () => {
    const hidden = play({
      game: 'choose-your-words',
      options: { stack: 40, minBet: 5, revealAll: false },
    });
    expect((await read(recordOf(hidden, 0))).chance).toBeUndefined();
    const wrong = recordOf(real.buyword, 0).replace('[Seed "the real game"]', '[Seed "another"]');
    expect((await read(wrong)).chance).toBeUndefined();
    const none = recordOf(real.buyword, 0).replace('[Seed "the real game"]\n', '');
    expect((await read(none)).chance).toBeUndefined();
  });
});
