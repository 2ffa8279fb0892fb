import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { cardsRefusalSentence } from '../../messages/cards.ts';
import { textSentence } from '../../messages/text.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import { language } from '../language.ts';
import { CommandForm } from '../play/command-form.tsx';
import { t } from '../texts.ts';
import { mySeat, refusal } from './cards-state.ts';
import { wish } from './laying.ts';

const tell = (sentence: string): void => {
  refusal.value = { code: 'told', sentence };
};

/** The action a text names; undefined where it names none, which is said. */
const read = (text: string): PlayerAction | undefined => {
  const parsed = parseAction(text);
  if (!parsed.ok) {
    tell(textSentence(language.value, parsed.error, 'choose-your-words'));
    return undefined;
  }
  const action = parsed.value;
  if (action.kind !== 'timeout' && action.kind !== 'window' && action.kind !== 'time') return action;
  tell(cardsRefusalSentence(language.value, { code: 'server-only', action: action.kind }));
  return undefined;
};

/** How an action that is open is written; the words of the notation are the same in every language. */
const exampleOf = (offer: Offer): string => {
  switch (offer.kind) {
    case 'category':
      return 'category none';
    case 'bet':
    case 'raise':
      return `${offer.kind} ${offer.from}`;
    case 'exchange':
      return `exchange ${offer.cards.split(' ').slice(0, offer.most).join(' ') || 'none'}`;
    case 'layout':
    case 'declare':
      return `${offer.kind} none`;
    case 'challenge':
      return offer.words[0] === undefined
        ? `challenge category ${offer.claims[0]}`
        : `challenge ${offer.words[0]}`;
    case 'vote':
      return 'vote yes';
    default:
      return offer.kind;
  }
};

/** Every action as a text (docs/notation.md), with those that are open now. */
export const CardsCommandLine = ({ view }: { readonly view: View }) => {
  const run = async (text: string): Promise<boolean> => {
    const action = read(text);
    if (action === undefined) return false;
    await wish(action);
    return refusal.value === undefined;
  };
  return (
    <CommandForm open={offers(view, mySeat.value).map(exampleOf)} keysHint={t().cards.keysHint} onRun={run} />
  );
};
