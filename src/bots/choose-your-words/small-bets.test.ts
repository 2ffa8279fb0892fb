import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { CARDS_BOTS } from './bots.ts';

/** The chance in a hundred that a level sees for a middling hand in the last betting, after the rival has checked or bet. */
const chanceAfter = (level: string, line: string): number => {
  const table = cardsTable({
    dealer: 1,
    rounds: [{ hands: ['Tb Ab Xb Vb Wb Kb Vb', 'Pb Lr Ab Nr Tb Er Rb'] }],
  });
  table.callAll().play('1 exchange none', '0 exchange Kb Vb Wb Xb');
  table.callAll().play('0 exchange Ob Ob', '1 exchange none', line);
  const bot = CARDS_BOTS.make({
    id: level,
    lexicon: loadLexicon('en-full'),
    seed: 's',
    work: 1,
  });
  const why = bot.think(table.view(1), 1)?.why;
  return (why as unknown as { readonly chance: number }).chance;
};

describe('bets in the last betting of Choose Your Words', () => {
  it('tell the old Expert something, be they small: it no longer expects any hand', () => {
    const free = chanceAfter('expert-1', '0 check');
    expect(free).toBeGreaterThan(25);
    expect(chanceAfter('expert-1', '0 bet 1')).toBeLessThan(free - 20);
  });
});
