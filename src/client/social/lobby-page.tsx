import '../style/social.css';
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEVELS } from '../../bots/levels.ts';
import { VARIANTS } from '../../catalog/variants.ts';
import { fits, type LobbyFilter, PACES, PLAIN } from '../../protocol/lobby-row.ts';
import { gameList, titleOfGame } from '../base/game-list.ts';
import { t } from '../base/language.ts';
import { isOnline } from '../offline/network.tsx';
import type { ServerError } from '../online/api.ts';
import { askWhoIAm, me, sayName } from '../online/identity.ts';
import { NameForm } from '../online/name-form.tsx';
import { playNow } from '../online/play-now.ts';
import { botLevel, chooseLevel, chooseWords, WORDS_WANTED, wordsWanted } from '../online/play-now-choice.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Wrong } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectRow } from '../ui/select-row.tsx';
import { Switch } from '../ui/switch.tsx';
import { useMedia } from '../ui/use-media.ts';
import { LobbyEmpty } from './lobby-empty.tsx';
import { followLobby, isLobbyUp, rows } from './lobby-link.ts';
import { LobbyTable, variantLabel } from './lobby-table.tsx';
import { c } from './texts.ts';

const chosen = signal<Omit<LobbyFilter, 'language'>>({});
const filter = computed<LobbyFilter>(() => ({
  ...chosen.value,
  language: wordsWanted.value === 'any' ? undefined : wordsWanted.value,
}));
const all = computed(() => [...(rows.value?.values() ?? [])]);
/** Tables that would fit, were it not for their words. */
const inOtherLanguages = computed(() =>
  all.value.filter((row) => fits(row, chosen.value) && !fits(row, filter.value)),
);
const shown = computed(() => {
  const fitting = all.value.filter((row) => fits(row, filter.value));
  // Where one can sit down comes first, then what can be watched.
  const rank = (row: (typeof fitting)[number]): number =>
    row.status === 'playing' ? 2 : row.seats.includes(null) ? 0 : 1;
  return fitting.sort((a, b) => rank(a) - rank(b));
});

/** Public tables as they are right now, and the quick way into a game. */
export const LobbyPage = () => {
  const { lobby } = c();
  useEffect(() => void askWhoIAm(), []);
  useEffect(followLobby, []);
  const isEmpty = rows.value !== undefined && shown.value.length === 0;
  const others = inOtherLanguages.value;
  return (
    <div class="page page-wide">
      <header>
        <h1>{lobby.heading}</h1>
        <p class="lead">{lobby.lead}</p>
      </header>
      <div class="sides gap-8" style="--sides: minmax(18rem, 22rem) minmax(0, 1fr)">
        <div class="stays">
          <Wishes />
        </div>
        <section class="stack" aria-label={lobby.heading}>
          {/* Without a network the page says so above. */}
          {!isLobbyUp.value && isOnline.value && <Notice>{lobby.lost}</Notice>}
          <p class="quiet" role="status">
            {rows.value === undefined
              ? c().loading
              : !isEmpty
                ? lobby.tables(shown.value.length)
                : all.value.length === 0
                  ? lobby.quiet
                  : lobby.none}
          </p>
          <ul class="stack">
            {shown.value.map((row) => (
              <LobbyTable key={row.code} row={row} />
            ))}
          </ul>
          {others.length > 0 && (
            <p>
              <Button kind="quiet" onClick={() => chooseWords('any')}>
                {lobby.alsoIn(others.length, others[0]?.language ?? 'en')}
              </Button>
            </p>
          )}
          {isEmpty ? (
            <LobbyEmpty game={chosen.value.game} />
          ) : (
            <p>
              <LinkButton kind="quiet" icon="plus" href="/new?public=1">
                {lobby.make}
              </LinkButton>
            </p>
          )}
        </section>
      </div>
    </div>
  );
};

/** From here on the wishes stand beside the tables. */
const BESIDE = '(width >= 56rem)';

/** What one wants to play; above the tables it is folded up, so that those are in sight. */
const Wishes = () => {
  const { lobby } = c();
  return useMedia(BESIDE) ? (
    <Card heading={lobby.filters}>
      <Filters />
      <div class="above-6">
        <PlayNow />
      </div>
    </Card>
  ) : (
    <Card>
      <PlayNow />
      <details class="stack">
        <summary>{lobby.filters}</summary>
        <Filters />
      </details>
    </Card>
  );
};

const choose = (change: Partial<LobbyFilter>): void => {
  chosen.value = { ...chosen.value, ...change };
};

const Filters = () => {
  const { lobby } = c();
  const { game, pace, variant, free = false } = chosen.value;
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
        value={wordsWanted.value}
        values={WORDS_WANTED}
        nameOf={(value) => (value === 'any' ? lobby.any : lobby.languages[value])}
        onChange={chooseWords}
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
      <SelectRow
        name={lobby.bots}
        value={botLevel.value}
        values={LEVELS}
        nameOf={(value) => t().characters.levels[value]}
        onChange={chooseLevel}
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
    const { free: _, ...wanted } = chosen.value;
    const why = await playNow(wanted);
    isBusy.value = false;
    return why;
  };
  return (
    <div class="stack gap-4">
      {me.value === null && isAsked.value ? (
        <>
          <p>{lobby.nameFirst}</p>
          <NameForm
            action={lobby.playNow}
            onName={async (name) => {
              const named = await sayName(name);
              return named.ok ? play() : named.error;
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
      <small>{chosen.value.pace === 'correspondence' ? lobby.playNowDays : lobby.playNowText}</small>
      <Wrong why={told.value} />
    </div>
  );
};
