import { useLayoutEffect } from 'preact/hooks';
import type { ProposalView } from '../../../games/buyword/variants/deal.ts';
import { eventSentence } from '../../../messages/buyword.ts';
import { classes } from '../../base/classes.ts';
import { language } from '../../base/language.ts';
import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { isMyStep } from '../../table/phase-surface.ts';
import { Icon } from '../../ui/icon.tsx';
import { QuickSums } from '../sums.tsx';
import { DealBuilder } from './deal-builder.tsx';
import { isEmpty } from './deal-building.ts';
import { answersTo } from './deal-gifts.ts';
import { DealLots } from './deal-lots.tsx';
import { offered, type PhaseSurface, type SeatView } from './surface.ts';
import { TermsPicture } from './terms-picture.tsx';

/** The numbers of the proposals that can be answered in a way. */
const answerable = (at: SeatView, way: 'accept' | 'reject' | 'withdraw'): readonly number[] =>
  offered(at, way)?.proposals ?? [];

/** The deals that wait for an answer of who sits here. */
const offeredToMe = (at: SeatView): readonly number[] => answerable(at, 'accept');

/** The deal that is answered by the buttons of the step; none while one puts together a deal of one's own, which needs them. */
const atHand = (at: SeatView): number | undefined =>
  isEmpty(at.table.deal.building.value) ? offeredToMe(at)[0] : undefined;

type ProposalsProps = SeatView & {
  /** Those that wait for one's own answer, or all others. */
  readonly which: 'mine' | 'others';
};

