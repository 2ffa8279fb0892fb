/** Players by rote inside the abstraction, where a round takes microseconds: what a policy gains from them. */
import { createRandom } from '../../random.ts';
import type { Baseline } from '../baseline-bots.ts';
import { ACTIONS, ALL_IN, FOLD, LEAST, PASS, type Spot } from '../policy/abstraction.ts';
import { drawFrom } from '../policy/mix.ts';
import type { Policy } from '../policy/policy-text.ts';
import { playedBy, type Response } from './best-response.ts';
import { createTree, type Hands, type Stakes } from './betting-tree.ts';

/** What a player by rote goes by. */
type Place = { readonly spot: Spot; readonly rank: number; readonly strength: number };
/** The action that is wished for; where it is not open, another is played. */
type Rote = (place: Place) => number;

const HALF_A_POT = LEAST + 1;
const A_POT = LEAST + 2;
const LAST_BETTING = 2;

const passOrFold: Rote = ({ spot }) => (spot.toCall > 0 ? FOLD : PASS);
const callByPrice: Rote = ({ spot: { toCall, pot }, strength }) =>
  toCall > 0 && strength < toCall / (pot + toCall) ? FOLD : PASS;
const withTop =
  (part: number, action: number): Rote =>
  (place) =>
    place.rank >= 1 - part ? action : passOrFold(place);
const steal =
  (action: number): Rote =>
  (place) =>
    place.spot.toCall === 0 ? action : callByPrice(place);

/** As in `baseline-bots.ts`, with the sizes that the abstraction has. */
const ROTES: Readonly<Record<Baseline, Rote>> = {
  'always-raise': () => LEAST,
  'always-call': () => PASS,
  'always-fold': passOrFold,
  'always-all-in': () => ALL_IN,
  'all-in-top-10': withTop(0.1, ALL_IN),
  'all-in-top-20': withTop(0.2, ALL_IN),
  'all-in-top-30': withTop(0.3, ALL_IN),
  'folds-but-top-15': withTop(0.15, A_POT),
  'steals-least': steal(LEAST),
  'steals-half': steal(HALF_A_POT),
  'steals-pot': steal(A_POT),
  'bluffs-last': (place) =>
    place.spot.betting === LAST_BETTING && place.rank < 0.5 ? ALL_IN : callByPrice(place),
};

const isOpen = (open: number, action: number): boolean => ((open >> action) & 1) === 1;

/** A bet that is not open is all that is left, where it would be nearly that; else a call. */
const openTo = (open: number, action: number): number => {
  if (isOpen(open, action)) return action;
  return action > LEAST && isOpen(open, ALL_IN) ? ALL_IN : PASS;
};

/** What a policy gains a round from players by rote on all other seats. */
export const gainAgainst = (
  hands: Hands,
  policy: Policy,
  rote: Baseline,
  stakes: Stakes,
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): Response => {
  const random = createRandom(`rote ${stakes.players} ${stakes.stack} ${seed}`);
  const play = createTree(hands, random);
  const mix = new Float64Array(ACTIONS);
  const byPolicy = playedBy(policy);
  const wish = ROTES[rote];
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const own = round % stakes.players;
    const gain = play(stakes, own, (row, seat, open, follow, spot, hand) => {
      if (seat === own) {
        byPolicy(row, open, mix);
        return follow(drawFrom(mix, random.next()));
      }
      const rank = hands.ranks[spot.betting]?.[hand] as number;
      const strength = hands.strengths[spot.betting]?.[hand] as number;
      return follow(openTo(open, wish({ spot, rank, strength })));
    });
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / rounds;
  return { gain: mean, standardError: Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds) };
};
