import { useSignal } from '@preact/signals';
import { playedVariants } from '../../catalog/variants.ts';
import { ok } from '../../shared/result.ts';
import { listedGame } from '../base/game-list.ts';
import { language } from '../base/language.ts';
import { addressOfLocalReplay, withReview } from '../base/replay-addresses.ts';
import { t } from '../base/texts.ts';
import { recountRecords } from '../saves/count-finished.ts';
import { downloadFile } from '../saves/download-file.ts';
import { localGames } from '../saves/games.ts';
import { exportGames, importGames } from '../saves/move-games.ts';
import { addressOf, noteGone } from '../saves/running-game.ts';
import { bySeat, type GameHead } from '../saves/saved-game.ts';
import { coachWays } from '../table/coach-ways.ts';
import { Button, FileButton, LinkButton } from '../ui/button.tsx';
import { AskButton } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { When } from '../ui/when.tsx';
import { nameOfDaily } from './daily-name.ts';

/** More than this are shown when asked for. */
const SHOWN = 20;

const readGames = async () => ok(await (await localGames()).store.list());

/** The games of this device: to go on with, to look at again, to delete, to take elsewhere. */
export const LocalGamesList = () => {
  const { games } = t();
  const { value: listed, ask: look } = useAnswer(readGames);
  const showsAll = useSignal(false);
  const { games: kept = [], broken = [] } = listed ?? {};
  const remove = async (ids: readonly string[]): Promise<void> => {
    const { store } = await localGames();
    for (const id of ids) await store.drop(id);
    await look();
    toast(games.deleted);
  };
  return (
    <section class="stack">
      <h2>{games.here}</h2>
      {broken.length > 0 && (
        <Notice>
          <p>{games.unreadable(broken.length)}</p>
          <DeleteButton onDelete={() => remove(broken.map(({ id }) => id))} />
        </Notice>
      )}
      {listed === undefined ? (
        <p class="quiet">{games.loading}</p>
      ) : kept.length === 0 ? (
        <>
          <p>{games.none}</p>
          <p>
            <LinkButton href="/">{games.play}</LinkButton>
          </p>
        </>
      ) : (
        <ul class="stack">
          {kept.slice(0, showsAll.value ? kept.length : SHOWN).map((game) => (
            <KeptGame
              key={game.id}
              game={game}
              onDelete={async () => {
                await remove([game.id]);
                noteGone(game);
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
      <MoveGames hasGames={kept.length + broken.length > 0} onImported={() => void look()} />
    </section>
  );
};

const DeleteButton = ({ onDelete }: { readonly onDelete: () => unknown }) => {
  const { askDelete: heading, askDeleteText: text, delete: yes, keep: no } = t().games;
  return <AskButton kind="bare" {...{ heading, text, yes, no }} onYes={onDelete} />;
};

/** Who plays which game, in a line. */
const titleOf = ({ game, people, bots, daily, fork }: GameHead): string => {
  const { games } = t();
  if (daily !== undefined) return nameOfDaily(daily);
  const { title } = listedGame(game);
  if (fork !== undefined) return coachWays().forkTitle(title, fork.round);
  const botNames = bots.map(({ name }) => name);
  if (people !== undefined) return games.passed(title, [...people, ...botNames]);
  return bots.length === 0 ? games.alone(title) : games.withBots(title, botNames);
};

/** How it stands: the round, or who has won; one's money or chips; what is not as usual. */
const stateOf = (head: GameHead): string => {
  const { game, people, bots, seat = 0, standing, options, hints = 0 } = head;
  const { games, play } = t();
  const { isOver, round, winners, scores } = standing;
  const names = bySeat(
    head,
    people ?? [play.you],
    bots.map(({ name }) => name),
  );
  const score = people === undefined ? scores[seat] : undefined;
  const sum = score === undefined ? [] : [listedGame(game).formatScore(language.value, score)];
  const rules = playedVariants(game, options).map(({ label }) => label(language.value));
  const told = !isOver
    ? [games.running(round), ...sum]
    : names.length === 1
      ? [games.overWith(sum.join(''))]
      : [games.overWith(games.won(winners.map((seat) => names[seat] ?? ''))), ...sum];
  const helped = hints === 0 ? [] : [coachWays().hint.taken(hints)];
  return [...told, ...helped, ...rules].join(' · ');
};

const KeptGame = ({ game, onDelete }: { readonly game: GameHead; readonly onDelete: () => unknown }) => {
  const { games, replay } = t();
  const { isOver } = game.standing;
  return (
    <li class="game-row split gap-8 lines-4 panel pad-5">
      <div>
        <h3 class="title">{titleOf(game)}</h3>
        <p>{stateOf(game)}</p>
        <p class="quiet">
          <When atMs={game.changedAtMs} />
        </p>
      </div>
      <div class="row lines-4">
        <LinkButton kind={isOver ? 'quiet' : 'main'} href={addressOf(game)}>
          {isOver ? games.look : games.goOn}
        </LinkButton>
        {isOver && (
          <>
            <LinkButton kind="quiet" href={addressOfLocalReplay(game.id)}>
              {replay.again}
            </LinkButton>
            <LinkButton kind="quiet" href={withReview(addressOfLocalReplay(game.id))}>
              {coachWays().open}
            </LinkButton>
          </>
        )}
        <DeleteButton onDelete={onDelete} />
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
  const take = async (file: File): Promise<void> => {
    const { store } = await localGames();
    const imported = await importGames(store, await file.text());
    await recountRecords();
    toast(imported === undefined ? games.noGamesFile : games.imported(imported));
    onImported();
  };
  return (
    <p class="row lines-4">
      {hasGames && (
        <Button kind="quiet" icon="download" onClick={() => void save()}>
          {games.export}
        </Button>
      )}
      <FileButton accept=".json,application/json" onFile={take}>
        {games.import}
      </FileButton>
      <LinkButton kind="quiet" href="/replay">
        {replay.openHeading}
      </LinkButton>
    </p>
  );
};
