import type { TableInfo } from '../../protocol/wire.ts';
import { t } from '../texts.ts';
import { SelectRow } from './select-row.tsx';
import { PATIENCE_SECONDS, SPECTATORS } from './table-wish.ts';

type AroundTable = {
  readonly spectators: TableInfo['spectators'];
  readonly patienceSeconds: number | null;
};
type TableOptionsProps = {
  readonly table: AroundTable;
  readonly onChoose: (change: Partial<AroundTable>) => void;
};

/** What concerns only a table that people come to by a link. */
export const TableOptions = ({ table, onChoose }: TableOptionsProps) => {
  const { make } = t();
  return (
    <fieldset class="option-group">
      <legend>{make.groups.table}</legend>
      <SelectRow
        {...make.spectators}
        value={table.spectators}
        values={SPECTATORS}
        nameOf={(value) => make.spectatorsValues[value]}
        onChange={(spectators) => onChoose({ spectators })}
      />
      <SelectRow<number | null>
        {...make.patience}
        value={table.patienceSeconds}
        values={PATIENCE_SECONDS}
        nameOf={make.patienceValue}
        onChange={(patienceSeconds) => onChoose({ patienceSeconds })}
      />
    </fieldset>
  );
};
