import '../style/social.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RecordsAnswer } from '../../protocol/answers.ts';
import { titleOfGame } from '../base/game-list.ts';
import { addressOfTableReplay } from '../base/replay-addresses.ts';
import { get, type ServerError } from '../online/api.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Field, Form } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { When } from '../ui/when.tsx';
import { c } from './texts.ts';

type Game = RecordsAnswer['games'][number];
type Question = { readonly player: string; readonly day: string };

const addressOf = ({ player, day }: Question, before?: number): string => {
  const query = new URLSearchParams();
  if (player !== '') query.set('player', player);
  if (day !== '') {
    query.set('day', day);
    // Midnight is the reader's.
    query.set('offset', String(new Date(`${day}T12:00`).getTimezoneOffset()));
  }
  if (before !== undefined) query.set('before', String(before));
  return `/records?${query}`;
};

/** Games that are over: to find by player and day, and to keep. */
export const RecordsPage = () => {
  const { records } = c();
  const question = useSignal<Question>({ player: '', day: '' });
  const games = useSignal<readonly Game[] | undefined>(undefined);
  const hasMore = useSignal(false);
  const told = useSignal<ServerError | undefined>(undefined);
  const ask = async (before?: number): Promise<void> => {
    const asked = question.value;
    const found = await get<RecordsAnswer>(addressOf(asked, before));
    if (asked !== question.value) return;
    told.value = found.ok ? undefined : found.error;
    if (!found.ok) return;
    games.value = [...(before === undefined ? [] : (games.value ?? [])), ...found.value.games];
    hasMore.value = found.value.more;
  };
  useEffect(() => void ask(), []);
  const search = (next: Question): void => {
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

const FinishedGame = ({ game }: { readonly game: Game }) => {
  const { records } = c();
  const { code, number, atMs, listed, players } = game;
  return (
    <li class="game-row split gap-8 lines-4 panel pad-5">
      <div>
        <h2 class="text-4 breaks" translate={false}>
          {titleOfGame(game.game)}
        </h2>
        <p class="breaks row gap-6 lines-2">
          {players.map(({ seat, name, won, isBot }) => (
            <span key={seat} class={won ? 'bold' : undefined}>
              <span translate={false}>{name}</span>
              {won && <small class="money">{records.won}</small>}
              {isBot && !won && <small>{records.bot}</small>}
            </span>
          ))}
        </p>
        <p class="quiet">
          <When atMs={atMs} />
          {!listed && <>, {records.private}</>}
        </p>
      </div>
      <div class="row gap-4 breaks">
        <LinkButton kind="quiet" href={addressOfTableReplay(code, number)}>
          {records.replay}
        </LinkButton>
        <a
          class="button button-quiet"
          href={`/api/records/${code}/${number}`}
          download
          aria-label={records.downloadOf(players.map(({ name }) => name))}
        >
          <Icon name="rules" />
          {records.download}
        </a>
      </div>
    </li>
  );
};
