import type { SaleView } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { t } from '../../texts.ts';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { act, mySeat, names } from '../play-state.ts';

/** The words of a sale in tiles, with who sold them and for how much. */
const SaleTiles = ({ sale }: { readonly sale: SaleView }) => {
  const { play } = t();
  const { seat, parts, words, price } = sale;
  return (
    <>
      <span class="unseen">{play.soldBy(words.join(', '), names.value[seat] ?? '', price)}</span>
      <span class="doubtful" aria-hidden="true">
        {parts.map(({ word, wildAt }) => (
          <WordTiles key={word} word={word} wildAt={wildAt === null ? [] : [wildAt]} />
        ))}
        <small>
          {names.value[seat]}, {play.price(price)}
        </small>
      </span>
    </>
  );
};

type SaleInDoubtProps = {
  readonly sale: SaleView;
  /** Who at this device may challenge it. */
  readonly doubters: readonly Seat[];
};

/** A sale of this round: to be challenged, or how it stands. */
export const SaleInDoubt = ({ sale, doubters }: SaleInDoubtProps) => (
  <li>
    <SaleTiles sale={sale} />
    {doubters.length === 0 ? (
      <SaleMark sale={sale} />
    ) : (
      <span class="doubters">
        {doubters.map((seat) => (
          <ChallengeButton key={seat} sale={sale} seat={seat} />
        ))}
      </span>
    )}
  </li>
);

/** Where several share the device, a button says whose challenge it is. */
const ChallengeButton = ({ sale, seat }: { readonly sale: SaleView; readonly seat: Seat }) => {
  const { challenges } = t();
  const [word = ''] = sale.words;
  const who = names.value[seat] ?? '';
  const isMine = seat === mySeat.value;
  return (
    <button
      type="button"
      class="button button-quiet"
      aria-label={isMine ? challenges.challengeNamed(word) : challenges.challengeNamedAs(who, word)}
      onClick={() => act({ kind: 'challenge', sale: sale.number }, { seat })}
    >
      {isMine ? challenges.challenge : challenges.challengeAs(who)}
    </button>
  );
};

const SaleMark = ({ sale: { seat, undone, challenged, builtOn } }: { readonly sale: SaleView }) => {
  const { challenges } = t();
  if (undone) return <span class="sale-fell">✗ {challenges.falls}</span>;
  if (challenged !== null) return <span class="sale-stood">✓ {challenges.stands}</span>;
  if (builtOn) return <span class="quiet">{challenges.builtOn}</span>;
  return seat === mySeat.value ? <span class="quiet">{challenges.own}</span> : null;
};
