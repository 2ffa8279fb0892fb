import { batch, computed, effect, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { ThemeName } from '../../shared/themes.ts';
import { stopAll } from '../base/stop-all.ts';
import { createConfirmation } from '../table/confirmation.ts';
import { isMyStep } from '../table/phase-surface.ts';
import { type CardState, stepOf } from './cards-state.ts';
import type { CardHand } from './hand-order.ts';
import type { Laying } from './laying.ts';

/** What is chosen at the step at hand, and done with it. */
export const createChoices = (state: CardState, hand: CardHand, laying: Laying) => {
  const { view, mySeat, refusal } = state;
  const { asked, laidCards, claim } = laying;
  /** The cards marked to be exchanged. */
  const marked = signal<ReadonlySet<number>>(new Set());
  /** The category that the dealer thinks of: a theme that ships, or own words, and whether names fit it (CW-21.1). */
  const category = { theme: signal<ThemeName | ''>(''), text: signal(''), names: signal(false) };

  /** Whose moment it is; what others do meanwhile does not change it. */
  const moment = computed(() => `${view.value && stepOf(view.value)} ${mySeat.value}`);

  /** What is tried out is tried for the whole of a round. */
  const round = computed(() => String(view.value?.round));

  /** What cannot be taken back and is easily hit by mistake asks once. */
  const isCostly = (action: PlayerAction): boolean =>
    action.kind === 'challenge' ||
    action.kind === 'leave' ||
    (action.kind === 'fold' && view.value?.toCall === 0) ||
    (action.kind === 'declare' && action.word === null && hand.cards.value.length > 0);

  const confirmation = createConfirmation({ asked, isCostly, carryOut: state.act, moment, table: state });
  const { confirmThenAct } = confirmation;

  return {
    marked,
    category,
    moment,
    round,
    confirmation,
    confirmThenAct,
    /** Whether a word is to be declared here and now. */
    isDeclaring: (): boolean =>
      view.value?.phase === 'declare' && isMyStep({ view: view.value, me: mySeat.value }),
    /** Marks a card to be exchanged, or unmarks it; never more than may be (CW-4.2, CW-4.4). */
    toggleMark: (id: number, most: number): void => {
      const next = new Set(marked.value);
      if (!next.delete(id) && next.size < most) next.add(id);
      batch(() => {
        marked.value = next;
        refusal.value = undefined;
      });
    },
    exchangeMarked: (): Promise<boolean> =>
      confirmThenAct({
        kind: 'exchange',
        cards: hand.cards.value.filter(({ id }) => marked.value.has(id)).map(({ card }) => card),
      }),
    declareLaid: (): Promise<boolean> =>
      confirmThenAct({ kind: 'declare', word: [...laidCards.value], claim: claim.value }),
    /** Starts to follow the hand and the word; returns what stops it. */
    startLaying: (): (() => void) => {
      laying.forget();
      return stopAll([
        hand.follow(),
        laying.followHand(),
        // Other cards in hand: none of them is marked; nor in another moment.
        effect(() => {
          hand.cards.value;
          moment.value;
          marked.value = new Set();
        }),
        effect(() => {
          moment.value;
          laying.wildAsked.value = undefined;
        }),
        // A new round begins with nothing laid out.
        effect(() => {
          round.value;
          claim.value = false;
          category.theme.value = '';
          category.text.value = '';
          category.names.value = false;
          laying.clear();
        }),
        confirmation.startLapsing(),
      ]);
    },
  };
};

export type Choices = ReturnType<typeof createChoices>;
