/** The game that the peers play too (bench/peers): four hands, a number from 1 to 5 in turn, a pile of the last eight. */

import type { GameModule } from '../../src/catalog/game-module.ts';
import { err, ok } from '../../src/shared/result.ts';

type State = { readonly turn: number; readonly scores: readonly number[]; readonly pile: readonly number[] };
type Played = { readonly type: 'played'; readonly seat: number; readonly number: number };

const HANDS = [
  ['S7', 'H9', 'DK', 'C2'],
  ['S8', 'H2', 'D3', 'C4'],
  ['SA', 'HA', 'DA', 'CA'],
  ['S2', 'H3', 'D4', 'C5'],
];
const PILE = 8;
const LEAVE = 'leave';
const NO_CLOCK = { turnSeconds: null, windowOpen: false, windowKey: '', gameSeconds: null, windowSeconds: 0 };

const apply = (state: State | undefined, { seat, number }: Played): State => {
  const { scores, pile, turn } = state ?? { turn: 3, scores: [0, 0, 0, 0], pile: [] };
  return {
    turn: (turn + 1) % 4,
    scores: scores.map((score, each) => (each === seat ? score + number : score)),
    pile: [...pile, number].slice(-PILE),
  };
};

export const tinyGame: GameModule = {
  name: 'tiny',
  title: 'Tiny',
  rulesVersion: 1,
  schemaVersion: 1,
  stateVersion: 1,
  seats: { from: 4, to: 4 },
  bots: [],
  loadBots: () => Promise.reject(new Error('no bots play this')),
  checkOptions: () => ok({}),
  dictionaryOf: () => null,
  languageOptions: () => ({}),
  variants: [],
  parseSetup: () => ok({}),
  makeEnv: () => null,
  chancePlace: () => null,
  start: () => ok([{ type: 'played', seat: -1, number: 0 }]),
  decide: (_env, before, seat, number) => {
    const state = before as State;
    if (seat !== state.turn) return err({ code: 'not-your-turn' });
    const event = { type: 'played', seat, number: number as number } as const;
    return ok({ events: [event], state: apply(state, event) });
  },
  apply: (state, event) => apply(state as State | undefined, event as Played),
  view: (state, viewer) => ({ ...(state as State), hand: viewer === null ? null : HANDS[viewer] }),
  redact: (event) => event,
  offers: () => [],
  isOver: () => false,
  playersOf: () => 4,
  standing: (state) => ({ round: 1, isOver: false, scores: (state as State).scores, winners: [] }),
  opensAll: () => true,
  clockFacts: (state) => ({ ...NO_CLOCK, toAct: [(state as State).turn], turnKey: '' }),
  closesLookUp: () => false,
  readOrder: () => undefined,
  ordered: () => undefined,
  isForPeopleFirst: () => false,
  wordsPlayed: () => 0,
  duelGain: () => undefined,
  judge: () => undefined,
  isForAll: () => false,
  isArrangement: () => false,
  parseAction: (text) => (/^play [1-5]$/.test(text) ? ok(Number(text.slice(5))) : err({ code: 'bad-text' })),
  formatAction: (action) => (action === LEAVE ? LEAVE : `play ${action}`),
  timeOut: () => 1,
  closeWindow: 1,
  timeUp: null,
  leave: LEAVE,
  recordPieces: () => [],
  loadRecord: () => err({ code: 'bad-text' }),
  refusalSentence: (_language, { code }) => code,
  formatScore: (_language, amount) => String(amount),
};
