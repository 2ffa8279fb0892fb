import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../language.ts';
import { addressOfLocalReplay } from '../replay/addresses.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';
import { downloadFile } from './download-file.ts';
import type { Listed } from './game-store.ts';
import { localGames } from './games.ts';
import { exportGames, importGames } from './move-games.ts';
import { addressOf, noteGone } from './running-game.ts';
import type { GameHead } from './saved-game.ts';

/** More than this are shown when asked for. */
const SHOWN = 20;

/** The games of this device: to go on with, to look at again, to delete, to take elsewhere. */
export const LocalGamesList = () => {
  const { games } = t();
  const listed = useSignal<Listed | undefined>(undefined);
  const showsAll = useSignal(false);
  const deleting = useSignal<GameHead | 'broken' | undefined>(undefined);
  const look = async (): Promise<void> => {
    const { store } = await localGames();
    listed.value = await store.list();
  };
  useEffect(() => void look(), []);

  const remove = async (): Promise<void> => {
    const doomed = deleting.value;
    deleting.value = undefined;
    const { store } = await localGames();
    if (doomed === 'broken') for (const { id } of listed.value?.broken ?? []) await store.drop(id);
    else if (doomed !== undefined) {
      await store.drop(doomed.id);
      noteGone(doomed);
    }
    await look();
    toast(games.deleted);
  };

  const kept = listed.value?.games ?? [];
  const broken = listed.value?.broken.length ?? 0;
  return (
    <section class="game-list">
      <h2>{games.here}</h2>
      {broken > 0 && (
        <Notice>
          <p>{games.unreadable(broken)}</p>
          <Button
            kind="bare"
            onClick={() => {
              deleting.value = 'broken';
            }}
          >
            {games.delete}
          </Button>
        </Notice>
      )}
      {listed.value === undefined ? (
        <p class="quiet">{games.loading}</p>
      ) : kept.length === 0 ? (
        <>
          <p>{games.none}</p>
          <p>
            <LinkButton href="/">{games.play}</LinkButton>
          </p>
        </>
      ) : (
        <ul>
          {kept.slice(0, showsAll.value ? kept.length : SHOWN).map((game) => (
            <KeptGame
              key={game.id}
              game={game}
              onDelete={() => {
                deleting.value = game;
              }}
            />
          ))}
        </ul>
      )}
      {kept.length > SHOWN && !showsAll.value && (
        <p>
          <Button
            kind="quiet"
            onClick={() => {
              showsAll.value = true;
            }}
          >
            {games.showAll(kept.length)}
          </Button>
        </p>
      )}
      <MoveGames hasGames={kept.length + broken > 0} onImported={() => void look()} />
      {deleting.value !== undefined && (
        <AskDialog
          heading={games.askDelete}
          text={games.askDeleteText}
          yes={games.delete}
          no={games.keep}
          onYes={() => void remove()}
          onNo={() => {
            deleting.value = undefined;
          }}
        />
      )}
    </section>
  );
};

/** Who plays which game, in a line. */
const titleOf = ({ game, people, bots }: GameHead): string => {
  const { games } = t();
  const botNames = bots.map(({ name }) => name);
  if (people !== undefined) return games.passed(games.titles[game], [...people, ...botNames]);
  return bots.length === 0 ? games.alone(games.titles[game]) : games.withBots(games.titles[game], botNames);
};

/** How it stands: the round, or who has won. */
const stateOf = ({ game, people, bots, standing }: GameHead): string => {
  const { games, play } = t();
  const { isOver, round, winners, scores } = standing;
  if (!isOver) return games.running(round);
  const names = [...(people ?? [play.you]), ...bots.map(({ name }) => name)];
  const [score = 0] = scores;
  if (names.length === 1) return game === 'buyword' ? games.overWith(play.price(score)) : games.over;
  return games.overWith(games.won(winners.map((seat) => names[seat] ?? '')));
};

const KeptGame = ({ game, onDelete }: { readonly game: GameHead; readonly onDelete: () => void }) => {
  const { games, replay } = t();
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const { isOver } = game.standing;
  return (
    <li class="game-row">
      <div>
        <h3>{titleOf(game)}</h3>
        <p>{stateOf(game)}</p>
        <p class="quiet">
          <time dateTime={new Date(game.changedAtMs).toISOString()} translate={false}>
            {when.format(game.changedAtMs)}
          </time>
        </p>
      </div>
      <div class="game-ways">
        <LinkButton kind={isOver ? 'quiet' : 'main'} href={addressOf(game)}>
          {isOver ? games.look : games.goOn}
        </LinkButton>
        {isOver && (
          <LinkButton kind="quiet" href={addressOfLocalReplay(game.id)}>
            {replay.again}
          </LinkButton>
        )}
        <Button kind="bare" onClick={onDelete}>
          {games.delete}
        </Button>
      </div>
    </li>
  );
};

type MoveProps = { readonly hasGames: boolean; readonly onImported: () => void };

/** Takes the games of this device elsewhere, or takes in those of another. */
const MoveGames = ({ hasGames, onImported }: MoveProps) => {
  const { games, replay } = t();
  const save = async (): Promise<void> => {
    const { store } = await localGames();
    const file = new Blob([await exportGames(store)], { type: 'application/json' });
    downloadFile('wordstake-games.json', file);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const { store } = await localGames();
    const imported = await importGames(store, await file.text());
    toast(imported === undefined ? games.noGamesFile : games.imported(imported));
    onImported();
  };
  return (
    <p class="game-ways">
      {hasGames && (
        <Button kind="quiet" icon="download" onClick={() => void save()}>
          {games.export}
        </Button>
      )}
      <label class="button button-quiet file-button">
        {games.import}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <LinkButton kind="quiet" href="/replay">
        {replay.openHeading}
      </LinkButton>
    </p>
  );
};
