import { describe, expect, it } from 'vitest';
import { createEndingByForce } from '../../../test/support/ending-by-force.ts';
import { endingTable } from '../../../test/support/ending-table.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { createDealSource, type Setup } from '../../games/buyword/deal-source.ts';
import { startMatch } from '../../games/core/match.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { parseAction } from '../../notation/buyword-actions.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { HINT_WORK, reviewWork } from '../coach.ts';
import { BUYWORD_COACH } from './buyword-coach.ts';

const lexicon = loadLexicon('en-full');

/** A game with a fixed bag and rolls after some actions, as its seat 0 sees it. */
const viewAfter = (setup: Setup, actions: readonly string[], players = 1, options: unknown = {}) => {
  const started = startMatch(
    BUYWORD,
    { deal: createDealSource(setup), judge: lexicon },
    { players, options, setup },
  );
  if (!started.ok) throw new Error(started.error.code);
  for (const text of actions) {
    const parsed = parseAction(text);
    if (!parsed.ok || !started.value.act(0, parsed.value).ok) throw new Error(`refused: ${text}`);
  }
  return BUYWORD.view(started.value.state, 0);
};

const coach = BUYWORD_COACH.make({ lexicon, seed: 'test', work: reviewWork(100) });

describe('the coach of BuyWord', () => {
  it('weighs buying against declining in dollars to end with', () => {
    const view = viewAfter({ bag: 'ESARTNIOELDGATES', rolls: [5], seed: 'x' }, ['roll']);
    const { value, choices } = coach.valuation(view, 0);
    expect(choices.map(({ action }) => action).sort()).toEqual(['buy', 'decline']);
    expect(choices[0]?.action).toBe('buy');
    expect(value).toBe(choices[0]?.value);
    expect(value).toBeGreaterThan(200);
  });

  it('knows to the dollar what the last round brings', () => {
    const view = viewAfter({ bag: 'EEJDN', rolls: [5], seed: 'x' }, ['roll', 'buy'], 1, { wilds: 0 });
    const { choices } = coach.valuation(view, 0, 'done');
    const money = 200 - 81;
    expect(choices.find(({ action }) => action === 'done')?.value).toBe(money);
    const best = choices[0];
    expect(best?.action).toMatch(/^sell /);
    expect(best?.value).toBe(coach.standing(view, 0));
  });

  it('knows exactly what the end of a game alone promises', () => {
    const words = ['TEN', 'TENS', 'NETS', 'ZA', 'ZEST', 'STATE', 'TASTE', 'NEATEST'];
    const exact = BUYWORD_COACH.make({ lexicon: lexiconOfWords(words), seed: 'coach', work: HINT_WORK });
    const table = endingTable({ words, lots: ['TENS', 'ZAE'], rest: 'TSATTE', last: 2 }).roll(0);
    const force = createEndingByForce({ words, tileLimit: 8, buysShort: false });
    const { money, wilds } = table.seat(0);
    const { buy, decline } = force.buying({ hand: 'TENSZAE', wilds, bag: 'ATTE' }, 'TS');
    const { value, choices } = exact.valuation(table.view(0), 0);
    expect(value).toBeCloseTo(money + Math.max(buy, decline), 6);
    expect(choices[0]?.action).toBe(buy > decline ? 'buy' : 'decline');
  });

  it('values any legal action, listed or not, and the same way twice', () => {
    const view = viewAfter({ bag: 'STARETNIOELDGATES', rolls: [5], seed: 'x' }, ['roll', 'buy']);
    const asked = coach.valueOf(view, 0, 'sell AT');
    expect(asked).toBeLessThanOrEqual(coach.valuation(view, 0).value);
    const other = BUYWORD_COACH.make({ lexicon, seed: 'test', work: reviewWork(100) });
    expect(other.valueOf(view, 0, 'sell AT')).toBe(asked);
  });

  it('says what a seat has once the game is over, and nothing to choose', () => {
    const view = viewAfter({ bag: 'EEJDN', rolls: [5], seed: 'x' }, ['roll', 'decline', 'done']);
    expect(view.phase).toBe('over');
    expect(coach.valuation(view, 0)).toEqual({ value: 200, choices: [] });
  });

  it('has less work for each decision the longer a game is', () => {
    expect(reviewWork(4000)).toBeLessThan(reviewWork(400));
    expect(reviewWork(1)).toBeLessThan(HINT_WORK);
  });
});
