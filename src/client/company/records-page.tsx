import '../style/company.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { RecordsAnswer } from '../../protocol/answers.ts';
import { language } from '../language.ts';
import { get } from '../online/api.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
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
  const told = useSignal('');
  const ask = async (before?: number): Promise<void> => {
    const asked = question.value;
    const found = await get<RecordsAnswer>(addressOf(asked, before));
    if (asked !== question.value) return;
    told.value = found.ok ? '' : found.error.message;
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
    <div class="page records-page">
      <h1>{records.heading}</h1>
      <p class="lead">{records.lead}</p>
      <SearchForm onSearch={search} />
      {told.value !== '' && <Notice kind="alarm">{told.value}</Notice>}
      <p class="quiet" role="status">
        {games.value === undefined
          ? c().loading
          : games.value.length === 0
            ? records.none
            : records.found(games.value.length)}
      </p>
      <ul class="record-list">
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
    </div>
  );
};

const SearchForm = ({ onSearch }: { readonly onSearch: (question: Question) => void }) => {
  const { records } = c();
  const id = useId();
  return (
    <form
      class="record-search"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSearch({ player: String(data.get('player') ?? '').trim(), day: String(data.get('day') ?? '') });
      }}
      onReset={() => onSearch({ player: '', day: '' })}
    >
      <p class="field">
        <label for={`${id}-player`}>{records.player}</label>
        <input
          id={`${id}-player`}
          class="text-input"
          type="text"
          name="player"
          maxLength={24}
          autocomplete="off"
        />
      </p>
      <p class="field">
        <label for={`${id}-day`}>{records.day}</label>
        <input id={`${id}-day`} class="text-input" type="date" name="day" />
      </p>
      <div class="actions">
        <Button submits>{records.search}</Button>
        <button type="reset" class="button button-quiet">
          {records.all}
        </button>
      </div>
    </form>
  );
};

const FinishedGame = ({ game }: { readonly game: Game }) => {
  const { records, games } = c();
  const { code, number, atMs, listed, players } = game;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    atMs,
  );
  return (
    <li class="game-row">
      <div>
        <h2>{games[game.game] ?? game.game}</h2>
        <p class="record-players">
          {players.map(({ seat, name, won, isBot }) => (
            <span key={seat} class={won ? 'record-winner' : undefined}>
              <span translate={false}>{name}</span>
              {won && <small>{records.won}</small>}
              {isBot && !won && <small>{records.bot}</small>}
            </span>
          ))}
        </p>
        <p class="quiet">
          <time dateTime={new Date(atMs).toISOString()} lang={language.value}>
            {when}
          </time>
          {!listed && <>, {records.private}</>}
        </p>
      </div>
      <div class="deed-row">
        <LinkButton kind="quiet" href={`/replay?table=${code}&number=${number}`}>
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
