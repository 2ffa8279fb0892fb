import { batch, computed, effect, signal } from '@preact/signals';
import { type Film, filmOf, roundAt } from './film.ts';
import type { Replay } from './replay.ts';
import { SCREENS } from './screens.ts';

/** How long a frame is shown while the replay plays by itself. */
const FRAME_MS = { slow: 2400, normal: 1200, fast: 500 } as const;
export type Pace = keyof typeof FRAME_MS;
export const PACES = Object.keys(FRAME_MS) as readonly Pace[];

/** The game being looked at, and the frame shown of it. */
export const film = signal<Film | undefined>(undefined);
export const frame = signal(0);
export const isPlaying = signal(false);
export const pace = signal<Pace>('normal');
export const round = computed(() => (film.value === undefined ? 1 : roundAt(film.value, frame.value)));

let timer: ReturnType<typeof setInterval> | undefined;

/** Goes to a frame, as far as there is one. */
export const goTo = (wanted: number): void => {
  const shown = film.value;
  if (shown === undefined) return;
  const at = Math.min(shown.last, Math.max(0, wanted));
  const before = frame.value;
  frame.value = at;
  if (at !== before) SCREENS[shown.replay.game].show(shown, at, at === before + 1 ? 'step' : 'jump');
  if (at === shown.last) isPlaying.value = false;
};

export const step = (by: number): void => {
  isPlaying.value = false;
  goTo(frame.value + by);
};

/** Goes to the round before or after; from the middle of a round first to its beginning. */
export const stepRound = (by: -1 | 1): void => {
  const { rounds = [], last = 0 } = film.value ?? {};
  isPlaying.value = false;
  if (by === 1) goTo(rounds.find((mark) => mark.frame > frame.value)?.frame ?? last);
  else goTo(rounds.findLast((mark) => mark.frame < frame.value)?.frame ?? 0);
};

/** Plays by itself, or stops; from the end, all over again. */
export const togglePlaying = (): void => {
  if (!isPlaying.value && frame.value === film.value?.last) goTo(0);
  isPlaying.value = !isPlaying.value;
};

effect(() => {
  clearInterval(timer);
  if (isPlaying.value) timer = setInterval(() => goTo(frame.value + 1), FRAME_MS[pace.value]);
});

/** Puts a game on the table to be looked at; nothing can be done in it. */
export const showReplay = (replay: Replay): void => {
  putReplayAway();
  const shown = filmOf(replay);
  const screen = SCREENS[replay.game];
  batch(() => {
    screen.open(shown);
    film.value = shown;
    frame.value = 0;
  });
  screen.show(shown, 0, 'jump');
};

/** Takes it off the table. */
export const putReplayAway = (): void => {
  isPlaying.value = false;
  if (film.value !== undefined) SCREENS[film.value.replay.game].clear();
  film.value = undefined;
};
