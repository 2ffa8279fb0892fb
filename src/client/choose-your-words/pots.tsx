import type { View } from '../../games/choose-your-words/view.ts';
import { t } from '../base/texts.ts';
import { useCards } from './card-table.ts';
import { Chips } from './chips.tsx';

/** The middle of the table: main pot and side pots with who is in them, what waits for the next one, the deck. */
export const Pots = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const { nameOf } = useCards();
  const { pots, nextPot, deckCount } = view;
  return (
    <section class="pots row items-centre gap-6 lines-2" aria-label={cards.potHeading}>
      <ul class="row items-stretch items-centre gap-3">
        {pots.map(({ amount, seats }, at) => (
          <li key={at} class="pot" data-home={`pot ${at}`}>
            <Chips amount={amount} />
            <span>
              <small>{cards.potName(at, pots.length)}</small>
              <b>{cards.number(amount)}</b>
            </span>
            {pots.length > 1 && <small class="whole-row">{cards.potSeats(seats.map(nameOf))}</small>}
          </li>
        ))}
        {pots.length === 0 && <li class="pot pot-empty" data-home="pot 0" />}
      </ul>
      <p class="text-2 line gap-3">
        <span class="deck-picture" data-home="deck" aria-hidden="true" />
        {cards.deckLeft(deckCount)}
      </p>
      {nextPot > 0 && <p class="text-2 bold line gap-3">{cards.nextPot(nextPot)}</p>}
    </section>
  );
};

const STAGES = ['bet 1', 'exchange 1', 'bet 2', 'exchange 2', 'bet 3', 'declare', 'challenge'] as const;

const stageNow = ({ phase, betting, exchange }: View): string => {
  if (phase === 'bet') return `bet ${betting}`;
  if (phase === 'exchange') return `exchange ${exchange}`;
  return phase === 'vote' ? 'challenge' : phase;
};

/** How far the round has come: three bettings with two exchanges between them, then words and challenges (CW-4). */
export const Stages = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const { rounds } = view.options.end;
  const at = (STAGES as readonly string[]).indexOf(stageNow(view));
  return (
    <div class="stages row lines-2">
      <p class="line gap-4">
        <b>{cards.round(view.round, rounds)}</b>
        {view.tieBreak !== null && <span class="tag text-1 bold">{cards.tieBreak}</span>}
        {(view.timeUp || view.round === rounds) && view.tieBreak === null && (
          <span class="tag text-1 bold">{cards.lastRound}</span>
        )}
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
