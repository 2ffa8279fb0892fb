import type { GameEvent } from '../../src/games/choose-your-words/events.ts';
import type { View } from '../../src/games/choose-your-words/view.ts';

type Frame = {
  readonly type?: string;
  readonly since?: number | null;
  readonly view?: Partial<View> | null;
  readonly events?: readonly GameEvent[];
};

const isHidden = (cards: readonly string[]): boolean => cards.every((card) => card === '?');

/** What an event tells to somebody who may not know it (CW-26.1); undefined where all is well. */
const toldBy = (event: GameEvent, own: number | null): string | undefined => {
  switch (event.type) {
    case 'dealt':
      return event.seat === own || isHidden(event.cards) ? undefined : `dealt to ${event.seat}`;
    case 'exchanged':
      return event.seat === own || (isHidden(event.discarded) && isHidden(event.drawn))
        ? undefined
        : `exchanged by ${event.seat}`;
    case 'reshuffled':
      return isHidden(event.pile) ? undefined : 'the discards';
    case 'declared':
      return event.seat === own || event.declaration === null ? undefined : `declared by ${event.seat}`;
    case 'laid-out':
      return event.seat === own ? undefined : `laid out by ${event.seat}`;
    default:
      return undefined;
  }
};

/**
 * Looks through all frames that somebody got, in order, for cards and words that were still hidden from them: others'
 * hands before they are shown, discards, sealed words.
 */
export const leaksIn = (frames: readonly string[], own: number | null): string[] => {
  const leaks: string[] = [];
  let shown = new Set<number>();
  let isOver = false;
  let isOpened = false;
  for (const frame of frames) {
    const { type, since, view, events = [] } = JSON.parse(frame) as Frame;
    if (type !== 'update' && type !== 'table') continue;
    if (type === 'table' && since === null) [shown, isOver, isOpened] = [new Set(), false, false];
    for (const event of events) {
      const leak = toldBy(event, own);
      if (leak !== undefined) leaks.push(leak);
      if (event.type === 'round-began') [shown, isOpened] = [new Set(), false];
      if (event.type === 'showed') shown.add(event.seat);
      if (event.type === 'opened') isOpened = true;
      if (event.type === 'ended') isOver = true;
    }
    if (isOver) continue;
    for (const [seat, { cards }] of (view?.seats ?? []).entries()) {
      if (seat !== own && !shown.has(seat) && cards !== null) leaks.push(`cards of ${seat}`);
    }
    for (const { seat, word } of view?.declared ?? []) {
      if (seat !== own && !isOpened && word !== null) leaks.push(`word of ${seat}`);
    }
  }
  return leaks;
};
