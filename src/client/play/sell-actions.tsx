import { createRef } from 'preact';
import { t } from '../texts.ts';
import { Actions } from './actions.tsx';
import { onGrid } from './grid/grid-cursor.ts';
import { preview } from './grid/grid-preview.ts';
import {
  asked,
  discardLaid,
  isUnsound,
  laid,
  laidWord,
  layBeside,
  layOnGridAgain,
  sellLaid,
  wildIsLaid,
  wish,
} from './laying.ts';
import type { SellStep } from './phases/sell-step.ts';
import { focusTray } from './word-tray.tsx';

const SHORTEST_WORD = 2;

type AtSelling = Extract<SellStep, { kind: 'sell' }>;

const doneButton = createRef<HTMLButtonElement>();

/** Where tiles are laid out changes: the focus goes there, once it is to be seen. */
const thenFocus = (deed: () => void) => (): void => {
  deed();
  requestAnimationFrame(focusTray);
};

/** What is asked first has the focus on its answer. */
const goOn = (): void => {
  if (asked.value === undefined) focusTray();
};

const sellAndGoOn = async (): Promise<void> => {
  await sellLaid();
  goOn();
};

/** What selling would bring as tiles lie; undefined where they are nothing to sell. */
const priceLaid = (): number | undefined => {
  if (onGrid.value) return preview.value.kind === 'legal' ? preview.value.price : undefined;
  return laidWord.value.word.length >= SHORTEST_WORD ? laidWord.value.price : undefined;
};

/** Enter sells what is laid out; with nothing there it goes to the button that ends the selling. */
export const enter = (): void => {
  if (laid.value.length === 0) doneButton.current?.focus();
  else if (priceLaid() !== undefined) void sellAndGoOn();
};

const discardAndGoOn = async (): Promise<void> => {
  await discardLaid();
  goOn();
};

/** Sell, and done; with too many tiles in hand, discard instead of done (BW-7.1). */
export const SellActions = ({ step }: { readonly step: AtSelling }) => {
  const { play } = t();
  const price = priceLaid();
  return (
    <Actions>
      {step.hasTiles && !step.isBesideGrid && (
        <button
          type="button"
          class={isUnsound.value ? 'button button-quiet' : 'button'}
          disabled={price === undefined}
          onClick={sellAndGoOn}
        >
          {price === undefined ? play.sell : play.sellFor(price)}
        </button>
      )}
      {step.isBesideGrid && (
        <button type="button" class="button button-quiet" onClick={thenFocus(layOnGridAgain)}>
          {t().grid.backToGrid}
        </button>
      )}
      {step.excess > 0 ? (
        onGrid.value ? (
          <button type="button" class="button button-quiet" onClick={thenFocus(layBeside)}>
            {t().grid.discard}
          </button>
        ) : (
          <DiscardButton excess={step.excess} />
        )
      ) : (
        <button
          ref={doneButton}
          type="button"
          class={step.hasTiles ? 'button button-quiet' : 'button'}
          data-step-focus={step.hasTiles ? undefined : true}
          onClick={() => wish({ kind: 'done' })}
        >
          {play.done}
        </button>
      )}
    </Actions>
  );
};

/** Discards what is laid out, if that is letters and no more of them than are too many. */
const DiscardButton = ({ excess }: { readonly excess: number }) => {
  const { play } = t();
  const { tiles } = laidWord.value;
  const can = tiles !== '' && tiles.length <= excess && !wildIsLaid.value;
  return (
    <button type="button" class="button button-quiet" disabled={!can} onClick={discardAndGoOn}>
      {can ? play.discardTiles(Array.from(tiles).join(' ')) : play.discardMost(excess)}
    </button>
  );
};
