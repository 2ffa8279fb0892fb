import { createRef } from 'preact';
import { t } from '../language.ts';
import { asked, discardLaid, laid, laidWord, sellLaid, verdict, wildIsLaid, wish } from './laying.ts';
import type { SellStep } from './phases/sell-step.ts';
import { focusTray } from './word-tray.tsx';

const SHORTEST_WORD = 2;

type AtSelling = Extract<SellStep, { kind: 'sell' }>;

const doneButton = createRef<HTMLButtonElement>();

/** What is asked first has the focus on its answer. */
const goOn = (): void => {
  if (asked.value === undefined) focusTray();
};

const sellAndGoOn = async (): Promise<void> => {
  await sellLaid();
  goOn();
};

/** Enter sells the word laid out; with none there it goes to the button that ends the selling. */
export const enter = (): void => {
  if (laid.value.length === 0) doneButton.current?.focus();
  else if (laidWord.value.word.length >= SHORTEST_WORD) void sellAndGoOn();
};

const discardAndGoOn = async (): Promise<void> => {
  await discardLaid();
  goOn();
};

/** Sell, and done; with too many tiles in hand, discard instead of done (BW-7.1). */
export const SellActions = ({ step }: { readonly step: AtSelling }) => {
  const { play } = t();
  const { word, price } = laidWord.value;
  const canSell = word.length >= SHORTEST_WORD;
  const isNoWord = verdict.value?.word === word && !verdict.value.known;
  return (
    <div class="actions">
      {step.hasTiles && (
        <button
          type="button"
          class={isNoWord ? 'button button-quiet' : 'button'}
          disabled={!canSell}
          onClick={sellAndGoOn}
        >
          {canSell ? play.sellFor(price) : play.sell}
        </button>
      )}
      {step.excess > 0 ? (
        <DiscardButton excess={step.excess} />
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
    </div>
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
