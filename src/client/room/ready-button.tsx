import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../base/texts.ts';
import { Button } from '../ui/button.tsx';
import { useRoom } from './online-table.ts';
import { amReady } from './readiness.ts';

/** Says that one is ready for the next game, and takes it back. */
export const ReadyButton = ({ table }: { readonly table: TableMirror }) => {
  const { sayReady } = useRoom();
  const isReady = amReady(table);
  return (
    <Button
      kind={isReady ? 'quiet' : 'main'}
      {...(isReady ? { icon: 'check' as const } : {})}
      pressed={isReady}
      onClick={() => void sayReady(!isReady)}
    >
      {t().room.ready}
    </Button>
  );
};
