import { describe, expect, it } from 'vitest';
import { createSimpleBot } from '../../src/bots/buyword/simple-bot.ts';
import { readOldSlot } from '../../src/client/saves/old-slots.ts';
import { eventsOf } from '../../src/client/saves/saved-game.ts';
import { BUYWORD } from '../../src/games/buyword/buyword.ts';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

const lexicon = loadLexicon('en-common');

/** A Classic game of bots, where a seat's time runs out now and then. */
const playClassic = (seed: string, players: number) => {
  const env = { deal: createDealSource({ seed }), judge: lexicon };
  const bot = createSimpleBot(lexicon);
  const started = startMatch(BUYWORD, env, {
    players,
    options: { dictionary: 'en-common' },
    setup: { seed },
  });
  if (!started.ok) throw new Error(started.error.code);
  const match = started.value;
  while (!BUYWORD.isOver(match.state)) {
    const [seat = 0] = BUYWORD.view(match.state, null).toAct;
    const action = bot.choose(BUYWORD.view(match.state, seat), seat);
    const timesOut = match.turns.length % 7 === 6;
    const acted = timesOut || action === undefined ? undefined : match.act(seat, action);
    if (!acted?.ok && !match.act(null, { kind: 'timeout', seat }).ok) throw new Error('stuck');
  }
  return match;
};

const oldSlot = (events: readonly unknown[], bots: readonly string[] = []): string =>
  JSON.stringify({ version: 1, language: 'en', seed: 'x', bots, events });

describe('games of before there was a store', () => {
  it.each([1, 2, 3, 4])('are taken over with all their turns: %i players', (players) => {
    const match = playClassic(`old ${players}`, players);
    const bots = ['Ann', 'Bob', 'Cem'].slice(0, players - 1);
    const game = readOldSlot(oldSlot(eventsOf(match), bots), 'id', 5);
    if (game === 'broken') throw new Error('broken');
    expect(game.opening).toEqual(match.opening);
    expect(game.turns).toEqual(match.turns);
    expect(game).toMatchObject({ id: 'id', changedAtMs: 5, standing: { isOver: true } });
    expect(game.bots).toEqual(bots.map((name) => ({ name, bot: 'simple' })));
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 2 })],
    ['no events', oldSlot([])],
    ['events of another schema', oldSlot([{ type: 'began', schema: 99 }])],
    [
      'bots that are no names',
      JSON.stringify({
        version: 1,
        language: 'en',
        seed: 'x',
        bots: [4],
        events: [{ type: 'began', schema: 1 }],
      }),
    ],
    [
      'no seed',
      JSON.stringify({ version: 1, language: 'en', bots: [], events: [{ type: 'began', schema: 1 }] }),
    ],
  ])('are put aside where they cannot be read: %s', (_, text) => {
    expect(readOldSlot(text, 'id', 0)).toBe('broken');
  });
});
