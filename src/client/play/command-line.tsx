import type { PlayerAction } from '../../games/buyword/actions.ts';
import { type Offer, offers } from '../../games/buyword/offers.ts';
import type { View } from '../../games/buyword/view.ts';
import { refusalSentence } from '../../messages/buyword.ts';
import { textSentence } from '../../messages/text.ts';
import { parseAction } from '../../notation/buyword-actions.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { CommandForm } from './command-form.tsx';
import { wish } from './laying.ts';
import { mySeat, refusal } from './play-state.ts';

const tell = (sentence: string): void => {
  refusal.value = { code: 'told', sentence };
};

/** The action a text names; undefined where it names none, which is said. */
const read = (text: string): PlayerAction | undefined => {
  const parsed = parseAction(text);
  if (!parsed.ok) {
    tell(textSentence(language.value, parsed.error, 'buyword'));
    return undefined;
  }
  const action = parsed.value;
  if (action.kind !== 'timeout' && action.kind !== 'window') return action;
  tell(refusalSentence(language.value, { code: 'server-only', action: action.kind }));
  return undefined;
};

/** A swap of two who have lots, or, where only one has, its sale. */
const exampleTerms = ({ lots, seats, money }: Extract<Offer, { kind: 'propose' }>): string => {
  const holders = [...new Set(lots.map(({ holder }) => holder))].filter((seat) => seats.includes(seat));
  const [one = 0, other] = holders;
  if (other !== undefined) return `${one}>${other} ${other}>${one}`;
  const buyer = seats.find((seat) => seat !== one) ?? 1;
  return money ? `${one}>${buyer} $${buyer}>${one}:10` : `${one}>${buyer}`;
};

/** How an action that is open is written; the words of the notation are the same in every language. */
const exampleOf = (offer: Offer, word: string, view: View): string => {
  switch (offer.kind) {
    case 'choose':
      return `choose ${offer.from}`;
    case 'draft':
      return `draft ${offer.tiles[0] ?? 'A'}`;
    case 'propose':
      return `propose ${exampleTerms(offer)}`;
    case 'accept':
    case 'reject':
    case 'withdraw':
      return `${offer.kind} ${offer.proposals[0] ?? 1}`;
    case 'bid':
      return `bid ${offer.from}`;
    case 'sell':
      return view.options.crossword ? `sell ${word} 0,0 across` : `sell ${word}`;
    case 'discard':
      return `discard ${offer.tiles.slice(0, offer.most)}`;
    case 'challenge':
      return `challenge ${offer.sales[0] ?? 1}`;
    case 'vote':
      return 'vote yes';
    default:
      return offer.kind;
  }
};

/** Every action as a text (docs/notation.md), with those that are open now. */
export const CommandLine = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const run = async (text: string): Promise<boolean> => {
    const action = read(text);
    if (action === undefined) return false;
    await wish(action);
    return refusal.value === undefined;
  };
  const open = offers(view, mySeat.value).map((offer) => exampleOf(offer, play.commandWord, view));
  return <CommandForm open={open} keysHint={play.keysHint} onRun={run} />;
};
