import { type Card, HIDDEN } from '../games/choose-your-words/card.ts';
import { HAND_SIZE } from '../games/choose-your-words/phases/deal.ts';
import type { Actor } from '../games/core/game.ts';
import type { Seat } from '../games/core/seat.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { RecordLine } from './record-text.ts';

/** An action of a record, with what chance and the judge said after it. */
export type ScriptedTurn = {
  readonly row: number;
  readonly actor: Actor;
  readonly text: string;
  readonly said: string[];
};

/** What a record tells of one round: the cards that left the deck, in order, as far as it says. */
export type ScriptedRound = { readonly deckSize: number | undefined; readonly drawn: readonly Card[] };

export type Script = {
  readonly opening: readonly string[];
  readonly turns: readonly ScriptedTurn[];
  /** The first dealer, and what was cut, time after time. */
  readonly dealer: Seat | undefined;
  readonly cuts: readonly (readonly Card[])[];
  /** By round, the first at 0. */
  readonly rounds: readonly ScriptedRound[];
};

const MOST_SAID = 60;
const OPEN_CARD = '(?:[A-Z][br]|\\*)';
const CARD = `(?:${OPEN_CARD}|\\?)`;
const SAID = new RegExp(
  `^(?:cut(?: [0-7] ${OPEN_CARD}){1,8}|deals [0-7]|deck \\d{1,4}|(?:dealt|drew|shown) [0-7](?: ${CARD}){1,7}|fits [0-7]|(?:il)?legal [0-7])$`,
);

/** A round while it is read: hands by seat, in the order they were dealt; then what each drew and showed. */
type Reading = {
  deckSize: number | undefined;
  readonly dealt: Map<Seat, Card[]>;
  readonly drew: { readonly seat: Seat; cards: Card[] }[];
  readonly shown: Map<Seat, Card[]>;
};

const newReading = (): Reading => ({ deckSize: undefined, dealt: new Map(), drew: [], shown: new Map() });

/**
 * A hand that was hidden until it was shown came about somehow: what was discarded stays unknown, what was drawn and the
 * rest of the deal are the cards shown.
 */
const explainShown = ({ dealt, drew, shown }: Reading): void => {
  for (const [seat, hand] of shown) {
    if (dealt.get(seat)?.every((card) => card === HIDDEN) !== true) continue;
    const left = [...hand];
    const own = drew.filter((each) => each.seat === seat);
    for (const each of own) each.cards = left.splice(0, each.cards.length);
    const unknown = Array<Card>(Math.max(0, HAND_SIZE - left.length)).fill(HIDDEN);
    dealt.set(seat, [...unknown, ...left]);
  }
};

/** The order in which a round's cards left the deck: dealt one at a time, then drawn (CW-3). */
const drawnIn = (reading: Reading): Card[] => {
  explainShown(reading);
  const hands = [...reading.dealt.values()];
  const dealt = Array.from({ length: HAND_SIZE }, (_, i) => hands.map((hand) => hand[i] ?? HIDDEN)).flat();
  return [...(hands.length === 0 ? [] : dealt), ...reading.drew.flatMap(({ cards }) => cards)];
};

const readRounds = (said: readonly string[]): ScriptedRound[] => {
  const rounds: Reading[] = [];
  for (const text of said) {
    const [verb = '', number = '', ...cards] = text.split(' ');
    const seat = Number(number);
    if (verb === 'deals') rounds.push(newReading());
    const round = rounds.at(-1);
    if (round === undefined) continue;
    if (verb === 'deck') round.deckSize = seat;
    if (verb === 'dealt') round.dealt.set(seat, cards);
    if (verb === 'drew') round.drew.push({ seat, cards });
    if (verb === 'shown') round.shown.set(seat, cards);
  }
  return rounds.map((round) => ({ deckSize: round.deckSize, drawn: drawnIn(round) }));
};

const readCut = (text: string): Card[] =>
  text
    .split(' ')
    .slice(1)
    .filter((_, i) => i % 2 === 1);

/** Reads the lines of a record into a script; names the row of the first that cannot be. */
export const readScript = (lines: readonly RecordLine[], players: number): Result<Script, TextRefusal> => {
  const opening: string[] = [];
  const turns: ScriptedTurn[] = [];
  for (const { actor, text, row = 0 } of lines) {
    if (actor !== '*') {
      turns.push({ row, actor: actor === '-' ? null : actor, text, said: [] });
      continue;
    }
    const said = turns.at(-1)?.said ?? opening;
    // A tie in cutting may be cut again and again.
    if (!SAID.test(text) || said.length >= MOST_SAID) return err({ code: 'record-bad-line', line: row });
    said.push(text);
  }
  const all = [...opening, ...turns.flatMap(({ said }) => said)];
  const deals = opening.find((text) => text.startsWith('deals '));
  const dealer = deals === undefined ? undefined : Number(deals.split(' ')[1]);
  if (dealer !== undefined && dealer >= players)
    return err({ code: 'record-bad-line', line: lines[0]?.row ?? 0 });
  const cuts = opening.filter((text) => text.startsWith('cut ')).map(readCut);
  const rounds = readRounds(all);
  // Where how it began is left out, the first round told of is the second.
  return ok({
    opening,
    turns,
    dealer,
    cuts,
    rounds: dealer === undefined ? [{ deckSize: undefined, drawn: [] }, ...rounds] : rounds,
  });
};
