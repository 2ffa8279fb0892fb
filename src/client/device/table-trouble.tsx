import type { ComponentChildren } from 'preact';
import { t } from '../base/texts.ts';
import { Button } from '../ui/button.tsx';
import { localTable, reopenGame } from './local-game.ts';

/** What is shown of a table, unless its words cannot be had: then that is said, and can be tried again. */
export const TableTrouble = ({ children }: { readonly children: ComponentChildren }) => {
  const { play } = t();
  const trouble = localTable.value?.trouble.value;
  if (trouble === undefined) return <>{children}</>;
  return (
    <div class="notice" role="alert">
      <p>{trouble.code === 'words-broken' ? play.broken : play.unreachable}</p>
      <Button onClick={reopenGame}>{play.retry}</Button>
    </div>
  );
};
