import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { botPlayOf, judgeAtOnce, type PlayedDay, playDaily } from '../../test/support/daily-log.ts';
import type { GameEvent } from '../games/choose-your-words/events.ts';
import type { State } from '../games/choose-your-words/state.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import type { BotPlay } from './bot-play.ts';
import { DAILY_GAMES, type Daily, isDaily, ME } from './daily-game.ts';
import { DEAL_GRADES, dealResult } from './deal-result.ts';
import { LONGEST_ACTION, MOST_ACTIONS } from './judge.ts';
import { readLine, writeLine } from './log-line.ts';
import { markOf } from './marks.ts';
import { shareText, squaresOf } from './share-marks.ts';

const DAY = '2026-11-18';
const dealOf = (language: Language, day = DAY): Daily => ({ kind: 'deal', language, day });

/** Who deals in each round, and what everybody is dealt. */
const dealsIn = ({ events }: Pick<PlayedDay, 'events'>): readonly string[] =>
  (events as readonly GameEvent[]).flatMap((event) => {
    if (event.type === 'round-began') return [`${event.round}: ${event.dealer} deals`];
    return event.type === 'dealt' ? [`${event.seat} ${event.cards.join(' ')}`] : [];
  });

const played = new Map<string, PlayedDay>();
let play: BotPlay;
beforeAll(async () => {
  play = await botPlayOf(dealOf('en'));
  for (const language of LANGUAGES) played.set(language, await playDaily(dealOf(language)));
  for (const id of ['novice', 'simple', 'expert'])
    played.set(id, await playDaily(dealOf('en'), id, `seed of ${id}`));
});
const of = (name: string): PlayedDay => played.get(name) as PlayedDay;

describe('the chance of a day', () => {
  it('CW-3 deals everybody the same five hands, however they play', () => {
    const expected = dealsIn(of('en'));
    expect(expected.filter((line) => line.includes('deals'))).toHaveLength(5);
    expect(expected).toHaveLength(5 * 5);
    for (const id of ['novice', 'simple', 'expert']) {
      expect(of(id).log).not.toEqual(of('en').log);
      expect(dealsIn(of(id))).toEqual(expected);
    }
    expect(dealsIn(of('fr'))).not.toEqual(expected);
  });

  it('CW-1 takes fewer chips by bets than everybody has, so that nobody is out before the end', () => {
    const { stack, ante, maxBet, limit, end } = DAILY_GAMES.deal.options as State['options'];
    const atMost = (ante + 3 * (maxBet ?? 0) * (1 + (limit ?? 0))) * (end.rounds ?? 0);
    expect(atMost).toBeLessThan(stack);
  });

  // Whoever changes these changes days that people have played: the generator has a number for that (docs/daily.md).
  it.each([
    ['en', '1: 3 deals; 0 Vb Rr Tr * Ir Br Fr'],
    ['fr', '1: 0 deals; 0 Dr Sr Hb Rb * Ab Db'],
  ] as const)('is written down: the person’s first hand in %s', (language, expected) => {
    const lines = dealsIn(of(language));
    expect(`${lines[0]}; ${lines.find((line) => line.startsWith('0 '))}`).toBe(expected);
  });

  it('is named by its kind', () => {
    expect(isDaily(dealOf('fr'))).toBe(true);
    expect(isDaily({ ...dealOf('fr'), kind: 'deals' })).toBe(false);
  });
});

describe('the result of a day', () => {
  it.each(LANGUAGES)('CW-23 is the person’s chips after the fifth round (%s)', (language) => {
    const { state, result } = of(language);
    const { result: ended, seats } = state as State;
    expect(ended?.reason).toBe('rounds');
    expect(result.score).toBe(seats[ME]?.chips);
    expect(result.marks).toMatch(/^[0-3]{5}$/);
    expect(DEAL_GRADES.find(([grade]) => grade === result.grade)?.[1]).toBeLessThanOrEqual(result.score);
  });

  it('is none before the end, or where the person has left', () => {
    const { events, state } = of('en');
    const running = { ...(state as State), result: null };
    expect(dealResult({ events, state: running })).toBeUndefined();
    const left = {
      ...(state as State),
      seats: (state as State).seats.map((seat) => ({ ...seat, left: true })),
    };
    expect(dealResult({ events, state: left })).toBeUndefined();
  });

  it('marks a round by what it brought: much lost, a little or nothing, won, much won', () => {
    expect([-95, -20, -19, 0, 1, 49, 50, 300].map((gain) => markOf('deal', gain))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3,
    ]);
  });

  it('grades every number of chips, more of them never worse', () => {
    const leasts = DEAL_GRADES.map(([, least]) => least);
    expect(leasts).toEqual(leasts.toSorted((a, b) => b - a));
    expect(leasts.at(-1)).toBe(0);
  });

  it('is shared as five squares, without a letter', () => {
    const { marks } = of('fr').result;
    expect([...squaresOf('deal', marks).join('')]).toHaveLength(5);
    const day = {
      kind: 'deal',
      head: 'Day',
      score: '612',
      grade: 'Good',
      marks: '01233',
      address: '/d',
    } as const;
    expect(shareText(day)).toBe('Day\n🃏 612 · Good\n🟥🟨🟩🟪🟪\n/d');
  });
});

