import '../style/social.css';
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { VARIANTS } from '../../catalog/variants.ts';
import { fits, type LobbyFilter, PACES, PLAIN } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { gameList, titleOfGame } from '../base/game-list.ts';
import { navigate } from '../base/route.ts';
import { post, type ServerError } from '../online/api.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import { NameForm } from '../online/name-form.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Wrong } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectRow } from '../ui/select-row.tsx';
import { Switch } from '../ui/switch.tsx';
import { followLobby, isLobbyUp, rows } from './lobby-link.ts';
import { LobbyTable, variantLabel } from './lobby-table.tsx';
import { c } from './texts.ts';

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
  return (
    <div class="page page-wide">
      <header>
        <h1>{lobby.heading}</h1>
        <p class="lead">{lobby.lead}</p>
      </header>
      <div class="sides gap-8" style="--sides: minmax(18rem, 22rem) minmax(0, 1fr)">
        <div class="stays">
          <Card heading={lobby.filters}>
            <Filters />
            <PlayNow />
          </Card>
        </div>
        <section class="stack" aria-label={lobby.heading}>
          {!isLobbyUp.value && <Notice>{lobby.lost}</Notice>}
          <p class="quiet" role="status">
            {rows.value === undefined ? c().loading : lobby.tables(shown.value.length)}
          </p>
          {rows.value !== undefined && shown.value.length === 0 && (
            <div class="lobby-none vacant centred">
              <p>{lobby.none}</p>
              <p class="quiet">{lobby.noneText}</p>
            </div>
          )}
          <ul class="stack">
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
  const { lobby } = c();
  const { game, language, pace, variant, free = false } = filter.value;
  return (
    <div class="lobby-filters columns fit" style="--column: 8rem">
      <SelectRow
        name={lobby.game}
        value={game}
        values={[undefined, ...gameList().map(({ name }) => name)]}
        nameOf={(value) => (value === undefined ? lobby.any : titleOfGame(value))}
        isName={(value) => value !== undefined}
        onChange={(value) => choose({ game: value })}
      />
      <SelectRow
        name={lobby.language}
        value={language}
        values={[undefined, ...LANGUAGES]}
        nameOf={(value) => (value === undefined ? lobby.any : lobby.languages[value])}
        onChange={(value) => choose({ language: value })}
      />
      <SelectRow
        name={lobby.pace}
        value={pace}
        values={[undefined, ...PACES]}
        nameOf={(value) => (value === undefined ? lobby.any : lobby.paces[value])}
        onChange={(value) => choose({ pace: value })}
      />
      <SelectRow
        name={lobby.variant}
        value={variant}
        values={[undefined, PLAIN, ...VARIANTS.map(({ name }) => name)]}
        nameOf={(value) =>
          value === undefined ? lobby.any : value === PLAIN ? lobby.plain : variantLabel(value)
        }
        onChange={(value) => choose({ variant: value })}
      />
      <Switch label={lobby.free} on={free} onChange={(on) => choose({ free: on })} />
    </div>
  );
};

/** The next fitting table, at one tap; who has no name yet says it first. */
const PlayNow = () => {
  const { lobby } = c();
  const told = useSignal<ServerError | undefined>(undefined);
  const isAsked = useSignal(false);
  const isBusy = useSignal(false);
  const play = async (): Promise<ServerError | undefined> => {
    isBusy.value = true;
    const { free: _, ...wanted } = filter.value;
    const found = await post<{ readonly info: TableInfo }>('/play-now', wanted);
    isBusy.value = false;
    if (!found.ok) return found.error;
    navigate(`${TABLE_PATH}${found.value.info.code}`);
    return undefined;
  };
  return (
    <div class="above-6 stack gap-4">
      {me.value === null && isAsked.value ? (
        <>
          <p>{lobby.nameFirst}</p>
          <NameForm
            action={lobby.playNow}
            onName={async (name) => {
              const named = await sayName(name);
              told.value = named.ok ? await play() : named.error;
            }}
          />
        </>
      ) : (
        <Button
          icon="next"
          disabled={isBusy.value}
          onClick={async () => {
            if (me.value === null) isAsked.value = true;
            else told.value = await play();
          }}
        >
          {isBusy.value ? lobby.looking : lobby.playNow}
        </Button>
      )}
      <small>{filter.value.pace === 'correspondence' ? lobby.playNowDays : lobby.playNowText}</small>
      <Wrong why={told.value} />
    </div>
  );
};
