import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';
import { FeltTool } from './felt-tools.tsx';

type HandFrameProps = {
  /** The looks of the hand, besides those of every hand, and of the row in it. */
  readonly look?: string;
  readonly row: string;
  /** For how many it has room side by side. */
  readonly count: number;
  /** What else I have, with the heading `hand-heading`. */
  readonly top: ComponentChildren;
  /** How the hand is put in order, where there is something to put. */
  readonly order: { readonly shuffle: () => void; readonly sort: () => void } | undefined;
  readonly labels: { readonly shuffle: string; readonly sort: string };
  /** More tools … */
  readonly tools?: ComponentChildren;
  /** … and what is said below. */
  readonly hint?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** What I hold, in my order. */
export const HandFrame = (props: HandFrameProps) => {
  const { look, row, count, top, order, labels, tools, hint, children } = props;
  return (
    <section class={classes('hand', look)} aria-labelledby="hand-heading">
      <div class="hand-top">{top}</div>
      <div class="hand-tools line gap-0">
        {order !== undefined && <FeltTool icon="shuffle" label={labels.shuffle} onClick={order.shuffle} />}
        {order !== undefined && <FeltTool icon="sort" label={labels.sort} onClick={order.sort} />}
        {tools}
      </div>
      <div class="tile-row">
        <div class={row} style={`--count: ${count}`} data-zone="rack">
          {children}
        </div>
      </div>
      {hint}
    </section>
  );
};

type TilePlaceProps = {
  readonly looks: readonly (string | false)[];
  readonly label: string;
  readonly place: number;
  /** Whether its place is empty, so that nothing is there to drag. */
  readonly isEmpty?: boolean;
  readonly pressed?: boolean | undefined;
  /** Whether a tap does nothing now. */
  readonly isIdle?: boolean;
  readonly describedBy?: string;
  /** What a tap does; left out where it is only a picture to drag about. */
  readonly onPress?: () => void;
  readonly onDrag: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => void;
  /** Puts it before another place of its row; Shift with an arrow does so. */
  readonly onMove?: (to: number) => void;
  readonly children: ComponentChildren;
};

/** The place of a tile or a card, in hand or in the word. */
export const TilePlace = (props: TilePlaceProps) => {
  const { place, isEmpty = false, pressed, isIdle = false, describedBy, onPress, onMove, children } = props;
  const shown = {
    class: classes(...props.looks),
    'aria-label': props.label,
    'data-place': place,
    onPointerDown: isEmpty ? undefined : props.onDrag,
  };
  return onPress === undefined ? (
    <span {...shown} role="img">
      {children}
    </span>
  ) : (
    <button
      {...shown}
      type="button"
      aria-pressed={pressed}
      aria-disabled={isIdle ? true : undefined}
      aria-describedby={describedBy}
      onClick={onPress}
      onKeyDown={(event) => {
        if (onMove === undefined || !event.shiftKey) return;
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        onMove(event.key === 'ArrowLeft' ? Math.max(0, place - 1) : place + 2);
      }}
    >
      {children}
    </button>
  );
};
