import { priceOf } from '../../games/buyword/tile-set.ts';
import { t } from '../texts.ts';
import { Modal } from '../ui/dialog.tsx';

const FEWEST_PIPS = 2;
const MOST_PIPS = 25;
const ALL_PIPS = Array.from({ length: MOST_PIPS - FEWEST_PIPS + 1 }, (_, i) => FEWEST_PIPS + i);

/** The price list of the box: pips and their price (BW-1.1). */
export const PriceList = ({ onClose }: { readonly onClose: () => void }) => {
  const { play } = t();
  return (
    <Modal heading={play.priceListHeading} onClose={onClose}>
      <p>{play.priceListText}</p>
      <ul class="prices">
        {ALL_PIPS.map((pips) => (
          <li key={pips}>
            <span class="quiet">{play.pips(pips)}</span> <b>{play.price(priceOf(pips))}</b>
          </li>
        ))}
      </ul>
      <p class="modal-buttons">
        <button type="button" class="button" onClick={onClose}>
          {play.close}
        </button>
      </p>
    </Modal>
  );
};
