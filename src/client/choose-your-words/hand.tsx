import type { ComponentChildren } from 'preact';
import { t } from '../base/texts.ts';
import { markIn } from '../table/dragging.ts';
import { HandFrame, TilePlace } from '../table/hand.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCards } from './card-table.ts';
import type { HandCard } from './hand-order.ts';
import { cardName, LetterCard, useDeck } from './letter-card.tsx';

/** What a tap on a card does: lays it out, marks it to be exchanged (so many at most), or nothing. */
type HandUse = 'lay' | 'look' | { readonly most: number };

type HandProps = {
  readonly use: HandUse;
  /** What stands above the cards, beside their tools. */
  readonly children: ComponentChildren;
};

/** The cards I hold, in my order; those laid out leave their places empty, and a tap there takes them back. */
export const Hand = ({ use, children }: HandProps) => {
  const { cards } = t();
  const { hand } = useCards();
  if (hand.cards.value.length === 0) return <>{children}</>;
  return (
    <HandFrame
      look="card-hand"
      row="card-places"
      count={hand.cards.value.length}
      top={
        <>
          <h3 id="hand-heading" class="unseen">
            {typeof use === 'object' ? cards.handToMark(use.most) : cards.hand}
          </h3>
          {children}
        </>
      }
      order={hand}
      labels={cards}
      hint={
        <span class="unseen" id="move-hint">
          {cards.moveHint}
        </span>
      }
    >
      {hand.cards.value.map((card, place) => (
        <HeldCard key={card.id} held={card} place={place} use={use} />
      ))}
    </HandFrame>
  );
};

type HeldProps = { readonly held: HandCard; readonly place: number; readonly use: HandUse };

const HeldCard = ({ held, place, use }: HeldProps) => {
  const { cards } = t();
  const { hand, laying, marked, toggleMark, startDrag } = useCards();
  const { id, card } = held;
  const name = cardName(card, useDeck());
  const isToMark = typeof use === 'object';
  const used = use === 'lay' && laying.isLaid(id);
  const isMark = markIn('rack') === place;
  const isMarked = isToMark && marked.value.has(id);
  const press = (): void => {
    if (isToMark) toggleMark(id, use.most);
    else if (used) laying.takeBack(id);
    else if (use === 'lay') laying.placeCard(id);
  };
  return (
    <TilePlace
      looks={['card-place', used && 'card-used', isMarked && 'card-marked', isMark && 'tile-mark']}
      label={used ? cards.takeBack(name) : name}
      place={place}
      isEmpty={used}
      pressed={isToMark ? isMarked : undefined}
      isIdle={use === 'look'}
      describedBy="move-hint"
      onPress={press}
      onDrag={(event) => startDrag(event, id)}
      onMove={(to) => hand.move(id, to)}
    >
      <LetterCard card={card} {...(used ? {} : { fly: `c${id}`, from: 'deck' })} />
      {isMarked && (
        <span class="mark-sign" aria-hidden="true">
          <Icon name="shuffle" />
        </span>
      )}
    </TilePlace>
  );
};
