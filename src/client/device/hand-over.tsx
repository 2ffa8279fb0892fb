import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../games/core/seat.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import { t } from '../base/texts.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import { StepButton } from '../table/actions.tsx';

/** The last that happened is enough to follow the game. */
const SENTENCES = 4;

type HandOverProps = {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  /** What happened, in sentences that everybody may read. */
  readonly happened: readonly string[];
  readonly onTake: () => void;
};

/** Between two turns: nothing of the table shows until the right one holds the device. */
export const HandOver = ({ seat, names, looks, happened, onTake }: HandOverProps) => {
  const { play } = t();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  const who = names[seat] ?? '';
  return (
    <section class="hand-over centred card" aria-labelledby="hand-over-heading">
      <SeatFace look={looks[seat]} />
      <h2 id="hand-over-heading">{play.handOver(who)}</h2>
      <p>{play.handOverText(who)}</p>
      <StepButton at={button} onClick={onTake}>
        {play.takeOver(who)}
      </StepButton>
      <div class="ruled quiet whole start" role="status">
        <h3>{play.meanwhile}</h3>
        <ul>
          {happened.slice(-SENTENCES).map((sentence, at) => (
            <li key={at}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
};
