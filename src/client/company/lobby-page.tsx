import '../style/company.css';
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fits, type LobbyFilter, PACES, VARIANTS } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { post } from '../online/api.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import { NameForm } from '../online/name-form.tsx';
import { navigate } from '../route.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { FilterSelect } from './filter-select.tsx';
import { followLobby, isLobbyUp, rows } from './lobby-link.ts';
import { LobbyTable } from './lobby-table.tsx';
import { c } from './texts.ts';

const GAMES = ['buyword', 'choose-your-words'] as const;

const filter = signal<LobbyFilter>({});
const shown = computed(() => {
  const all = [...(rows.value?.values() ?? [])].filter((row) => fits(row, filter.value));
  // Where one can sit down comes first, then what can be watched.
  const rank = (row: (typeof all)[number]): number =>
    row.status === 'playing' ? 2 : row.seats.includes(null) ? 0 : 1;
  return all.sort((a, b) => rank(a) - rank(b));
});

/** Public tables as they are right now, and the quick way into a game. */
export const LobbyPage = () => {
  const { lobby } = c();
  useEffect(() => void askWhoIAm(), []);
  const isKnown = me.value !== undefined && me.value !== null;
  useEffect(
    () => (me.value === undefined ? undefined : followLobby(isKnown)),
    [isKnown, me.value === undefined],
  );
  const isAsked = useSignal(false);
  return (
    <div class="lobby-page">
      <header>
        <h1>{lobby.heading}</h1>
        <p class="lead">{lobby.lead}</p>
      </header>
      <div class="lobby-columns">
        <div class="lobby-side">
          <Card heading={lobby.filters}>
            <Filters />
            <PlayNow isAsked={isAsked.value} onAsk={() => (isAsked.value = true)} />
          </Card>
        </div>
        <section class="lobby-tables" aria-label={lobby.heading}>
          {!isLobbyUp.value && <Notice>{lobby.lost}</Notice>}
          <p class="quiet" role="status">
            {rows.value === undefined ? c().loading : lobby.tables(shown.value.length)}
          </p>
          {rows.value !== undefined && shown.value.length === 0 && (
            <div class="lobby-none">
              <p>{lobby.none}</p>
              <p class="quiet">{lobby.noneText}</p>
            </div>
          )}
          <ul>
            {shown.value.map((row) => (
              <LobbyTable key={row.code} row={row} />
            ))}
          </ul>
          <p>
            <LinkButton kind="quiet" icon="plus" href="/new?public=1">
              {lobby.make}
            </LinkButton>
          </p>
        </section>
      </div>
    </div>
  );
};

const choose = (change: Partial<LobbyFilter>): void => {
  filter.value = { ...filter.value, ...change };
};

const Filters = () => {
  const { lobby, games } = c();
  const { game, language, pace, variant, free = false } = filter.value;
  return (
    <div class="lobby-filters">
      <FilterSelect
        name={lobby.game}
        value={game}
        values={[undefined, ...GAMES]}
        nameOf={(value) => (value === undefined ? lobby.any : (games[value] ?? value))}
        onChange={(value) => choose({ game: value })}
      />
      <FilterSelect
        name={lobby.language}
        value={language}
        values={[undefined, ...LANGUAGES]}
        nameOf={(value) => (value === undefined ? lobby.any : lobby.languages[value])}
        onChange={(value) => choose({ language: value })}
      />
      <FilterSelect
        name={lobby.pace}
        value={pace}
        values={[undefined, ...PACES]}
        nameOf={(value) => (value === undefined ? lobby.any : lobby.paces[value])}
        onChange={(value) => choose({ pace: value })}
      />
      <FilterSelect
        name={lobby.variant}
        value={variant}
        values={[undefined, 'plain' as const, ...VARIANTS]}
        nameOf={(value) =>
          value === undefined ? lobby.any : value === 'plain' ? lobby.plain : lobby.variants[value]
        }
        onChange={(value) => choose({ variant: value })}
      />
      <Switch label={lobby.free} on={free} onChange={(on) => choose({ free: on })} />
    </div>
  );
};

type PlayNowProps = { readonly isAsked: boolean; readonly onAsk: () => void };

/** The next fitting table, at one tap; who has no name yet says it first. */
const PlayNow = ({ isAsked, onAsk }: PlayNowProps) => {
  const { lobby } = c();
  const told = useSignal('');
  const isBusy = useSignal(false);
  const play = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const { free: _, ...wanted } = filter.value;
    const body = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const found = await post<{ readonly info: TableInfo }>('/play-now', body);
    isBusy.value = false;
    if (found.ok) navigate(`${TABLE_PATH}${found.value.info.code}`);
    else told.value = found.error.message;
  };
  const enter = async (name: string): Promise<void> => {
    const named = await sayName(name);
    if (named.ok) await play();
    else told.value = named.error.message;
  };
  return (
    <div class="play-now">
      {me.value === null && isAsked ? (
        <>
          <p>{lobby.nameFirst}</p>
          <NameForm action={lobby.playNow} onName={enter} />
        </>
      ) : (
        <Button
          icon="next"
          disabled={isBusy.value}
          onClick={() => (me.value === null ? onAsk() : void play())}
        >
          {isBusy.value ? lobby.looking : lobby.playNow}
        </Button>
      )}
      <small>{filter.value.pace === 'correspondence' ? lobby.playNowDays : lobby.playNowText}</small>
      <p class="bad" role="alert">
        {told.value}
      </p>
    </div>
  );
};
