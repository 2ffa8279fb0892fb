/** Games in which somebody makes one bad mistake: a review must find it, call it so, and name what was better. */
import { describe, expect, it } from 'vitest';
import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from '../../src/catalog/choose-your-words.ts';
import type { GameModule } from '../../src/catalog/game-module.ts';
import { reviewWork } from '../../src/coach/coach.ts';
import { type Decision, reviewGame } from '../../src/coach/review.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

const lexicon = loadLexicon('en-full');

type Planted = {
  readonly players: number;
  readonly options?: object;
  readonly setup: object;
  /** `0 buy`: who does what. */
  readonly actions: readonly string[];
};

/** Plays a game from its actions, the last of which is the mistake, and gives what the review says of that one. */
const lastDecision = async (
  module: GameModule,
  { players, options = {}, setup, actions }: Planted,
): Promise<Decision> => {
  const env = module.makeEnv(setup, lexicon);
  const started = module.start(env, { players, options, setup });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let state: unknown;
  for (const event of started.value) state = module.apply(state, event);
  const turns = actions.map((line) => {
    const [, seat = '', text = ''] = /^(\d) (.*)$/.exec(line) ?? [];
    const action = module.parseAction(text);
    const decided = action.ok ? module.decide(env, state, Number(seat), action.value) : action;
    if (!action.ok || !decided.ok) throw new Error(`${line}: ${JSON.stringify(decided)}`);
    state = decided.value.state;
    return { actor: Number(seat), action: action.value, events: decided.value.events };
  });
  const gameCoach = await module.loadCoach?.();
  if (gameCoach === undefined) throw new Error('no coach');
  const coach = gameCoach.make({ lexicon, seed: 'planted', work: reviewWork(turns.length) });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { steps } = reviewGame({
    game: module,
    gameCoach,
    coach,
    opening: started.value,
    turns,
    seats,
  });
  const decision = steps.at(-1)?.decision;
  if (decision === undefined) throw new Error('nothing was decided');
  return decision;
};

const expectMistake = ({ grade, best, played }: Decision, better: RegExp): void => {
  expect(['mistake', 'blunder']).toContain(grade);
  expect(best.action).toMatch(better);
  expect(best.value).toBeGreaterThan(played.value);
};

describe('a planted mistake in BuyWord is found', () => {
  const found = (planted: Omit<Planted, 'players'> & { players?: number }) =>
    lastDecision(BUYWORD_MODULE, { players: 1, ...planted });

  it('1: a lot bought that is not worth its price', async () => {
    const decision = await found({
      setup: { bag: 'QZVAEIRSTNOLDEAT', rolls: [3], seed: 'x' },
      actions: ['0 roll', '0 buy'],
    });
    expectMistake(decision, /^decline$/);
  });

  it('2: a bargain declined', async () => {
    const decision = await found({
      setup: { bag: 'ESARTNIOELDGATES', rolls: [5], seed: 'x' },
      actions: ['0 roll', '0 decline'],
    });
    expectMistake(decision, /^buy$/);
  });

  it('3: a wild wasted on a word of two letters', async () => {
    const decision = await found({
      options: { wilds: 1 },
      setup: { bag: 'ESTARNIOELDGATESRAINEDO', rolls: [5], seed: 'x' },
      actions: ['0 roll', '0 buy', '0 sell At'],
    });
    expectMistake(decision, /^(done|sell [A-Z]{4,})$/);
  });

  it('4: a short word sold where a long one was there', async () => {
    const decision = await found({
      options: { wilds: 0 },
      setup: { bag: 'ENJOYEDDAM', rolls: [5, 5], seed: 'x' },
      actions: ['0 roll', '0 buy', '0 done', '0 roll', '0 buy', '0 sell YE'],
    });
    expectMistake(decision, /^sell [A-Z]{5,}$/);
  });

  it('5: the good letters discarded, and the bad ones kept', async () => {
    const decision = await found({
      options: { wilds: 0, startMoney: 1000, tileLimit: 5 },
      setup: { bag: 'ESTARVVUUIAEIOSRTLNEDAGOUPERTISAEIRNOTLS', rolls: [5, 5], seed: 'x' },
      actions: ['0 roll', '0 buy', '0 done', '0 roll', '0 buy', '0 discard AERST'],
    });
    expectMistake(decision, /^(discard [^E]*V|sell )/);
  });

  it('6: a foolish number named', async () => {
    const decision = await found({
      options: { wilds: 0, startMoney: 1000 },
      setup: { bag: 'ESTARINDS', rolls: [5, 'choice'], seed: 'x' },
      actions: ['0 roll', '0 buy', '0 done', '0 roll', '0 choose 5'],
    });
    expectMistake(decision, /^choose [234]$/);
  });
});

describe('a planted mistake in Choose Your Words is found', () => {
  const rest = 'Ab Eb Ib Ob Ub Tb Nb Rb Sb Lb Db Gb Cb Eb Ab Ib Ob Tb Nb Rb Sb Er Ar Ir Or Tr Rr Gr'.split(
    ' ',
  );
  /** Two hands, dealt in turns from the dealer's left, then the rest of the deck. */
  const deal = (dealer: string, other: string) => {
    const [one, two] = [dealer.split(' '), other.split(' ')];
    const top = two.flatMap((card, i) => [card, one[i] as string]);
    return { seed: 'x', dealer: 0, decks: [[...top, ...rest]] };
  };
  const found = (planted: Omit<Planted, 'players'>) =>
    lastDecision(CHOOSE_YOUR_WORDS_MODULE, { players: 2, ...planted });
  const WEAK = 'Vb Wb Ub Ub Ib Cr Vr';
  const NUTS = 'Ob Mb Yb Wb Ob Rb Db';

  it('7: the best hand there is folded', async () => {
    const decision = await found({
      setup: deal(NUTS, WEAK),
      actions: [
        '0 bet 5',
        '1 call',
        '0 exchange none',
        '1 exchange none',
        '1 check',
        '0 bet 10',
        '1 call',
        '1 exchange none',
        '0 exchange none',
        '1 bet 10',
        '0 fold',
      ],
    });
    expectMistake(decision, /^(call|raise)/);
  });

  it('8: a large bet called with nothing', async () => {
    const decision = await found({
      setup: deal(NUTS, WEAK),
      actions: [
        '0 bet 5',
        '1 call',
        '0 exchange none',
        '1 exchange none',
        '1 check',
        '0 check',
        '1 exchange none',
        '0 exchange none',
        '1 check',
        '0 bet 100',
        '1 call',
      ],
    });
    expectMistake(decision, /^fold$/);
  });

  it('9: the best letters exchanged away', async () => {
    const decision = await found({
      setup: deal(NUTS, WEAK),
      actions: ['0 bet 20', '1 call', '0 exchange Ob Mb Yb Wb'],
    });
    expectMistake(decision, /^exchange none$/);
  });

  it('10: a poor word declared where a better one wins the pot', async () => {
    const decision = await found({
      setup: deal('Eb Nb Jb Ob Yb Eb Db', 'Ab Tb Ub Ib Eb Vb Lb'),
      actions: [
        '0 bet 20',
        '1 call',
        '0 exchange none',
        '1 exchange none',
        '1 check',
        '0 check',
        '1 exchange none',
        '0 exchange none',
        '1 check',
        '0 check',
        '0 declare Nb Ob',
      ],
    });
    expectMistake(decision, /^declare Eb Nb Jb Ob Yb Eb Db$/);
  });
});
