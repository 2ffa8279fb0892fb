import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { eventSentence } from '../../messages/buyword.ts';
import { language } from '../language.ts';
import { onNews } from './happenings.ts';
import { mySeat, names } from './play-state.ts';

/** What hands sentences over as things happen; gives back what stops it. */
type Telling = (say: (sentences: readonly string[]) => void) => () => void;

/** Reads sentences aloud; what comes at once is one message. */
export const ReadAloud = ({ tell }: { readonly tell: Telling }) => {
  const said = useSignal('');
  useEffect(
    () =>
      tell((sentences) => {
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

const tellNews: Telling = (say) =>
  onNews((fresh) =>
    say(fresh.flatMap((event) => eventSentence(language.peek(), event, names.peek(), mySeat.peek()) ?? [])),
  );

/** Reads aloud, in sentences, what happens at the table. */
export const Announcer = () => <ReadAloud tell={tellNews} />;
