import type { ComponentChildren } from 'preact';
import { t } from '../texts.ts';
import { reopenGame } from './local-game.ts';
import { trouble } from './play-state.ts';

/** What is shown of a table, unless its words cannot be had: then that is said, and can be tried again. */
export const TableTrouble = ({ children }: { readonly children: ComponentChildren }) => {
  const { play } = t();
  if (trouble.value === undefined) return <>{children}</>;
  return (
    <div class="notice" role="alert">
      <p>{trouble.value.code === 'words-broken' ? play.broken : play.unreachable}</p>
      <button type="button" class="button" onClick={reopenGame}>
        {play.retry}
      </button>
    </div>
  );
};
