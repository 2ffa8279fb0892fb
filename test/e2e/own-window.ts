/**
 * A window of the browser that can be put away, so that its page is truly hidden. The test tool keeps every page it knows in sight
 * (it emulates the focus), so this one is spoken to past it, by the protocol of the browser itself.
 */
import type { Browser } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

type Answer = { readonly id?: number; readonly result?: Evaluated; readonly error?: { message: string } };
type Evaluated = {
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { description?: string } };
};

export type OwnWindow = {
  readonly goto: (address: string) => Promise<void>;
  /** What an expression comes to in the page; a promise is waited for. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Waits until an expression holds in the page. */
  readonly holds: (expression: string) => Promise<void>;
  /** Presses the first button, link or switch of a name, as a finger or a mouse would. */
  readonly press: (name: string) => Promise<void>;
  readonly putAway: () => Promise<void>;
  readonly bringBack: () => Promise<void>;
};

/** Opens a window with storage of its own; `watch` is run in every page before anything else. It is closed with the test. */
export const openOwnWindow = async (browser: Browser, base: string, watch = ''): Promise<OwnWindow> => {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  onTestFinished(async () => {
    await cdp.send('Target.disposeBrowserContext', { browserContextId });
    await cdp.detach();
  });
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const { windowId } = await cdp.send('Browser.getWindowForTarget', { targetId });

  const waiting = new Map<number, (answer: Answer) => void>();
  cdp.on('Target.receivedMessageFromTarget', (told) => {
    const answer = JSON.parse(told.message) as Answer;
    if (told.sessionId === sessionId) waiting.get(answer.id ?? 0)?.(answer);
  });
  let sent = 0;
  const send = async (method: string, params: object = {}): Promise<Evaluated> => {
    const id = ++sent;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await promise;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };

  const evaluate = async <T>(expression: string): Promise<T> => {
    const told = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { exceptionDetails: wrong, result } = told;
    if (wrong !== undefined) throw new Error(wrong.exception?.description ?? wrong.text);
    return result?.value as T;
  };
  // While a page gives way to the next, neither answers.
  const holds = (expression: string): Promise<void> =>
    expect
      .poll(() => evaluate(`Boolean(${expression})`).catch(() => false), { timeout: 20_000, interval: 50 })
      .toBe(true);
  const setWindow = async (windowState: 'minimized' | 'normal', visibility: string): Promise<void> => {
    await cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
    await holds(`document.visibilityState === '${visibility}'`);
  };

  await send('Page.enable');
  if (watch !== '') await send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
  return {
    goto: async (address) => {
      await send('Page.navigate', { url: new URL(address, base).href });
      await holds(`location.href.endsWith(${JSON.stringify(address)}) && document.title !== ''`);
    },
    evaluate,
    holds,
    press: async (name) => {
      const found = `[...document.querySelectorAll('button, a, label')].find((each) =>
        (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(${JSON.stringify(name)}))`;
      // A page that still scrolls or grows would take the press from under the pointer, and what lies over it would get it.
      await holds(`(() => {
        const thing = ${found};
        if (!thing?.checkVisibility() || thing.disabled === true) return false;
        thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isStill = x === globalThis.pressAt?.[0] && y === globalThis.pressAt[1];
        globalThis.pressAt = [x, y];
        return isStill && thing.contains(document.elementFromPoint(x, y));
      })()`);
      const [x, y] = await evaluate<[number, number]>('globalThis.pressAt');
      for (const type of ['mousePressed', 'mouseReleased'])
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    },
    putAway: () => setWindow('minimized', 'hidden'),
    bringBack: () => setWindow('normal', 'visible'),
  };
};
