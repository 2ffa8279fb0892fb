import { useEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../games/buyword/events.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { language, t } from '../language.ts';
import { useKept } from './kept.ts';
import { events, mySeat, names } from './play-state.ts';

/** All that happened, in sentences; the announcer reads what is new aloud. */
export const GameLog = () => {
  const list = useRef<HTMLDivElement>(null);
  const keep = useKept(`${language.value} ${mySeat.value} ${names.value.join()}`);
  const told = events.value.length;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [told]);
  return (
    <section class="log">
      <h2 id="log-heading">{t().play.log}</h2>
      <div
        ref={list}
        class="log-scroll"
        role="log"
        aria-live="off"
        aria-labelledby="log-heading"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <ol>
          {events.value.map((event, at) =>
            keep(`${at} ${event.type}`, () => <LogLine key={at} event={event} />),
          )}
        </ol>
      </div>
    </section>
  );
};

/** An event as a sentence; nothing where there is nothing to tell. */
const LogLine = ({ event }: { readonly event: GameEvent }) => {
  const sentence = eventSentence(language.value, event, names.value, mySeat.value);
  if (sentence === undefined) return null;
  return <li class={event.type === 'round-began' ? 'log-round' : undefined}>{sentence}</li>;
};
