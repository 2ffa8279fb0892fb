import type { ReadonlySignal } from '@preact/signals';
import { t } from '../base/texts.ts';
import { IconButton, type IconButtonProps } from '../ui/button.tsx';
import { thenFocusGround } from './focus-ground.ts';

/** A small tool on the felt. */
export const FeltTool = (props: Omit<IconButtonProps, 'look'>) => (
  <IconButton {...props} look="felt-tool centre bare" />
);

/** The word that is laid out, and what takes it back. */
export type Undoable<Placed> = {
  readonly laid: ReadonlySignal<readonly Placed[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly undo: () => void;
  readonly takeBackAll: () => void;
};

/** Above a word that is laid out: what takes the last change back, and what takes all back. */
export const UndoTools = <Placed,>({ laid, canUndo, undo, takeBackAll }: Undoable<Placed>) => {
  const { play } = t();
  return (
    <>
      {canUndo.value && <FeltTool icon="undo" label={play.undo} onClick={thenFocusGround(undo)} />}
      {laid.value.length > 0 && (
        <FeltTool icon="close" label={play.takeAllBack} onClick={thenFocusGround(takeBackAll)} />
      )}
    </>
  );
};
