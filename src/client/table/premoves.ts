import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { isMyStep, type TableView } from './phase-surface.ts';

/**
 * What a game lets its players say ahead of their turn, by names that are also typed. Standing orders (games/…/standing-orders.ts)
 * answer whatever comes to who is away, and the server keeps them; a premove is for the next turn of who is there, the page alone
 * knows it, and it lapses as soon as it would mean something else. What it comes to is asked of the same rules.
 */
export type PremoveRules<View, Action> = {
  /** The phase in which the turn comes. */
  readonly phase: string;
  /** What may be said now, in order; nothing where no turn is ahead. */
  readonly open: (view: View, seat: Seat) => readonly string[];
  /** Whether something may be said that is typed, though it is not listed. */
  readonly takes?: (name: string, view: View, seat: Seat) => boolean;
  /** Tells how long it means the same: it lapses when this changes. */
  readonly span: (name: string, view: View, seat: Seat) => string;
  /** What it comes to when the turn is there; undefined where the player must decide after all. */
  readonly action: (name: string, view: View, seat: Seat) => Action | undefined;
  readonly label: (name: string, view: View, seat: Seat) => string;
};

type PremoveTable<View, Action> = {
  readonly view: ReadonlySignal<View | undefined>;
  readonly mySeat: ReadonlySignal<Seat>;
  readonly act: (action: Action) => Promise<boolean>;
  readonly scenes: { readonly isPlaying: ReadonlySignal<boolean> };
  readonly storedAs: string | undefined;
  readonly device: unknown;
};

/** What is said ahead of one's turn at a table. */
export const createPremoves = <View extends TableView, Action>(
  table: PremoveTable<View, Action>,
  rules: PremoveRules<View, Action>,
) => {
  const { view, mySeat, act, scenes, storedAs, device } = table;
  const chosen = signal<{ readonly name: string; readonly span: string } | undefined>(undefined);

  const seen = () => {
    const now = view.value;
    const me = mySeat.value;
    // Not in a lesson or a replay, nor where others would read it: at a device that is passed on.
    if (now === undefined || storedAs === undefined || device !== undefined) return undefined;
    return now.seats[me] === undefined || isMyStep({ view: now, me }) ? undefined : { now, me };
  };
  const open = (): readonly string[] => {
    const at = seen();
    return at === undefined ? [] : rules.open(at.now, at.me);
  };

  return {
    /** What is said, by its name. */
    chosen: (): string | undefined => chosen.value?.name,
    /** What may be said now, and what is said. */
    list: (): readonly { readonly name: string; readonly label: string; readonly isChosen: boolean }[] => {
      const at = seen();
      if (at === undefined) return [];
      const said = chosen.value?.name;
      const names = rules.open(at.now, at.me);
      const all = said === undefined || names.includes(said) ? names : [...names, said];
      return all.map((name) => ({
        name,
        label: rules.label(name, at.now, at.me),
        isChosen: name === said,
      }));
    },
    /** How what may be said now is typed. */
    typed: (): readonly string[] => [
      ...open().map((name) => `next ${name}`),
      ...(chosen.value === undefined ? [] : ['next none']),
    ],
    /** Says something, or takes it back where it is said already; whether it may be said. */
    choose: (name: string): boolean => {
      const at = seen();
      if (at === undefined) return false;
      const isOpen = rules.open(at.now, at.me).includes(name) || rules.takes?.(name, at.now, at.me) === true;
      if (!isOpen && name !== chosen.value?.name) return false;
      chosen.value =
        chosen.value?.name === name ? undefined : { name, span: rules.span(name, at.now, at.me) };
      return true;
    },
    clear: (): void => {
      chosen.value = undefined;
    },
    /** Does what was said as soon as the turn is there; returns what stops it. */
    start: (): (() => void) =>
      effect(() => {
        const now = view.value;
        const me = mySeat.value;
        const said = chosen.value;
        if (now === undefined || said === undefined) return;
        const isTurn = now.phase === rules.phase && isMyStep({ view: now, me });
        // The next game of the table may come to the same round.
        const isOver = now.phase === 'over' || said.span !== rules.span(said.name, now, me);
        if (isOver) chosen.value = undefined;
        // What is still being seen is not cut short.
        else if (isTurn && !scenes.isPlaying.value) {
          chosen.value = undefined;
          const action = rules.action(said.name, now, me);
          if (action !== undefined) void act(action);
        }
      }),
  };
};

export type Premoves = ReturnType<typeof createPremoves>;
