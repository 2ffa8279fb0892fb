/** The linear ranking of what stays in hand: quick, and good enough to choose what the network should judge. */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import { addHeld, createInputs } from './features.ts';
import { UNIT, type Weights } from './value-net.ts';

const sizeOf = (hand: Uint8Array): number => {
  let size = 0;
  for (let code = 0; code < LETTERS; code++) size += hand[code] as number;
  return size;
};

export type Ranking = {
  readonly rank: (hand: Uint8Array, wilds: number) => number;
  /** Takes letters off down to a limit, each time those that are missed least; changes the hand, gives what is gone. */
  readonly trim: (hand: Uint8Array, wilds: number, limit: number) => Uint8Array | undefined;
};

export const createRanking = ({ ranking }: Weights): Ranking => {
  const inputs = createInputs();

  const rank: Ranking['rank'] = (hand, wilds) => {
    inputs.count = 0;
    addHeld(inputs, hand, wilds);
    let sum = 0;
    for (let i = 0; i < inputs.count; i++) {
      sum += (ranking[inputs.places[i] as number] as number) * (inputs.amounts[i] as number);
    }
    return sum * UNIT;
  };

  const trim: Ranking['trim'] = (hand, wilds, limit) => {
    let size = sizeOf(hand);
    if (size <= limit) return undefined;
    const gone = new Uint8Array(LETTERS);
    for (; size > limit; size--) {
      let least = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let code = 0; code < LETTERS; code++) {
        if (hand[code] === 0) continue;
        hand[code] = (hand[code] as number) - 1;
        const worth = rank(hand, wilds);
        hand[code] = (hand[code] as number) + 1;
        if (worth > most) {
          most = worth;
          least = code;
        }
      }
      hand[least] = (hand[least] as number) - 1;
      gone[least] = (gone[least] as number) + 1;
    }
    return gone;
  };

  return { rank, trim };
};

/** Calls for each hand that keeps one letter which was to go, and lets another go instead. */
export const eachSwap = (
  kept: Uint8Array,
  gone: Uint8Array,
  tell: (kept: Uint8Array, gone: Uint8Array) => void,
): void => {
  for (let back = 0; back < LETTERS; back++) {
    if (gone[back] === 0) continue;
    for (let away = 0; away < LETTERS; away++) {
      if (away === back || kept[away] === 0) continue;
      const hand = Uint8Array.from(kept);
      const rest = Uint8Array.from(gone);
      hand[back] = (hand[back] as number) + 1;
      hand[away] = (hand[away] as number) - 1;
      rest[back] = (rest[back] as number) - 1;
      rest[away] = (rest[away] as number) + 1;
      tell(hand, rest);
    }
  }
};
