import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';

/** How many watch: the number, and the rest read aloud; nothing where nobody does. */
export const Spectators = ({ table: { watching } }: { readonly table: TableMirror }) => {
  if (watching === 0) return null;
  const text = t().online.spectators(watching);
  return (
    <span class="spectators quiet text-2 nowrap inline items-centre gap-2" title={text}>
      <Icon name="eye" />
      <span class="figures" aria-hidden="true">
        {watching}
      </span>
      <span class="unseen">{text}</span>
    </span>
  );
};
