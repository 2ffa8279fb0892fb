import type { ComponentChild, ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';
import { markIn } from './dragging.ts';
import { type Undoable, UndoTools } from './felt-tools.tsx';

/** With fewer letters than this, tiles grow no larger. */
const ROOM = 7;

type RowProps<Placed> = Pick<Undoable<Placed>, 'laid'> & {
  /** The looks of the row. */
  readonly row: string;
  /** One that is laid out: a TilePlace, marked where what is dragged would go before it. */
  readonly tile: (placed: Placed, at: number, isMark: boolean) => ComponentChild;
};

type TrayProps<Placed> = Undoable<Placed> &
  RowProps<Placed> & {
    /** The looks of the tray, besides those of every tray. */
    readonly look?: string;
    readonly heading: string;
    /** Whether laying a word is the step at hand. */
    readonly isStep: boolean;
    /** What is said where nothing lies. */
    readonly empty: string;
    /** What the word is worth. */
    readonly children: ComponentChildren;
  };

/** The word being laid out: a tap on a tile takes it back, and it can be dragged to another place. */
export const Tray = <Placed,>(props: TrayProps<Placed>) => {
  const { look, heading, isStep, empty, children } = props;
  const isEmpty = props.laid.value.length === 0;
  return (
    <section
      class={classes('tray', look)}
      tabIndex={-1}
      data-laying
      data-step-focus={isStep ? true : undefined}
      aria-labelledby="tray-heading"
    >
      <h3 id="tray-heading" class="unseen">
        {heading}
      </h3>
      <div class="tray-tools">
        <UndoTools {...props} />
      </div>
      <div class="tray-row tile-row" data-zone="word">
        {isEmpty ? <p class="tray-empty">{empty}</p> : <LaidRow {...props} />}
      </div>
      {children}
    </section>
  );
};

const LaidRow = <Placed,>({ laid, row, tile }: RowProps<Placed>) => {
  const mark = markIn('word');
  return (
    <div
      class={classes(row, mark === laid.value.length && 'tray-mark-last')}
      style={`--count: ${Math.max(ROOM, laid.value.length)}`}
    >
      {laid.value.map((placed, at) => tile(placed, at, mark === at))}
    </div>
  );
};
