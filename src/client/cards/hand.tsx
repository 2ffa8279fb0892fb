import type { ComponentChildren } from 'preact';
import { type DropMark, dragFrom, dropMark } from '../play/dragging.ts';
import { FeltTool } from '../play/tray-top.tsx';
import { t } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import { type HandCard, hand, moveInHand, shuffleHand, sortHand } from './hand-order.ts';
import { laid, marked, placeCard, takeBack, toggleMark } from './laying.ts';
import { cardName, LetterCard } from './letter-card.tsx';
import { startFrom } from './motion.ts';

/** What a tap on a card does: lays it out, marks it to be exchanged (so many at most), or nothing. */
export type HandUse =
  | { readonly kind: 'lay' }
  | { readonly kind: 'mark'; readonly most: number }
  | { readonly kind: 'look' };

const drop = (card: HandCard, mark: DropMark | undefined, use: HandUse): void => {
  if (mark?.zone === 'word' && use.kind === 'lay') placeCard(card, mark.at);
  else if (mark?.zone === 'rack') moveInHand(card.id, mark.at);
};

type HandProps = {
  readonly use: HandUse;
  /** What stands above the cards, beside their tools. */
  readonly children: ComponentChildren;
};

/** The cards I hold, in my order; those laid out leave their places empty, and a tap there takes them back. */
export const Hand = ({ use, children }: HandProps) => {
  const { cards } = t();
  const mark = dropMark.value?.zone === 'rack' ? dropMark.value.at : undefined;
  if (hand.value.length === 0) return <>{children}</>;
  return (
    <section class="hand card-hand" aria-labelledby="hand-heading">
      <h3 id="hand-heading" class="unseen">
        {use.kind === 'mark' ? cards.handToMark(use.most) : cards.hand}
      </h3>
      <div class="felt-top">
        {children}
        <FeltTool icon="shuffle" label={cards.shuffle} onClick={shuffleHand} />
        <FeltTool icon="sort" label={cards.sort} onClick={sortHand} />
      </div>
      <div class="card-places" data-zone="rack">
        {hand.value.map((card, place) => (
          <HeldCard key={card.id} held={card} place={place} use={use} isMark={mark === place} />
        ))}
      </div>
      <span class="unseen" id="move-hint">
        {cards.moveHint}
      </span>
    </section>
  );
};

type HeldProps = {
  readonly held: HandCard;
  readonly place: number;
  readonly use: HandUse;
  readonly isMark: boolean;
};

const HeldCard = ({ held, place, use, isMark }: HeldProps) => {
  const { cards } = t();
  const { id, card } = held;
  const isLaid = use.kind === 'lay' && laid.value.some((placed) => placed.id === id);
  const isMarked = use.kind === 'mark' && marked.value.has(id);
  const look = ['card-place', isLaid && 'card-used', isMarked && 'card-marked', isMark && 'tile-mark'];
  const press = (): void => {
    if (use.kind === 'mark') toggleMark(id, use.most);
    else if (isLaid) takeBack(id);
    else if (use.kind === 'lay') placeCard(held);
  };
  return (
    <button
      type="button"
      class={look.filter((each) => each !== false).join(' ')}
      aria-label={isLaid ? cards.takeBack(cardName(card)) : cardName(card)}
      aria-pressed={use.kind === 'mark' ? isMarked : undefined}
      aria-disabled={use.kind === 'look' ? true : undefined}
      aria-describedby="move-hint"
      data-place={place}
      onClick={press}
      onPointerDown={
        isLaid
          ? undefined
          : (event) =>
              dragFrom(event, {
                drop: (mark, element) => {
                  startFrom(element);
                  drop(held, mark, use);
                },
              })
      }
      onKeyDown={(event) => {
        if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
        event.preventDefault();
        moveInHand(id, event.key === 'ArrowLeft' ? Math.max(0, place - 1) : place + 2);
      }}
    >
      <LetterCard card={card} {...(isLaid ? {} : { fly: `c${id}`, from: 'deck' })} />
      {isMarked && (
        <span class="mark-sign" aria-hidden="true">
          <Icon name="shuffle" />
        </span>
      )}
    </button>
  );
};
