import { describe, expect, it } from 'vitest';
import { firstToAct } from '../../src/bots/bot.ts';
import { createSimpleBot } from '../../src/bots/buyword/simple-bot.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import type { DictionaryName } from '../../src/shared/dictionaries.ts';
import { MATRIX_ROWS, tableOf } from '../support/buyword-matrix.ts';

const MOST_TURNS = 50_000;

const botFor = new Map<DictionaryName, ReturnType<typeof createSimpleBot>>();

/** Bots on all seats play a table to its end; gives the kinds of what they did. */
const playOut = (row: (typeof MATRIX_ROWS)[number], seed: string): Set<string> => {
  const table = tableOf(row, seed);
  const dictionary = row['dictionary'] as DictionaryName;
  const lexicon = loadLexicon(dictionary);
  const bot = botFor.get(dictionary) ?? createSimpleBot(lexicon);
  botFor.set(dictionary, bot);
  const started = startMatch(BUYWORD, { deal: createDealSource(table.setup), judge: lexicon }, table);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  for (let turn = 0; !BUYWORD.isOver(match.state); turn++) {
    expect(turn, 'the bots play for ever').toBeLessThan(MOST_TURNS);
    const { toAct } = BUYWORD.view(match.state, null);
    const next = firstToAct(toAct, (seat) => bot.choose(BUYWORD.view(match.state, seat), seat));
    if (next === undefined) throw new Error(`no idea in ${match.state.phase}: ${JSON.stringify(row)}`);
    const acted = match.act(next.seat, next.action);
    expect(acted, `refused: ${JSON.stringify(next.action)}`).toMatchObject({ ok: true });
  }
  return new Set(
    match.turns.map(({ action }) => (action.kind === 'sell' && action.at ? 'place' : action.kind)),
  );
};

describe('the house bot', () => {
  it('plays every variant, in every mix of the matrix, to the end', () => {
    const kinds = new Set<string>();
    MATRIX_ROWS.forEach((row, i) => {
      for (const kind of playOut(row, `bots ${i}`)) kinds.add(kind);
    });
    for (const kind of ['draft', 'propose', 'accept', 'auction', 'bid', 'pass', 'sell', 'place'])
      expect(kinds, kind).toContain(kind);
  });
});
