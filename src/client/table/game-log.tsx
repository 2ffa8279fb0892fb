import { useEffect, useRef } from 'preact/hooks';
import { formatSeatLook } from '../../shared/looks.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import type { TableEvent } from './game-parts.ts';
import type { ShownProps } from './game-table.tsx';
import { useKept } from './kept.ts';

/** All that happened, in sentences; the announcer reads what is new aloud. */
export const GameLog = ({ parts: { sentenceOf }, table }: Pick<ShownProps, 'parts' | 'table'>) => {
  const { told: toldEvents, names, looks, mySeat, notes } = table;
  const list = useRef<HTMLDivElement>(null);
  const keep = useKept(
    `${language.value} ${mySeat.value} ${names.value.join()} ${looks.value.map(formatSeatLook).join()}`,
  );
  const all = toldEvents.value;
  const told = all.length;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [told]);
  const line = (event: TableEvent, at: number) => {
    const sentence = sentenceOf(language.value, event, names.value, mySeat.value);
    if (sentence === undefined) return null;
    const { seat } = event as { readonly seat?: unknown };
    return (
      <li key={at} class={event.type === 'round-began' ? 'bold above-4' : 'log-line'}>
        {typeof seat === 'number' && <SeatFace look={looks.value[seat]} />}
        {sentence}
      </li>
    );
  };
  const noted = (after: number) =>
    notes.value
      .filter((note) => note.after === after)
      .map(({ say }, place) => (
        <li key={`note ${after} ${place}`} class="quiet">
          {say()}
        </li>
      ));
  return (
    <div
      ref={list}
      class="side-scroll text-3 face-inline"
      role="log"
      aria-live="off"
      aria-label={t().play.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <ol>
        {all.map((event, at) => [noted(at), keep(`${at} ${event.type}`, () => line(event, at))])}
        {noted(told)}
      </ol>
    </div>
  );
};
