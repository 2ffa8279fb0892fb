import { useMemo, useRef } from 'preact/hooks';
import { isStill } from './motion/moves.ts';
import { isOpenAfter, isPull, pulledTo } from './pull.ts';

type Sheet = {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

type Pull = {
  readonly wasOpen: boolean;
  readonly fromY: number;
  readonly fromMs: number;
  isUnderWay: boolean;
};

const SETTLE_MS = 180;

/** Lets a sheet be pulled open by the line below it, and shut by its head, with a finger; a tap stays a tap. */
export const useSheetPull = (sheet: Sheet) => {
  const panel = useRef<HTMLDivElement>(null);
  const now = useRef(sheet);
  now.current = sheet;
  const handlers = useMemo(() => {
    let pull: Pull | undefined;

    /** Moves the sheet that far down from where it lies open; undefined: it lies where it belongs. */
    const moveTo = (down: string | undefined): void => {
      const { current } = panel;
      current?.toggleAttribute('data-pulled', down !== undefined);
      if (down === undefined) current?.style.removeProperty('--pulled');
      else current?.style.setProperty('--pulled', down);
    };
    const settle = (isOpen: boolean): void => {
      const end = (): void => {
        panel.current?.removeAttribute('data-settles');
        moveTo(undefined);
        if (!isOpen) now.current.close();
      };
      if (isStill()) {
        end();
        return;
      }
      panel.current?.setAttribute('data-settles', '');
      moveTo(isOpen ? '0%' : '100%');
      setTimeout(end, SETTLE_MS);
    };

    return {
      onPointerDown: ({ pointerType, isPrimary, clientY, timeStamp }: PointerEvent): void => {
        if (pointerType === 'mouse' || !isPrimary) return;
        const wasOpen = now.current.isOpen;
        pull = { wasOpen, fromY: clientY, fromMs: timeStamp, isUnderWay: false };
      },
      onPointerMove: ({ clientY }: PointerEvent): void => {
        if (pull === undefined) return;
        const { wasOpen, fromY } = pull;
        const movedPx = clientY - fromY;
        if (!pull.isUnderWay) {
          if (!isPull(wasOpen, movedPx)) return;
          pull.isUnderWay = true;
          if (!wasOpen) now.current.open();
        }
        if (!isStill()) moveTo(pulledTo(wasOpen, movedPx));
      },
      /** The browser makes nothing of it: else it might take the next tap for the end of a scroll. */
      onTouchMove: (event: TouchEvent): void => {
        if (pull?.isUnderWay === true) event.preventDefault();
      },
      onPointerUp: ({ clientY, timeStamp }: PointerEvent): void => {
        if (pull?.isUnderWay !== true) return;
        const { wasOpen, fromY, fromMs } = pull;
        settle(
          isOpenAfter({
            wasOpen,
            movedPx: clientY - fromY,
            heightPx: panel.current?.offsetHeight ?? 0,
            tookMs: timeStamp - fromMs,
          }),
        );
      },
      onPointerCancel: (): void => {
        if (pull?.isUnderWay === true) settle(pull.wasOpen);
        pull = undefined;
      },
      /** Whether the press that just ended was a pull, and no tap. */
      wasPull: (): boolean => pull?.isUnderWay === true,
    };
  }, []);
  const { wasPull, ...pointer } = handlers;
  return { panel, pointer, wasPull };
};
