/** Lists the games of the house for tests of what asks which there are, without their pages. */
import { listGames } from '../../src/client/base/game-list.ts';

listGames(
  ['buyword', 'choose-your-words'].map((name) => ({
    name,
    title: name,
    mostOpponents: 3,
    sharedBy: [2, 3, 4],
    passLead: () => '',
    formatScore: (_language, amount) => String(amount),
    loadRefusals: async () => ({ isRefusal: () => false, sentence: () => '' }),
  })),
);
