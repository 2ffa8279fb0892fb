/** What it is worth to fold, check, call, bet or raise (CW-4): by the chance to win against what the pot asks, and by who may fold. */
import { policyParts } from '../../bots/choose-your-words/policy/bet-by-policy.ts';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import {
  exchangesFrom,
  nextPotShare,
  type Opposition,
  oppositionOf,
  type Position,
  winnable,
  winningChance,
} from './position.ts';
import type { Weighed } from './weighed.ts';

type Range = Extract<Offer, { kind: 'bet' | 'raise' }>;

/** Who must pay as much as lies there to go on folds rather more than half of the hands; who must pay little, few. */
const FOLDS = 1.2;
/** However much is asked, some hands are good enough to meet it. */
const MOST_FOLDED = 0.95;
const foldChance = (asked: number, pot: number): number =>
  Math.min(MOST_FOLDED, 1 - (1 + asked / Math.max(1, pot)) ** -FOLDS);

/** Sizes that are looked at, as parts of the pot after a call; all that one has only where it is not far more than that. */
const SIZES = [0.5, 1] as const;
const FAR_MORE = 2.5;

/** An action that the trained policy plays this often is no fault, whatever the odds say; one played hardly ever is what the odds say. */
const OFTEN = 0.25;
const HARDLY_EVER = 0.05;
/** Of what it loses by the odds so much is forgiven at most, so that the better one by the odds comes first. */
const MOST_FORGIVEN = 0.98;

const percent = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));

/** What matching the highest bet takes. */
const priceToStay = ({ view, own }: Position): number =>
  Math.min(own.chips, Math.max(0, view.highBet - own.bet));

/** What a seat that matches the bet can expect, and the chance it has. */
export const stayValue = (position: Position): { readonly value: number; readonly chance: number } => {
  const { own } = position;
  const price = priceToStay(position);
  const chance = winningChance(position, exchangesFrom(position), oppositionOf(position));
  const value = own.chips - price + chance * winnable(position, own.committed + price);
  return { value, chance };
};

/** What betting or raising to an amount is worth: all may fold, or the better part of their hands meets it. */
const raiseValue = (position: Position, to: number): number => {
  const { view, own } = position;
  const added = to - own.bet;
  const committed = own.committed + added;
  const lying = winnable(position, own.committed) + priceToStay(position);
  const answers = oppositionOf(position).map(({ seat }) => {
    const { chips, bet } = view.seats[seat] as Position['own'];
    const asked = Math.min(chips, Math.max(0, to - bet));
    return { seat, asked, folds: chips === 0 ? 0 : foldChance(asked, lying) };
  });
  const allFold = answers.reduce((product, { folds }) => product * folds, 1);
  // What was added comes back where nobody meets it.
  const takes = own.chips + view.pots.reduce((sum, { amount }) => sum + amount, 0);
  if (allFold >= 1) return takes;
  const met = answers.map(({ seat, asked, folds }): Opposition & { readonly paid: number } => {
    const stays = (1 - folds) / (1 - allFold);
    return { seat, stays, part: 1 - folds, paid: stays * asked };
  });
  const chance = winningChance(position, exchangesFrom(position), met);
  const pot = winnable(position, committed) + met.reduce((sum, { paid }) => sum + paid, 0);
  return allFold * takes + (1 - allFold) * (own.chips - added + chance * pot);
};

const amountsOf = (position: Position, range: Range, played: PlayerAction | undefined): number[] => {
  const { view } = position;
  const after = winnable(position, position.own.committed) + priceToStay(position);
  const wishes = SIZES.map((size) => view.highBet + Math.ceil(after * size));
  const given = played?.kind === 'bet' ? played.amount : played?.kind === 'raise' ? played.to : undefined;
  const isNear = range.to - view.highBet <= FAR_MORE * after;
  const within = [range.from, ...wishes, ...(isNear ? [range.to] : [])].map((wish) =>
    Math.min(range.to, Math.max(range.from, wish)),
  );
  return [...new Set([...within, ...(given === undefined ? [] : [given])])];
};

type Kind = 'fold' | 'pass' | 'raise';
const kindOf = ({ kind }: PlayerAction): Kind =>
  kind === 'fold' ? 'fold' : kind === 'check' || kind === 'call' ? 'pass' : 'raise';

/**
 * Weighs what the odds say against what the policy does. By the odds alone a raise is worth what others fold; it is believed as far as the policy
 * raises too. And what the policy plays often is no fault, whatever the odds say. Bets of other sizes lose against the best one as the odds say.
 */
const withPolicy = (position: Position, weighed: readonly Weighed[]): Weighed[] => {
  const { view, seat, words, hand } = position;
  const parts = policyParts(view, seat, words, hand);
  const backing = (kind: Kind): number =>
    Math.min(1, Math.max(0, (parts[kind] - HARDLY_EVER) / (OFTEN - HARDLY_EVER)));
  const mostOf = (some: readonly Weighed[]): number => Math.max(...some.map(({ value }) => value));
  const raises = weighed.filter(({ action }) => kindOf(action) === 'raise');
  const others = weighed.filter((each) => !raises.includes(each));
  const bestRaise = mostOf(raises);
  // Where one must bet there is nothing to compare with.
  const quiet = others.length === 0 ? bestRaise : mostOf(others);
  const believed = bestRaise > quiet ? quiet + (bestRaise - quiet) * backing('raise') : bestRaise;
  const best = Math.max(quiet, believed);
  const lifted = (value: number, kind: Kind): number =>
    value + (best - value) * backing(kind) * MOST_FORGIVEN;
  return weighed.map((each) => {
    const kind = kindOf(each.action);
    const value =
      kind === 'raise' ? lifted(believed, kind) - (bestRaise - each.value) : lifted(each.value, kind);
    return { ...each, value };
  });
};

/** The choices of a seat that is to bet. */
export const betValues = (position: Position, played: PlayerAction | undefined): Weighed[] => {
  const { view, seat, own } = position;
  const open = offers(view, seat);
  const range = open.find((offer): offer is Range => offer.kind === 'bet' || offer.kind === 'raise');
  const has = (kind: Offer['kind']): boolean => open.some((offer) => offer.kind === kind);
  const price = priceToStay(position);
  const stay = stayValue(position);
  const chance = percent(stay.chance);
  const need = percent(price / Math.max(1, winnable(position, own.committed + price)));
  const weighed: Weighed[] = [];
  if (has('check'))
    weighed.push({ action: { kind: 'check' }, value: stay.value, why: { code: 'cards-check', chance } });
  if (has('call'))
    weighed.push({ action: { kind: 'call' }, value: stay.value, why: { code: 'cards-call', chance, need } });
  if (has('fold'))
    weighed.push({ action: { kind: 'fold' }, value: own.chips, why: { code: 'cards-fold', chance, need } });
  for (const amount of range === undefined ? [] : amountsOf(position, range, played)) {
    const action: PlayerAction =
      range?.kind === 'raise' ? { kind: 'raise', to: amount } : { kind: 'bet', amount };
    weighed.push({ action, value: raiseValue(position, amount), why: { code: 'cards-value', chance } });
  }
  const share = nextPotShare(position);
  return withPolicy(position, weighed).map((each) => ({ ...each, value: each.value + share }));
};
