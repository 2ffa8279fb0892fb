import { describe, expect, it } from 'vitest';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import { startMatch } from '../../games/core/match.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { CARDS_BOTS } from './bots.ts';

const ROUNDS = 100;

/** How far a round of three Experts comes: its last betting, and whether words are declared. */
const playRound = (seed: string): { readonly bettings: number; readonly isShown: boolean } => {
  const lexicon = loadLexicon('en-full');
  const bot = CARDS_BOTS.make({ id: 'expert', lexicon, seed, work: 1 });
  const started = startMatch(
    CHOOSE_YOUR_WORDS,
    { deal: createDealSource({ seed }), judge: lexicon },
    { players: 3, options: { dictionary: 'en-full' }, setup: undefined },
  );
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  let bettings = 0;
  while (match.state.round === 1) {
    if (match.state.phase === 'declare') return { bettings, isShown: true };
    bettings = match.state.betting;
    const [seat = 0] = CHOOSE_YOUR_WORDS.view(match.state, null).toAct;
    const choice = bot.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat);
    if (choice === undefined) throw new Error(`no idea in ${match.state.phase}`);
    expect(match.act(seat, choice.action)).toMatchObject({ ok: true });
  }
  return { bettings, isShown: false };
};

describe('three Experts', () => {
  it('CW-4.1 do not fold to a bet that the dealer had to make: most rounds go on, a fair share to the showdown', () => {
    const played = Array.from({ length: ROUNDS }, (_, i) => playRound(`round ${i}`));
    const goOn = played.filter(({ bettings }) => bettings > 1).length / ROUNDS;
    const shown = played.filter(({ isShown }) => isShown).length / ROUNDS;
    expect(goOn).toBeGreaterThan(0.5);
    expect(shown).toBeGreaterThan(0.1);
  });
});
