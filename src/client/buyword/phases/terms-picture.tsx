import type { Terms } from '../../../games/buyword/variants/deal-terms.ts';
import { t } from '../../base/texts.ts';
import { Price } from '../../tiles/price.tsx';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Gift, giftsOf } from './deal-gifts.ts';
import type { SeatView } from './surface.ts';

type TermsPictureProps = SeatView & { readonly terms: Terms };

/** What a deal does, as tiles and money that change sides; the sentence that says so aloud stands beside it. */
export const TermsPicture = ({ terms, ...at }: TermsPictureProps) => {
  const gifts = giftsOf(terms, at.view.lots, at.me);
  const [mine, theirs] = gifts;
  const isSwap = gifts.length === 2 && mine?.from === theirs?.to && mine?.to === theirs?.from;
  return (
    <span class={isSwap ? 'terms terms-swap' : 'terms'} aria-hidden="true">
      {gifts.map((gift, place) => (
        <GiftPicture key={place} {...at} gift={gift} isSwap={isSwap} />
      ))}
      {isSwap && <Icon name="swap" />}
    </span>
  );
};

type GiftPictureProps = SeatView & { readonly gift: Gift; readonly isSwap: boolean };

const GiftPicture = ({ gift: { from, to, lots, money }, isSwap, me, table }: GiftPictureProps) => {
  const { deals } = t();
  const { nameOf, priceOfLot } = table;
  const who = from === me ? deals.youGive : deals.nameGives(nameOf(from));
  const whom = to === me ? deals.toMe : deals.to(nameOf(to));
  return (
    <span class="terms-side stack gap-1 box pad-2">
      <small class="clipped">{isSwap ? who : `${who} ${whom}`}</small>
      <span class="row gap-4 lines-2">
        {lots.map(({ from: origin, tiles }) => (
          <span key={origin} class="inline gap-2">
            <WordTiles word={tiles} />
            <small class="figures">{t().play.price(priceOfLot(tiles))}</small>
          </span>
        ))}
        {money > 0 && <Price amount={money} />}
      </span>
    </span>
  );
};
