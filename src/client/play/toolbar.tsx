import { useSignal } from '@preact/signals';
import { t } from '../language.ts';
import { navigate } from '../route.ts';
import { AskDialog } from './ask-dialog.tsx';
import { game, hasRunningGame, startGame } from './play-state.ts';
import { PriceList } from './price-list.tsx';

/** The price list, a new game, the way home; a game that still runs is not left unasked. */
export const Toolbar = () => {
  const { play } = t();
  const shown = useSignal<'prices' | 'new' | 'home' | undefined>(undefined);
  const close = (): void => {
    shown.value = undefined;
  };
  const startNew = (): void => {
    close();
    startGame(game.value?.bots.length ?? 0);
  };
  const goHome = (): void => {
    close();
    navigate('/');
  };
  return (
    <div class="toolbar">
      <h1>{play.heading}</h1>
      <div class="toolbar-buttons">
        <button
          type="button"
          onClick={() => {
            shown.value = 'prices';
          }}
        >
          {play.priceList}
        </button>
        <button
          type="button"
          onClick={() => {
            if (hasRunningGame()) shown.value = 'new';
            else startNew();
          }}
        >
          {play.newGame}
        </button>
        <button
          type="button"
          onClick={() => {
            if (hasRunningGame()) shown.value = 'home';
            else goHome();
          }}
        >
          {play.home}
        </button>
      </div>
      {shown.value === 'prices' && <PriceList onClose={close} />}
      {shown.value === 'new' && (
        <AskDialog
          heading={play.askNew}
          text={play.askNewText}
          yes={play.giveUp}
          onYes={startNew}
          onNo={close}
        />
      )}
      {shown.value === 'home' && (
        <AskDialog
          heading={play.askHome}
          text={play.askHomeText}
          yes={play.leave}
          onYes={goHome}
          onNo={close}
        />
      )}
    </div>
  );
};
