import { signal } from '@preact/signals';
import type { TableInfo } from '../../protocol/wire.ts';
import { c } from '../company/texts.ts';
import { search } from '../route.ts';
import { wish } from './make-state.ts';
import { SelectRow } from './select-row.tsx';
import { presetOf } from './table-wish.ts';

type Chatting = TableInfo['chat'];
const CHATS = ['all', 'phrases', 'off'] as const satisfies readonly Chatting[];

/** What was chosen; undefined: as the page proposes it. */
const chosenPublic = signal<boolean | undefined>(undefined);
const chosenChat = signal<Chatting | undefined>(undefined);
const chosenFilter = signal<boolean | undefined>(undefined);

const isPublic = (): boolean => chosenPublic.value ?? new URLSearchParams(search.value).get('public') === '1';
/** At a family table quick phrases only, unless somebody wants it otherwise. */
const chat = (): Chatting => chosenChat.value ?? (presetOf(wish.value) === 'family' ? 'phrases' : 'all');
/** Strangers and families do without vulgar words, unless they want them. */
const wordFilter = (): boolean => chosenFilter.value ?? (isPublic() || presetOf(wish.value) === 'family');

/** Who may find the table, and what may be said there, as the server is told. */
export const companyWish = () => ({ public: isPublic(), chat: chat(), wordFilter: wordFilter() });

/** Who may find the table, and what may be said there. */
export const TableCompany = () => {
  const { make } = c();
  return (
    <fieldset class="option-group">
      <legend>{make.legend}</legend>
      <SelectRow
        name={make.public}
        hint={make.publicHint}
        value={isPublic()}
        values={[false, true]}
        nameOf={(value) => (value ? make.yes : make.no)}
        onChange={(value) => {
          chosenPublic.value = value;
        }}
      />
      <SelectRow<Chatting>
        name={make.chat}
        hint={make.chatHint}
        value={chat()}
        values={CHATS}
        nameOf={(value) => make.chats[value]}
        onChange={(value) => {
          chosenChat.value = value;
        }}
      />
      <SelectRow
        name={make.filter}
        hint={make.filterHint}
        value={wordFilter()}
        values={[true, false]}
        nameOf={(value) => (value ? make.yes : make.no)}
        onChange={(value) => {
          chosenFilter.value = value;
        }}
      />
    </fieldset>
  );
};
