import type { TableInfo } from '../../protocol/wire.ts';
import { t } from '../base/texts.ts';
import { c } from '../social/texts.ts';
import { SelectRow } from '../ui/select-row.tsx';
import { FoldedRules } from './folded-rules.tsx';
import type { MakeState } from './make-state.ts';
import { CHATS, PATIENCE_SECONDS, SPECTATORS, usualTable } from './table-config.ts';

const yesOrNo = (value: boolean): string => (value ? c().make.yes : c().make.no);

/** What of waiting is not as usual. */
const patienceDiffering = ({ form, config }: MakeState): string[] => {
  const { differs, patience, patienceValue } = t().make;
  const { patienceSeconds } = config.value;
  const isUsual = patienceSeconds === usualTable(form).patienceSeconds;
  return isUsual ? [] : [differs(patience.name, patienceValue(patienceSeconds))];
};

/** What of watching and waiting is not as usual. */
const aroundDiffering = (state: MakeState): string[] => {
  const { differs, spectators, spectatorsValues } = t().make;
  const { spectators: watching } = state.config.value;
  const isUsual = watching === usualTable(state.form).spectators;
  return [
    ...(isUsual ? [] : [differs(spectators.name, spectatorsValues[watching])]),
    ...patienceDiffering(state),
  ];
};

/** What of finding the table and talking there is not as at a table for friends. */
const visibilityDiffering = ({ visibility }: MakeState): string[] => {
  const { make: texts } = c();
  const { public: isPublic, chat, wordFilter } = visibility.value;
  const { differs } = t().make;
  return [
    ...(isPublic ? [differs(texts.public, yesOrNo(isPublic))] : []),
    ...(chat === 'all' ? [] : [differs(texts.chat, texts.chats[chat])]),
    ...(wordFilter ? [differs(texts.filter, yesOrNo(wordFilter))] : []),
  ];
};

/** How long the table waits for who is away. */
const PatienceRow = ({ make: { config, chooseAround } }: { readonly make: MakeState }) => {
  const { make } = t();
  return (
    <SelectRow<number | null>
      {...make.patience}
      value={config.value.patienceSeconds}
      values={PATIENCE_SECONDS}
      nameOf={make.patienceValue}
      onChange={(patienceSeconds) => chooseAround({ patienceSeconds })}
    />
  );
};

/** What concerns only a table that people come to by a link: who may watch or find it, and what may be said there. */
export const AroundRows = ({ make: state }: { readonly make: MakeState }) => {
  const { make } = t();
  const { make: social } = c();
  const { config, visibility, chooseAround, chooseVisibility } = state;
  // Who may see a table, those who sit there have been told.
  if (state.isMade)
    return (
      <FoldedRules title={make.patience.name} differing={patienceDiffering(state)}>
        <PatienceRow make={state} />
      </FoldedRules>
    );
  return (
    <>
      <FoldedRules title={make.aroundGame} differing={aroundDiffering(state)}>
        <SelectRow
          {...make.spectators}
          value={config.value.spectators}
          values={SPECTATORS}
          nameOf={(value) => make.spectatorsValues[value]}
          onChange={(spectators) => chooseAround({ spectators })}
        />
        <PatienceRow make={state} />
      </FoldedRules>
      <FoldedRules title={social.legend} differing={visibilityDiffering(state)}>
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
      </FoldedRules>
    </>
  );
};
