import { signal } from '@preact/signals';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { GameEvent, Opened } from '../../games/choose-your-words/events.ts';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { type Moment, momentScene } from '../table/great-moment.ts';
import { type GreatFrom, greatWord } from '../table/great-word.ts';
import { drawMs, isStill, settleMoves } from '../table/motion/moves.ts';
import type { Scene, ScenePlan } from '../table/motion/scenes.ts';
import type { CardState } from './cards-state.ts';
import { createReveal } from './reveal.ts';

/** One showdown in six is won by 180 points or more, one in ten against a hand of 95 (counted over games of bots of all levels). */
const GREAT_FROM: GreatFrom = {
  worth: 180,
  length: 8,
  beat: 95,
  record: { words: 4, worth: 100 },
};

/** The great word of a showdown, if there is one; `before`: what had happened in the game. */
export const momentOf = (declared: readonly Opened[], before: readonly GameEvent[]): Moment | undefined => {
  const [best, next] = declared.toSorted((a, b) => b.score - a.score);
  // Of two that share the pot neither has beaten the other.
  if (best === undefined || best.word === null || best.score === next?.score) return undefined;
  const scores = before.flatMap((event) =>
    event.type === 'opened'
      ? event.declarations.flatMap(({ word, score }) => (word === null ? [] : [score]))
      : [],
  );
  const beat = next?.score ?? 0;
  const great = greatWord({ worth: best.score, length: best.word.length, beat, before: scores }, GREAT_FROM);
  const by = great?.mark === 'beat' ? beat : best.word.length;
  return great && { word: readLaid(best.word), worth: t().cards.points(best.score), great, by };
};

/** What is seen of chance and of great words at a card table. */
export const createShow = ({ playScenes, mySeat }: CardState) => {
  const reveal = createReveal();
  const moment = signal<Moment | undefined>(undefined);

  /** Cards come to my hand. */
  const deal = (cards: number): Scene => ({
    ms: drawMs(cards),
    begin: (hear) => {
      hear('draw');
      return settleMoves;
    },
  });

  const plan = (fresh: readonly GameEvent[], before: readonly GameEvent[]): ScenePlan => {
    if (isStill() || document.hidden) return {};
    const opened = fresh.find((event) => event.type === 'opened');
    if (opened !== undefined) {
      const great = momentOf(opened.declarations, before);
      const after = [reveal.scene(opened.declarations)];
      return {
        after: great === undefined ? after : [...after, momentScene(great, into(moment))],
        tellsLast: true,
      };
    }
    const mine = fresh.findLast(
      (event) => (event.type === 'dealt' || event.type === 'exchanged') && event.seat === mySeat.peek(),
    );
    const cards =
      mine?.type === 'dealt' ? mine.cards.length : mine?.type === 'exchanged' ? mine.drawn.length : 0;
    return cards === 0 ? {} : { after: [deal(cards)] };
  };

  return { reveal, moment, start: (): (() => void) => playScenes(plan) };
};
