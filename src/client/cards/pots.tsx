import type { View } from '../../games/choose-your-words/view.ts';
import { t } from '../texts.ts';
import { names } from './cards-state.ts';
import { Chips } from './chips.tsx';

/** The middle of the table: main pot and side pots with who is in them, what waits for the next one, the deck. */
export const Pots = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const { pots, nextPot, deckCount } = view;
  return (
    <section class="pots" aria-label={cards.potHeading}>
      <ul class="pot-list">
        {pots.map(({ amount, seats }, at) => (
          <li key={at} class="pot" data-home={`pot ${at}`}>
            <Chips amount={amount} />
            <span>
              <small>{cards.potName(at, pots.length)}</small>
              <b>{cards.number(amount)}</b>
            </span>
            {pots.length > 1 && (
              <small class="pot-seats">{cards.potSeats(seats.map((seat) => names.value[seat] ?? ''))}</small>
            )}
          </li>
        ))}
        {pots.length === 0 && <li class="pot pot-empty" data-home="pot 0" />}
      </ul>
      <p class="deck-left">
        <span class="deck-picture" data-home="deck" aria-hidden="true" />
        {cards.deckLeft(deckCount)}
      </p>
      {nextPot > 0 && <p class="next-pot">{cards.nextPot(nextPot)}</p>}
    </section>
  );
};

const STAGES = ['bet 1', 'exchange 1', 'bet 2', 'exchange 2', 'bet 3', 'declare', 'challenge'] as const;

const stageNow = ({ phase, betting, exchange }: View): string =>
  phase === 'bet'
    ? `bet ${betting}`
    : phase === 'exchange'
      ? `exchange ${exchange}`
      : phase === 'vote'
        ? 'challenge'
        : phase;

/** How far the round has come: three bettings with two exchanges between them, then words and challenges (CW-4). */
export const Stages = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const now = stageNow(view);
  const at = (STAGES as readonly string[]).indexOf(now);
  return (
    <div class="stages">
      <p class="stage-round">
        <b>{cards.round(view.round)}</b>
        {view.tieBreak !== null && <span class="stage-mark">{cards.tieBreak}</span>}
        {view.timeUp && view.tieBreak === null && <span class="stage-mark">{cards.lastRound}</span>}
      </p>
      <ol aria-label={cards.stagesLabel}>
        {STAGES.map((stage, place) => (
          <li
            key={stage}
            class={place < at ? 'stage-past' : place === at ? 'stage-now' : undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            <span>{cards.stages[stage]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
