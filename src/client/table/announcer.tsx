import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../base/language.ts';
import type { ShownProps } from './game-table.tsx';

/** Reads aloud, in sentences, what happens at the table; what comes at once is one message. */
export const Announcer = ({ parts: { sentenceOf }, table }: Pick<ShownProps, 'parts' | 'table'>) => {
  const said = useSignal('');
  useEffect(
    () =>
      table.onNewlyTold((fresh) => {
        const before = table.told.peek().length - fresh.length;
        const noted = table.notes.peek().filter(({ after }) => after >= before);
        const sentences = fresh.flatMap(
          (event) => sentenceOf(language.peek(), event, table.names.peek(), table.you.peek()) ?? [],
        );
        const all = [...noted.map(({ say }) => say()), ...sentences];
        if (all.length > 0) said.value = all.join(' ');
      }),
    [],
  );
  return (
    <p class="unseen announcer" role="status">
      {said.value}
    </p>
  );
};
