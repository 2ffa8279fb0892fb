import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';
import { game, reopenGame, resumeGame, saveWasBroken, trouble, view } from '../play/play-state.ts';
import { StartButtons } from '../play/start-buttons.tsx';
import { Table } from '../play/table.tsx';
import { Toolbar } from '../play/toolbar.tsx';

/** The table with its game; where there is none, the ways to start one. */
export const Play = () => {
  useEffect(resumeGame, []);
  const seen = view.value;
  return (
    <>
      <Toolbar />
      {trouble.value !== undefined ? (
        <Trouble />
      ) : game.value === undefined ? (
        <NoGame />
      ) : seen === undefined ? (
        <p class="notice quiet">{t().play.opening}</p>
      ) : (
        <Table key={game.value.seed} view={seen} />
      )}
    </>
  );
};

const NoGame = () => {
  const { play } = t();
  return (
    <section class="no-game">
      <p role="status">{saveWasBroken.value ? play.saveBroken : play.noGame}</p>
      <StartButtons />
    </section>
  );
};

const Trouble = () => {
  const { play } = t();
  return (
    <div class="notice" role="alert">
      <p>{trouble.value?.code === 'words-broken' ? play.broken : play.unreachable}</p>
      <button type="button" class="button" onClick={reopenGame}>
        {play.retry}
      </button>
    </div>
  );
};
