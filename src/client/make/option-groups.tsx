import { t } from '../texts.ts';
import { chooseTable, way, wish } from './make-state.ts';
import { GROUP_NAMES, linesOf } from './offered-options.ts';
import { OptionControl } from './option-control.tsx';
import { TableOptions } from './table-options.tsx';

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
      {way.value === 'friends' && <TableOptions table={wish.value} onChoose={chooseTable} />}
    </div>
  );
};