/** What lies on the table. */
const Proposals = ({ which, ...at }: ProposalsProps) => {
  const { deals } = t();
  const waiting = offeredToMe(at);
  const shown = at.view.proposals.filter(({ number }) => waiting.includes(number) === (which === 'mine'));
  if (shown.length === 0 && (which === 'mine' || waiting.length > 0)) return null;
  const id = `proposals-${which}`;
  return (
    <section class="proposals" aria-labelledby={id}>
      <h3 id={id}>{which === 'mine' ? deals.forYou : deals.onTable}</h3>
      {shown.length === 0 && <p class="quiet">{deals.none}</p>}
      <ul class="stack gap-4">
        {shown.map((proposal) => (
          <Proposal key={proposal.number} {...at} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
};

const Proposal = ({ proposal, ...at }: SeatView & { readonly proposal: ProposalView }) => {
  const { deals } = t();
  const { number, by, parties, accepted } = proposal;
  const { nameOf, termsSentence } = at.table;
  const missing = parties.filter((seat) => !accepted.includes(seat));
  const isMine = offeredToMe(at).includes(number);
  const ways = WAYS.filter((way) => answerable(at, way).includes(number) && number !== atHand(at));
  return (
    <li class={classes('stack gap-2 panel barred pad-4', isMine && 'barred-plum')}>
      <p class="strong">{by === at.me ? deals.ownBy(number) : deals.by(number, nameOf(by))}</p>
      <p>
        <span class="unseen">{termsSentence(proposal)}</span>
        <TermsPicture {...at} terms={proposal} />
      </p>
      <p class="quiet">
        {accepted.length > 0 && deals.accepted(accepted.map(nameOf))} {deals.waitsFor(missing.map(nameOf))}
      </p>
      {ways.length > 0 && (
        <p class="buttons lines-2" style="--column: 7rem">
          {ways.map((way) => (
            <AnswerButton key={way} {...at} way={way} number={number} />
          ))}
        </p>
      )}
    </li>
  );
};

const WAYS = ['reject', 'withdraw', 'accept'] as const;
type AnswerProps = SeatView & { readonly way: (typeof WAYS)[number]; readonly number: number };

const AnswerButton = ({ way, number, table }: AnswerProps) => {
  const { deals } = t();
  return (
    <StepButton
      quiet={way !== 'accept'}
      isNext={false}
      label={deals[`${way}Number`](number)}
      means={`${way} ${number}`}
      onClick={() => table.act({ kind: way, proposal: number })}
    >
      {deals[way]}
    </StepButton>
  );
};

/** As many answers as are still news. */
const ANSWERS_SHOWN = 2;

/** What became of my proposals, as long as the round's deals are made. */
const Answers = (at: SeatView) => {
  const { events, names, mySeat } = at.table;
  const shown = answersTo(events.value, at.me).slice(0, ANSWERS_SHOWN);
  return (
    <section class="proposals" aria-labelledby={shown.length > 0 ? 'answers' : undefined} role="status">
      {shown.length > 0 && <h3 id="answers">{t().deals.answered}</h3>}
      <ul class="stack gap-2">
        {shown.map(({ number, terms, outcome }) => (
          <li key={number} class="row gap-4 lines-2 panel pad-2">
            <Icon name={outcome.type === 'dealt' ? 'check' : 'close'} />
            <b>{eventSentence(language.value, outcome, names.value, mySeat.value)}</b>
            <TermsPicture {...at} terms={terms} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Where people share a device and may all act: to whom it can be handed, to answer what was proposed. */
const HandOn = ({ view, me, table: { game, device, nameOf } }: SeatView) => {
  const people = game?.people?.length ?? 1;
  const others = view.toAct.filter((seat) => seat < people && seat !== me);
  const choices = others.map((seat) => ({ label: nameOf(seat), onChoose: () => device?.handTo(seat) }));
  return others.length === 0 ? null : <QuickSums legend={t().deals.handOn} choices={choices} />;
};

/** What waits for an answer, everybody's lots, what is being put together, and the other deals; BW-11.2: what saying done means. */
const DealCentre = (at: SeatView) => {
  useLayoutEffect(at.table.deal.start, []);
  const mayPropose = isMyStep(at) && offered(at, 'propose') !== undefined;
  return (
    <div class="deal-panel stack gap-4">
      <Answers {...at} />
      <Proposals {...at} which="mine" />
      <DealLots {...at} />
      {mayPropose && <DealBuilder {...at} />}
      <Proposals {...at} which="others" />
      {isMyStep(at) && <HandOn {...at} />}
      {isMyStep(at) && (
        <p id="done-hint" class="quiet text-3">
          {t().deals.doneHint}
        </p>
      )}
    </div>
  );
};

const DealActions = (at: SeatView) => {
  const { deals } = t();
  const { act, deal, confirmation } = at.table;
  const number = atHand(at);
  const terms = deal.terms.value;
  const propose = async (): Promise<void> => {
    if (terms !== undefined && (await act({ kind: 'propose', ...terms }))) deal.clear();
  };
  return (
    <Actions layout={number === undefined ? 'actions-two' : 'actions-three'}>
      <StepButton quiet describedBy="done-hint" onClick={() => confirmation.confirmThenAct({ kind: 'done' })}>
        {deals.done}
      </StepButton>
      {number === undefined ? (
        <StepButton
          isNext={false}
          disabled={terms === undefined || deal.whyNot.value !== undefined}
          onClick={propose}
        >
          {deals.propose}
        </StepButton>
      ) : (
        (['reject', 'accept'] as const).map((way) => (
          <AnswerButton key={way} {...at} way={way} number={number} />
        ))
      )}
    </Actions>
  );
};

/** BW-11, BW-12: all at once propose and answer, until each is done. Escape clears what is being put together. */
export const dealSurface: PhaseSurface = {
  prompt: (at) => {
    const waiting = offeredToMe(at).length;
    return waiting > 0 ? t().deals.stepOffered(waiting) : t().deals.step;
  },
  waiting: (who) => t().deals.wait(who),
  Actions: DealActions,
  Centre: DealCentre,
  isList: true,
  onKey: ({ key }, { table: { deal } }) => {
    if (key !== 'Escape' || isEmpty(deal.building.value)) return false;
    deal.clear();
    return true;
  },
};
