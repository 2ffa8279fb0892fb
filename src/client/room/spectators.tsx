import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';

type SpectatorsProps = {
  readonly table: TableMirror;
  /** Whether there is only room for the number; the rest is read aloud. */
  readonly short?: boolean;
};

/** How many watch; nothing where nobody does. */
export const Spectators = ({ table, short = false }: SpectatorsProps) => {
  const { watching } = table;
  if (watching === 0) return null;
  const text = t().online.spectators(watching);
  return (
    <span class="spectators quiet text-2 nowrap inline items-centre gap-2" title={text}>
      <Icon name="eye" />
      {short ? (
        <>
          <span class="figures" aria-hidden="true">
            {watching}
          </span>
          <span class="unseen">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
};
