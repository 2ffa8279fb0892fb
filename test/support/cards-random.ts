/** Random actions of Choose Your Words, each of an offered kind and within its bounds. */
import type { Action } from '../../src/games/choose-your-words/actions.ts';
import { type Card, type LaidCard, readLaid, WILD } from '../../src/games/choose-your-words/card.ts';
import { isLegalNow } from '../../src/games/choose-your-words/challenging.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import type { Env } from '../../src/games/choose-your-words/env.ts';
import type { GameEvent } from '../../src/games/choose-your-words/events.ts';
import type { Offer } from '../../src/games/choose-your-words/offers.ts';
import type { View } from '../../src/games/choose-your-words/view.ts';
import { parseAction } from '../../src/notation/cards-actions.ts';
import type { CardsMatch } from '../../src/notation/cards-record.ts';
import { randomOrder } from './random-order.ts';

type Random = () => number;

export const pick = <T>(random: Random, things: readonly T[]): T =>
  things[Math.floor(random() * things.length)] as T;

const lay = (card: Card, random: Random): LaidCard =>
  card === WILD ? `*${pick(random, [...'AEGOZ'])}${pick(random, ['b', 'r'])}` : card;

const word = (cards: string, least: number, random: Random): LaidCard[] =>
  randomOrder(cards.split(' '), random)
    .slice(0, least + Math.floor(random() * (8 - least)))
    .map((card) => lay(card, random));

const CATEGORIES = ['Ocean life', 'Presidents', 'a ; "b"', 'Élèves\\'];

/** A declaration that is open: where the dictionary judges, one that it knows, or a name that is claimed (CW-6.1). */
const declaration = (
  { cards, claim: mayClaim }: Extract<Offer, { kind: 'declare' }>,
  view: View,
  env: Env,
  random: Random,
): Action => {
  const none: Action = { kind: 'declare', word: null, claim: false };
  if (random() < 0.25) return none;
  const laid = word(cards, 2, random);
  const claim = mayClaim && random() < 0.6;
  const isGood =
    view.options.judge === 'challenge' ||
    (claim && view.category?.names === true) ||
    isLegalNow(view, env.judge, readLaid(laid));
  return isGood ? { kind: 'declare', word: laid, claim } : none;
};

/** An action of an offered kind; undefined where none comes to mind. */
export const randomCardsAction = (offer: Offer, view: View, env: Env, random: Random): Action | undefined => {
  switch (offer.kind) {
    case 'category':
      if (random() < 0.2) return { kind: 'category', text: null, names: false, own: false };
      return random() < 0.4
        ? { kind: 'category', text: pick(random, env.judge.themes), names: random() < 0.2, own: false }
        : { kind: 'category', text: pick(random, CATEGORIES), names: random() < 0.5, own: true };
    case 'bet':
    case 'raise': {
      const most = random() < 0.3 ? offer.to : Math.min(offer.to, offer.from + 6);
      const amount = offer.from + Math.floor(random() * (most - offer.from + 1));
      return offer.kind === 'bet' ? { kind: 'bet', amount } : { kind: 'raise', to: amount };
    }
    case 'exchange': {
      const cards = randomOrder(offer.cards.split(' '), random).slice(
        0,
        Math.floor(random() * (offer.most + 1)),
      );
      const parsed = parseAction(`exchange ${cards.join(' ') || 'none'}`);
      return parsed.ok ? parsed.value : undefined;
    }
    case 'layout':
      return random() < 0.2 ? { kind: 'layout', word: word(offer.cards, 0, random) } : undefined;
    case 'declare':
      return declaration(offer, view, env, random);
    case 'challenge': {
      const what = offer.claims.length > 0 && (offer.words.length === 0 || random() < 0.5);
      const seat = pick(random, what ? offer.claims : offer.words);
      return { kind: 'challenge', seat, what: what ? 'category' : 'word' };
    }
    case 'vote':
      return { kind: 'vote', vote: pick(random, ['yes', 'no', 'pass']) };
    case 'fold':
      return random() < 0.3 ? { kind: 'fold' } : undefined;
    case 'leave':
      return random() < 0.02 ? { kind: 'leave' } : undefined;
    default:
      return { kind: offer.kind };
  }
};

/** Somebody who is to act tries something; what came of it, nothing where nothing comes to mind. */
export const actAtRandom = (match: CardsMatch, env: Env, random: Random): readonly GameEvent[] => {
  const seat = pick(random, CHOOSE_YOUR_WORDS.view(match.state, null).toAct);
  const view = CHOOSE_YOUR_WORDS.view(match.state, seat);
  const offer = pick(random, CHOOSE_YOUR_WORDS.offers(view, seat));
  const action = randomCardsAction(offer, view, env, random);
  const acted = action && match.act(seat, action);
  if (acted?.ok === false) throw new Error(JSON.stringify(acted.error));
  return acted?.value ?? [];
};
