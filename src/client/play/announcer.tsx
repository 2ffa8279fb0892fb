import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { eventSentence } from '../../messages/buyword.ts';
import { language } from '../language.ts';
import { onNews } from './happenings.ts';
import { mySeat, names } from './play-state.ts';

/** Reads aloud, in sentences, what happens at the table; what comes at once is one message. */
export const Announcer = () => {
  const said = useSignal('');
  useEffect(
    () =>
      onNews((fresh) => {
        const sentences = fresh.flatMap(
          (event) => eventSentence(language.peek(), event, names.peek(), mySeat.peek()) ?? [],
        );
        if (sentences.length > 0) said.value = sentences.join(' ');
      }),
    [],
  );
  return (
    <p class="unseen announcer" role="status">
      {said.value}
    </p>
  );
};
