import { useEffect, useRef } from 'preact/hooks';
import { eventSentence } from '../../messages/buyword.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { useKept } from './kept.ts';
import { events, mySeat, names } from './play-state.ts';

type EventLogProps<Event> = {
  readonly events: readonly Event[];
  /** What sentences depend on beside the event: in which language, for whom. */
  readonly under: string;
  /** An event as a sentence; undefined where there is nothing to tell. */
  readonly say: (event: Event) => string | undefined;
};

/** All that happened, in sentences; the announcer reads what is new aloud. */
export const EventLog = <Event extends { readonly type: string }>({
  events: all,
  under,
  say,
}: EventLogProps<Event>) => {
  const list = useRef<HTMLDivElement>(null);
  const keep = useKept(under);
  const told = all.length;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [told]);
  const line = (event: Event, at: number) => {
    const sentence = say(event);
    if (sentence === undefined) return null;
    return (
      <li key={at} class={event.type === 'round-began' ? 'log-round' : undefined}>
        {sentence}
      </li>
    );
  };
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
        <ol>{all.map((event, at) => keep(`${at} ${event.type}`, () => line(event, at)))}</ol>
      </div>
    </section>
  );
};

/** What happened at a table of BuyWord. */
export const GameLog = () => (
  <EventLog
    events={events.value}
    under={`${language.value} ${mySeat.value} ${names.value.join()}`}
    say={(event) => eventSentence(language.value, event, names.value, mySeat.value)}
  />
);
