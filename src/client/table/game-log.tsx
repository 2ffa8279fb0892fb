import { useContext, useEffect, useRef } from 'preact/hooks';
import { formatSeatLook } from '../../shared/looks.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import type { TableEvent } from './game-parts.ts';
import type { ShownProps } from './game-table.tsx';
import { InSight } from './in-sight.ts';
import { useKept } from './kept.ts';

/** All that happened, in sentences; the announcer reads what is new aloud. */
export const GameLog = ({ parts: { sentenceOf }, table }: Pick<ShownProps, 'parts' | 'table'>) => {
  const { told: toldEvents, names, looks, you, notes } = table;
  const list = useRef<HTMLDivElement>(null);
  // A face is ten elements, and every step would be laid out with all of them, though the sheet is shut.
  const hasFaces = useContext(InSight);
  const faces = hasFaces ? looks.value : [];
  const keep = useKept(
    `${language.value} ${you.value} ${names.value.join()} ${hasFaces} ${faces.map(formatSeatLook).join()}`,
  );
  const all = toldEvents.value;
  const told = all.length;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [told, hasFaces]);
  const line = (event: TableEvent, at: number) => {
    const sentence = sentenceOf(language.value, event, names.value, you.value);
    if (sentence === undefined) return null;
    const { seat } = event as { readonly seat?: unknown };
    return (
      <li key={at} class={event.type === 'round-began' ? 'bold above-4' : 'log-line'}>
        {hasFaces && typeof seat === 'number' && <SeatFace look={faces[seat]} />}
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
