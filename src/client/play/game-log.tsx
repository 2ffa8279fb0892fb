import { useEffect, useRef } from 'preact/hooks';
import { eventSentence } from '../../messages/buyword.ts';
import { language, t } from '../language.ts';
import { events, mySeat, names } from './play-state.ts';

/** All that happened, in sentences; the announcer reads what is new aloud. */
export const GameLog = () => {
  const list = useRef<HTMLDivElement>(null);
  const sentences = events.value.flatMap((event, at) => {
    const sentence = eventSentence(language.value, event, names.value, mySeat.value);
    return sentence === undefined ? [] : [{ at, sentence, opens: event.type === 'round-began' }];
  });
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [sentences.length]);
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
          {sentences.map(({ at, sentence, opens }) => (
            <li key={at} class={opens ? 'log-round' : undefined}>
              {sentence}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
