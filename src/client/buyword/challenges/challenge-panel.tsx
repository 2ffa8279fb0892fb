import { salesToChallenge } from '../../../games/buyword/selling.ts';
import { isFree } from '../../../games/buyword/variants/theme.ts';
import type { SaleView, View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { classes } from '../../base/classes.ts';
import { t } from '../../base/texts.ts';
import { StepButton } from '../../table/actions.tsx';
import { useBuyWord } from '../buyword-table.ts';
import { SoldTiles, soldText } from '../sales-list.tsx';
import { Countdown } from './countdown.tsx';

type PanelProps = {
  readonly view: View;
  /** Where the words have the page to themselves; without it, what fits the moment. */
  readonly heading?: string;
};

/** Where players judge words (BW-6): the words of this round, to challenge or as they stand; who is content; the time left. */
export const ChallengePanel = ({ view, heading }: PanelProps) => {
  const { challenges } = t();
  const { deviceSeats, nameOf } = useBuyWord();
  const { options, round, seats, windowOpen, waived } = view;
  const sales = view.sales.filter((sale) => sale.round === round).toReversed();
  if (options.judge !== 'challenge' || sales.length === 0) return null;
  const staying = deviceSeats().filter((seat) => seats[seat]?.left === false);
  const Heading = heading === undefined ? 'h3' : 'h2';
  return (
    <section
      class="challenges stack gap-3 felt-panel pad-4"
      aria-labelledby="challenges-heading"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <Heading id="challenges-heading">
        {heading ?? (windowOpen ? challenges.windowHeading : challenges.heading)}
      </Heading>
      {windowOpen && <Countdown wholeSeconds={options.challengeSeconds} />}
      <p class="quiet">
        {isFree(options.theme) ? challenges.costVote(options.penalty) : challenges.cost(options.penalty)}
      </p>
      <ul class="stack gap-4">
        {sales.map((sale) => (
          <SaleInDoubt
            key={sale.number}
            sale={sale}
            doubters={staying.filter((seat) => salesToChallenge(view, seat).includes(sale))}
          />
        ))}
      </ul>
      {windowOpen && (
        <p class="quiet" role="status">
          {waived.length > 0 && challenges.waived(waived.map(nameOf))}{' '}
          {view.toAct.length > 0 && challenges.undecided(view.toAct.map(nameOf))}
        </p>
      )}
    </section>
  );
};

type SaleInDoubtProps = {
  readonly sale: SaleView;
  /** Who at this device may challenge it. */
  readonly doubters: readonly Seat[];
};

/** A sale of this round, with who sold it and for how much: to be challenged, or how it stands. */
const SaleInDoubt = ({ sale, doubters }: SaleInDoubtProps) => {
  const { play } = t();
  const seller = useBuyWord().nameOf(sale.seat);
  return (
    <li class="sale-row touch">
      <span class="unseen">{play.soldBy(soldText(sale.parts), seller, sale.price)}</span>
      <span class="row lines-2" aria-hidden="true">
        <SoldTiles words={sale.parts} />
        <small>
          {seller}, {play.price(sale.price)}
        </small>
      </span>
      {doubters.length === 0 ? (
        <SaleMark sale={sale} />
      ) : (
        <span class="doubters row lines-2">
          {doubters.map((seat) => (
            <ChallengeButton key={seat} sale={sale} seat={seat} />
          ))}
        </span>
      )}
    </li>
  );
};

/** Where several share the device, a button says whose challenge it is. */
const ChallengeButton = ({ sale, seat }: { readonly sale: SaleView; readonly seat: Seat }) => {
  const { challenges } = t();
  const { act, nameUnlessMine } = useBuyWord();
  const word = soldText(sale.parts.slice(0, 1));
  const who = nameUnlessMine(seat);
  return (
    <StepButton
      quiet
      label={who === undefined ? challenges.challengeNamed(word) : challenges.challengeNamedAs(who, word)}
      means={`challenge ${sale.number}`}
      onClick={() => act({ kind: 'challenge', sale: sale.number }, { seat })}
    >
      {who === undefined ? challenges.challenge : challenges.challengeAs(who)}
    </StepButton>
  );
};

const SaleMark = ({ sale: { seat, undone, challenged, builtOn } }: { readonly sale: SaleView }) => {
  const { challenges } = t();
  const { mySeat } = useBuyWord();
  if (undone) return <span class="alarm strong">✗ {challenges.falls}</span>;
  if (challenged !== null) return <span class="money strong">✓ {challenges.stands}</span>;
  if (builtOn) return <span class="quiet">{challenges.builtOn}</span>;
  return seat === mySeat.value ? <span class="quiet">{challenges.own}</span> : null;
};

/** How the last challenge ended, and what it cost. */
export const Verdict = () => {
  const { challenges } = t();
  const { view, verdicts, nameUnlessMine } = useBuyWord();
  const settled = verdicts.shown.value;
  const sale = settled && view.value?.sales[settled.sale - 1];
  if (settled === undefined || sale === undefined) return null;
  const words = soldText(sale.parts);
  const { valid, by, paid, refund, owed, vote } = settled;
  return (
    <p class={classes('verdict panel strong pad-4', valid ? 'edge-money' : 'edge-alarm')}>
      <span aria-hidden="true">{valid ? '✓ ' : '✗ '}</span>
      {vote !== undefined && `${challenges.voteTold(vote.yes, vote.no)} `}
      {valid
        ? challenges.verdictStands(words, nameUnlessMine(by), paid)
        : challenges.verdictFalls(words, nameUnlessMine(sale.seat), refund, paid)}
      {owed > 0 && ` ${challenges.verdictOwes(nameUnlessMine(valid ? by : sale.seat), owed)}`}
    </p>
  );
};
