import { t } from '../texts.ts';
import { chooseTable, way, wish } from './make-state.ts';
import { GROUP_NAMES, linesOf } from './offered-options.ts';
import { OptionControl } from './option-control.tsx';
import { SelectRow } from './select-row.tsx';
import { PATIENCE_SECONDS, SPECTATORS } from './table-wish.ts';

/** All that can be chosen, group by group. */
export const OptionGroups = () => {
  const { make } = t();
  const { options } = wish.value;
  return (
    <div class="option-groups">
      {GROUP_NAMES.map((group) => (
        <fieldset key={group} class="option-group">
          <legend>{make.groups[group]}</legend>
          {linesOf(group, options).map((line) => (
            <OptionControl key={line.option} line={line} />
          ))}
        </fieldset>
      ))}
      {way.value === 'friends' && <TableOptions />}
    </div>
  );
};

/** What concerns only a table that people come to by a link. */
const TableOptions = () => {
  const { make } = t();
  const { spectators, patienceSeconds } = wish.value;
  return (
    <fieldset class="option-group">
      <legend>{make.groups.table}</legend>
      <SelectRow
        {...make.spectators}
        value={spectators}
        values={SPECTATORS}
        nameOf={(value) => make.spectatorsValues[value]}
        onChange={(value) => chooseTable({ spectators: value })}
      />
      <SelectRow<number | null>
        {...make.patience}
        value={patienceSeconds}
        values={PATIENCE_SECONDS}
        nameOf={make.patienceValue}
        onChange={(value) => chooseTable({ patienceSeconds: value })}
      />
    </fieldset>
  );
};
