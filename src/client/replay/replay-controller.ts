import { batch, computed, effect, signal } from '@preact/signals';
import { err } from '../../shared/result.ts';
import { NOTHING_STORED } from '../link/stored-actions.ts';
import type { LinkRefusal, OpenLink } from '../link/table-link.ts';
import { surfaceOf } from '../table/client-game.ts';
import type { Replay } from './replay.ts';
import { roundAt, timelineOf } from './timeline.ts';

/** How long a frame is shown while the replay plays by itself. */
const FRAME_MS = { slow: 2400, normal: 1200, fast: 500 } as const;
export type Pace = keyof typeof FRAME_MS;
export const PACES = Object.keys(FRAME_MS) as readonly Pace[];

/** Every game refuses so what is done after its end. */
const OVER: LinkRefusal = { code: 'game-over', message: '' };

/** A way to nowhere: nobody acts, and of words nothing is said. */
const closedLink: OpenLink = ({ onAnswer }) => ({
  act: ({ id }) => onAnswer(id, err(OVER)),
  judge: async () => undefined,
  close: () => {},
});

/** Puts a game on a table of its own to be looked at, until it is disposed of; nothing can be done in it. */
export const openReplay = (replay: Replay) => {
  const { name } = replay.module;
  const surface = surfaceOf(name);
  const timeline = timelineOf(replay, surface);
  const table = surface.openTable({ openLink: closedLink, stored: NOTHING_STORED });
  const frame = signal(0);
  const isPlaying = signal(false);
  const pace = signal<Pace>('normal');

  const onShown = (at: number): void => {
    frame.value = at;
    surface.replay.onFrame?.(table);
    if (at === timeline.last) isPlaying.value = false;
  };

  /** Goes on to the next frame: what is new in it flies and sounds, and chance is seen as at the table. */
  const showNext = (at: number): void =>
    table.showNext(timeline.viewAt(at), timeline.eventsAt(at), () => onShown(at));

  /** Shows a frame at once: nothing of it is seen to happen. */
  const showAt = (at: number): void => {
    // Not in one go with the rest: what comes after nothing is not new.
    table.show(table.view.peek(), []);
    batch(() => {
      table.show(timeline.viewAt(at), timeline.eventsAt(at));
      onShown(at);
    });
  };

  /** Goes to a frame, as far as there is one. */
  const goTo = (wanted: number): void => {
    // What is being seen is over first.
    table.scenes.skip();
    const at = Math.min(timeline.last, Math.max(0, wanted));
    if (at === frame.value) return;
    if (at === frame.value + 1) showNext(at);
    else showAt(at);
  };

  /** Goes to a frame of one's own choice, where the replay waits. */
  const jump = (to: number): void => {
    isPlaying.value = false;
    goTo(to);
  };

  const stop = effect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      // Played fast, what is still being seen is cut short; else it comes to its end.
      if (pace.peek() === 'fast' || !table.scenes.isPlaying.peek()) goTo(frame.peek() + 1);
    }, FRAME_MS[pace.value]);
    return () => clearInterval(timer);
  });

  table.seating.value = replay.names;
  if (replay.you !== undefined) table.pastSeat.value = replay.you;
  table.looks.value = replay.looks;
  showAt(0);

  return {
    table,
    timeline,
    frame,
    isPlaying,
    pace,
    round: computed(() => roundAt(timeline, frame.value)),
    jump,
    step: (by: number): void => {
      // From what is about to be seen.
      table.scenes.skip();
      jump(frame.value + by);
    },
    /** Goes to the round before or after; from the middle of a round first to its beginning. */
    stepRound: (by: -1 | 1): void => {
      const { rounds, last } = timeline;
      if (by === 1) jump(rounds.find((mark) => mark.frame > frame.value)?.frame ?? last);
      else jump(rounds.findLast((mark) => mark.frame < frame.value)?.frame ?? 0);
    },
    /** Plays by itself, or stops; from the end, all over again. */
    togglePlaying: (): void => {
      if (!isPlaying.value && frame.value === timeline.last) goTo(0);
      isPlaying.value = !isPlaying.value;
    },
    dispose: (): void => {
      stop();
      isPlaying.value = false;
      table.dispose();
    },
  };
};

/** A game that is being looked at. */
export type ReplayController = ReturnType<typeof openReplay>;
