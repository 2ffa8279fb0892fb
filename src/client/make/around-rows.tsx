import type { TableInfo } from '../../protocol/wire.ts';
import { t } from '../base/texts.ts';
import { c } from '../social/texts.ts';
import { SelectRow } from '../ui/select-row.tsx';
import type { MakeState } from './make-state.ts';
import { CHATS, PATIENCE_SECONDS, SPECTATORS } from './table-config.ts';

/** What concerns only a table that people come to by a link: who may watch or find it, and what may be said there. */
export const AroundRows = ({ make: state }: { readonly make: MakeState }) => {
  const { make } = t();
  const { make: social } = c();
  const { config, visibility, chooseAround, chooseVisibility } = state;
  const yesOrNo = (value: boolean): string => (value ? social.yes : social.no);
  return (
    <>
      <fieldset class="stack gap-6">
        <legend class="title">{make.aroundGame}</legend>
        <SelectRow
          {...make.spectators}
          value={config.value.spectators}
          values={SPECTATORS}
          nameOf={(value) => make.spectatorsValues[value]}
          onChange={(spectators) => chooseAround({ spectators })}
        />
        <SelectRow<number | null>
          {...make.patience}
          value={config.value.patienceSeconds}
          values={PATIENCE_SECONDS}
          nameOf={make.patienceValue}
          onChange={(patienceSeconds) => chooseAround({ patienceSeconds })}
        />
      </fieldset>
      <fieldset class="stack gap-6">
        <legend class="title">{social.legend}</legend>
        <SelectRow
          name={social.public}
          hint={social.publicHint}
          value={visibility.value.public}
          values={[false, true]}
          nameOf={yesOrNo}
          onChange={(value) => chooseVisibility({ public: value })}
        />
        <SelectRow<TableInfo['chat']>
          name={social.chat}
          hint={social.chatHint}
          value={visibility.value.chat}
          values={CHATS}
          nameOf={(value) => social.chats[value]}
          onChange={(chat) => chooseVisibility({ chat })}
        />
        <SelectRow
          name={social.filter}
          hint={social.filterHint}
          value={visibility.value.wordFilter}
          values={[true, false]}
          nameOf={yesOrNo}
          onChange={(wordFilter) => chooseVisibility({ wordFilter })}
        />
      </fieldset>
    </>
  );
};
