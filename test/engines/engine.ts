import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What the smoke test asks of a browser, whichever engine it has. */
export type EngineBrowser = {
  /** Opens an address and waits until it is loaded. */
  readonly go: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  readonly read: <T>(expression: string) => Promise<T>;
  /** Taps with a finger where the page has this point, seen from its upper left corner. */
  readonly tapAt: (point: { readonly x: number; readonly y: number }) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** About a phone's. */
export const SCREEN = { width: 390, height: 844 } as const;

/** What both protocols call a tap. */
export const tapActions = (point: { readonly x: number; readonly y: number }) => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', ...point, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

type Part = () => unknown;

/** Starts a browser of several parts. They end in turn, the last one first: when it is stopped, or where a later part does not start. */
export const startParts = async (
  start: (endedBy: (end: Part) => void) => Promise<Omit<EngineBrowser, 'stop'>>,
): Promise<EngineBrowser> => {
  const ends: Part[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await start((end) => void ends.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A program that is ended by a signal. */
export const endProgram = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
};