describe('the judge of a day', () => {
  const judge = (log: readonly string[], daily = dealOf('en')) => judgeAtOnce(daily, log, play);

  it.each(['en', 'novice', 'simple', 'expert'])('gives a log exactly what the game came to (%s)', (name) => {
    const { log, result } = of(name);
    expect(judge(log)).toEqual({ ok: true, value: result });
    expect(log.length).toBeLessThan(MOST_ACTIONS / 3);
    expect(Math.max(...log.map((text) => text.length))).toBeLessThan(LONGEST_ACTION);
  });

  it('gives a French log what it came to', async () => {
    const { log, result } = of('fr');
    expect(judgeAtOnce(dealOf('fr'), log, await botPlayOf(dealOf('fr')))).toEqual({
      ok: true,
      value: result,
    });
  });

  it('refuses a log that stops early, or goes on after the end', () => {
    const { log } = of('en');
    for (const length of [0, 1, Math.floor(log.length / 2), log.length - 1])
      expect(judge(log.slice(0, length))).toEqual({ ok: false, error: { code: 'daily-not-over' } });
    expect(judge([...log, '0 waive'])).toEqual({ ok: false, error: { code: 'daily-too-long' } });
  });

  it('refuses whatever a bot would not have done, be it legal', () => {
    const { log } = of('en');
    const OTHERS = [
      'fold',
      'call',
      'check',
      'bet 2',
      'bet 10',
      'exchange none',
      'declare none',
      'waive',
      'leave',
    ];
    const ofBots = log.flatMap((text, at) => (/^[123] /.test(text) ? [at] : []));
    const forged = fc.tuple(fc.constantFrom(...ofBots), fc.constantFrom(...OTHERS));
    let refusedAsBots = 0;
    fc.assert(
      fc.property(forged, ([at, text]) => {
        const line = `${log[at]?.[0]} ${text}`;
        if (line === log[at]) return;
        const judged = judge(log.with(at, line));
        expect(judged).toMatchObject({ ok: false, error: { number: at + 1 } });
        if (!judged.ok && judged.error.code === 'daily-bad-bot') refusedAsBots += 1;
      }),
      { numRuns: 60 },
    );
    expect(refusedAsBots).toBeGreaterThan(5);
  });

  it('refuses what no seat, the clock or the server is not asked for', () => {
    const { log } = of('en');
    const opening = log.findIndex((text) => text.startsWith('0 '));
    for (const line of [
      '4 fold',
      '9 fold',
      '- window',
      '- timeout 1',
      '- time',
      '1 leave',
      'fold',
      '0',
      '',
      '0  ',
    ])
      expect(judge(log.with(opening, line))).toMatchObject({
        ok: false,
        error: { code: 'daily-bad-action', number: opening + 1 },
      });
  });

  it('CW-7.1 lets the window close where only the person has not waived, and never over a bot’s head', () => {
    const logs = ['en', 'novice', 'simple', 'expert'].map((name) => of(name).log);
    const isBefore = (log: readonly string[], at: number): boolean =>
      log[at] === '0 waive' && /^[123] waive$/.test(log[at + 1] ?? '');
    const log = logs.find((each) => each.some((_, at) => isBefore(each, at))) as readonly string[];
    const at = log.findIndex((_, each) => isBefore(log, each));
    const rest = log.slice(at + 1);
    const next = rest.findIndex((text) => !text.endsWith(' waive'));
    const [before, waived, after] = [log.slice(0, at), rest.slice(0, next), rest.slice(next)];
    expect(judge([...before, ...waived, '- window', ...after])).toEqual(judge(log));
    expect(judge([...before, '- window', ...after])).toMatchObject({
      ok: false,
      error: { code: 'daily-bad-action', number: at + 1 },
    });
  });

  it('refuses a game that the person has left, or that is of another day or language', () => {
    const { log } = of('en');
    const opening = log.findIndex((text) => text.startsWith('0 '));
    expect(judge([...log.slice(0, opening), '0 leave'])).toEqual({
      ok: false,
      error: { code: 'daily-not-over' },
    });
    for (const other of [dealOf('en', '2026-11-19'), dealOf('fr')])
      expect(judge(log, other)).toMatchObject({ ok: false });
  });
});

it('lines of a log are read as they were written', () => {
  const lines = fc.record({
    actor: fc.constantFrom(null, 0, 1, 2, 3),
    text: fc.stringMatching(/^[a-z][a-zA-Z0-9* ]{0,30}$/),
  });
  fc.assert(
    fc.property(lines, (line) => {
      expect(readLine('deal', writeLine('deal', line))).toEqual(line);
      expect(readLine('bag', writeLine('bag', line))).toEqual({ actor: ME, text: line.text });
    }),
  );
});
