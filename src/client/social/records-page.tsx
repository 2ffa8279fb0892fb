import '../style/social.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RecordsAnswer } from '../../protocol/answers.ts';
import { get, type ServerError } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { Field, Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { FinishedGame, type RecordsQuestion, recordsAddress } from './finished-game.tsx';
import { c } from './texts.ts';

/** Games that are over: to find by player and day, and to keep. */
export const RecordsPage = () => {
  const { records } = c();
  const question = useSignal<RecordsQuestion>({ player: '', day: '' });
  const games = useSignal<RecordsAnswer['games'] | undefined>(undefined);
  const hasMore = useSignal(false);
  const told = useSignal<ServerError | undefined>(undefined);
  const ask = async (before?: number): Promise<void> => {
    const asked = question.value;
    const found = await get<RecordsAnswer>(recordsAddress(asked, before));
    if (asked !== question.value) return;
    told.value = found.ok ? undefined : found.error;
    if (!found.ok) return;
    games.value = [...(before === undefined ? [] : (games.value ?? [])), ...found.value.games];
    hasMore.value = found.value.more;
  };
  useEffect(() => void ask(), []);
  const search = (next: RecordsQuestion): void => {
    question.value = next;
    void ask();
  };
  return (
    <Page heading={records.heading} lead={records.lead}>
      <Form
        class="columns fit items-end"
        onSubmit={(fields) => search({ player: fields('player').trim(), day: fields('day') })}
        onReset={() => search({ player: '', day: '' })}
      >
        <Field label={records.player} name="player" maxLength={24} autocomplete="off" />
        <Field label={records.day} type="date" name="day" />
        <div class="actions whole-row">
          <Button submits>{records.search}</Button>
          <button type="reset" class="button button-quiet">
            {records.all}
          </button>
        </div>
      </Form>
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      <p class="quiet" role="status">
        {games.value === undefined
          ? c().loading
          : games.value.length === 0
            ? records.none
            : records.found(games.value.length)}
      </p>
      <ul class="record-list stack">
        {games.value?.map((game) => (
          <FinishedGame key={`${game.code} ${game.number}`} game={game} />
        ))}
      </ul>
      {hasMore.value && (
        <p>
          <Button kind="quiet" onClick={() => void ask(games.value?.at(-1)?.atMs)}>
            {records.more}
          </Button>
        </p>
      )}
    </Page>
  );
};
