import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable } from '../../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../games/choose-your-words/deal-source.ts';
import { cardsOf } from '../../games/choose-your-words/deck.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import type { State } from '../../games/choose-your-words/state.ts';
import { startMatch } from '../../games/core/match.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import { BOT_IDS, type BotId, CHARACTER_IDS } from '../characters.ts';
import { LEVELS } from '../levels.ts';
import { CARDS_BOTS } from './bots.ts';

const WORK = 1;
const botOf = (id: BotId, dictionary: DictionaryName = 'en-full', seed = 'a') =>
  CARDS_BOTS.make({ id, lexicon: loadLexicon(dictionary), seed, work: WORK });

const says = (id: BotId, table: CardsTable, seat: number): string | undefined => {
  const choice = botOf(id).think(table.view(seat), seat);
  return choice && formatAction(choice.action);
};

/** Bots on all seats play a table for so many turns or to the end; what `see` makes of each moment. */
const playOut = (
  ids: readonly BotId[],
  given: { readonly dictionary: DictionaryName } & Record<string, unknown>,
  most: number,
  see: (state: State) => void = () => {},
) => {
  const { dictionary } = given;
  const lexicon = loadLexicon(dictionary);
  const env = { deal: createDealSource({ seed: 'levels' }), judge: lexicon };
  const started = startMatch(CHOOSE_YOUR_WORDS, env, {
    players: ids.length,
    options: given,
    setup: undefined,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = ids.map((id) => botOf(id, dictionary));
  for (let turn = 0; turn < most && !CHOOSE_YOUR_WORDS.isOver(match.state); turn++) {
    see(match.state);
    const [seat = 0] = CHOOSE_YOUR_WORDS.view(match.state, null).toAct;
    const choice = bots[seat]?.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat);
    if (choice === undefined) throw new Error(`no idea in ${match.state.phase}`);
    expect(match.act(seat, choice.action), JSON.stringify(choice)).toMatchObject({ ok: true });
    if (choice.action.kind === 'declare' && choice.action.word !== null) {
      const word = choice.action.word.map((card) => card.charAt(card.length - 2)).join('');
      expect(lexicon.isVulgar(word)).toBe(false);
      const theme = CHOOSE_YOUR_WORDS.view(match.state, null).category?.theme ?? '';
      expect(lexicon.has(word) || word === 'OMYWORD' || lexicon.inTheme(word, theme)).toBe(true);
    }
  }
  return match;
};

describe('the bots of Choose Your Words', () => {
  it.each([
    [{ dictionary: 'en-full', stack: 40, ante: 2 }],
    [{ dictionary: 'fr-common', deck: 'french', category: 'animals', limit: 1, maxBet: 20 }],
    [{ dictionary: 'en-common', category: 'films', judge: 'dictionary', leastRaise: 'poker' }],
    [{ dictionary: 'en-common', category: 'dealer', minBet: 3, houseBans: ['AT'], end: { score: 250 } }],
    [{ dictionary: 'fr-common', deck: 'french', category: 'dealer', ante: 0, openDictionary: true }],
  ] as const)(
    'play all options, every level and character at the table, never a vulgar word: %j',
    (given) => {
      playOut(CHARACTER_IDS, { ...given }, 80);
      playOut(['novice', 'expert'], { ...given }, 60);
    },
  );

  it('are the same for the same view, seed and work', () => {
    const [first, second] = [0, 1].map(() =>
      playOut(['expert', 'club', 'fitch'], { dictionary: 'en-full' }, 60),
    );
    expect(second?.turns).toEqual(first?.turns);
  });

  it('do not change their advice, at any level, when what is hidden is permuted', () => {
    const moments: State[] = [];
    playOut(['expert', 'club', 'casual'], { dictionary: 'en-full', category: 'dealer' }, 120, (state) =>
      moments.push(state),
    );
    playOut(['expert', 'expert'], { dictionary: 'en-full', stack: 40 }, 60, (state) => moments.push(state));
    const deck = cardsOf(DECKS.classic);
    fc.assert(
      fc.property(fc.constantFrom(...moments), fc.shuffledSubarray(deck), fc.integer(), (state, mixed, n) => {
        const [seat = 0] = CHOOSE_YOUR_WORDS.view(state, null).toAct;
        const spare = [...mixed, ...deck];
        const draw = (count: number) => spare.splice(Math.abs(n) % 30, count);
        const other: State = {
          ...state,
          discards: draw(state.discards.length),
          seats: state.seats.map((held, i) =>
            i === seat || held.shown ? held : { ...held, cards: draw(held.cards.length), layout: [] },
          ),
          // Sealed declarations are hidden too (CW-4.8).
          declared: state.declared.map((each) =>
            each.opened === null && each.seat !== seat
              ? { ...each, declaration: { word: null, claim: false } }
              : each,
          ),
        };
        const view = CHOOSE_YOUR_WORDS.view(state, seat);
        const otherView = CHOOSE_YOUR_WORDS.view(other, seat);
        for (const level of LEVELS)
          expect(botOf(level).think(otherView, seat)).toEqual(botOf(level).think(view, seat));
      }),
      { numRuns: 60 },
    );
  });

  it('declare the best word they know', () => {
    const hands = ['Qb Ub Ib Zb Zr Eb Db', 'Tb Ab Xb Vb Mb Kb Vb'];
    const table = cardsTable({ rounds: [{ hands }] }).toShowdown();
    for (const level of ['club', 'expert'] as const)
      expect(says(level, table, 0)).toBe('declare Qb Ub Ib Zb Zr Eb Db');
    expect(says('expert', table, 1)).toMatch(/^declare ([A-Z]b ){2}[A-Z]b$/);
    const rare = cardsTable({ rounds: [{ hands: ['Qb Ab Nb Ab Tb Vb Vb', 'Eb'] }] }).toShowdown();
    expect(says('expert', rare, 0)).toBe('declare Qb Ab Nb Ab Tb');
    expect(says('novice', rare, 0)).not.toContain('Qb');
  });

  it('challenge a word that is none and beats theirs; lower levels only one that does not look like a word', () => {
    const hands = ['Qb Xb Zb Vb Jb Wb Kb', 'Ab Tb Xb Vb Wb Kb Vb', 'Fb Lb Ab Nb Eb Rb Sb'];
    const table = cardsTable({ rounds: [{ hands }], words: ['AT'] }).toShowdown();
    table.play('0 declare Qb Xb Zb Vb Jb Wb | 1 declare Ab Tb | 2 declare none');
    for (const level of LEVELS) expect(says(level, table, 1)).toBe('challenge 0');
    const lookalike = cardsTable({ rounds: [{ hands: [hands[2] ?? '', hands[1] ?? ''] }], words: ['AT'] });
    lookalike.toShowdown().play('0 declare Fb Lb Ab Nb Eb | 1 declare Ab Tb');
    expect(says('expert', lookalike, 1)).toBe('challenge 0');
    for (const level of ['novice', 'casual', 'club'] as const)
      expect(says(level, lookalike, 1)).toBe('waive');
  });

  it('claim, announce and judge categories that they understand, in either language', () => {
    const hands = ['Db Ob Gb Vb Vb Vb Vb', 'Cb Ab Tb Vb Vb Vb Vb', 'Hb Ab Tb Vb Vb Vb Vb'];
    const table = cardsTable({ rounds: [{ hands }], options: { category: 'dealer' } });
    expect(says('expert', table, 0)).toMatch(/^category (none|[a-z]+)$/);
    table.play('0 category "Animaux"').toShowdown();
    expect(says('club', table, 0)).toBe('declare claim Db Ob Gb');
    table.play('0 declare claim Db Ob Gb | 1 declare claim Cb Ab Tb | 2 declare claim Hb Ab Tb');
    table.play('0 challenge category 2');
    expect([0, 1, 2].map((seat) => says('expert', table, seat))).toEqual(['vote no', 'vote no', 'vote yes']);
  });

  it('give their reasons as codes with data', () => {
    const table = cardsTable({ rounds: [{ hands: ['Qb Ub Ib Zb Zr Eb Db', 'Tb Ab Xb Vb Wb Kb Vb'] }] });
    expect(botOf('wren').think(table.view(0), 0)?.why).toMatchObject({ code: 'cards-value' });
    table.play('0 bet 60');
    expect(botOf('wren').think(table.view(1), 1)).toMatchObject({
      action: { kind: 'fold' },
      why: { code: 'cards-fold', need: 56 },
    });
    expect(botOf('quill').think(table.view(1), 1)?.why).toMatchObject({ code: 'cards-plan-met' });
    table.play('1 call');
    expect(botOf('quill').think(table.view(0), 0)).toEqual({
      action: { kind: 'exchange', cards: [] },
      why: { code: 'cards-stand', word: 'QUIZZED', score: 164 },
    });
  });

  it('know nobody else', () => {
    expect(BOT_IDS).not.toContain('always-raise');
  });
});
