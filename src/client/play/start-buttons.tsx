import { signal, useSignal } from '@preact/signals';
import { t } from '../language.ts';
import { followLink } from '../route.ts';
import { AskDialog } from './ask-dialog.tsx';
import { hasRunningGame, startGame } from './play-state.ts';

const BOT_COUNTS = [1, 2, 3] as const;
const botCount = signal<number>(2);

/** One tap to a game: alone, or with bots; a game that still runs is not given up unasked. */
export const StartButtons = () => {
  const { play } = t();
  const asked = useSignal<number | undefined>(undefined);
  const running = hasRunningGame();
  const start = (bots: number): void => {
    if (running) asked.value = bots;
    else startGame(bots);
  };
  return (
    <div class="start">
      {running && (
        <a class="button start-button" href="/play" onClick={followLink}>
          {play.goOn}
        </a>
      )}
      <button type="button" class={startClass(running)} onClick={() => start(0)}>
        {play.alone}
      </button>
      <button type="button" class={startClass(running)} onClick={() => start(botCount.value)}>
        {play.withBots}
      </button>
      <BotOptions />
      {asked.value !== undefined && (
        <AskDialog
          heading={play.askNew}
          text={play.askNewText}
          yes={play.giveUp}
          onYes={() => startGame(asked.value ?? 0)}
          onNo={() => {
            asked.value = undefined;
          }}
        />
      )}
    </div>
  );
};

const startClass = (running: boolean): string =>
  running ? 'button button-quiet start-button' : 'button start-button';

const BotOptions = () => {
  const { play } = t();
  return (
    <details class="start-options">
      <summary>{play.options}</summary>
      <fieldset class="tiers">
        <legend>{play.bots}</legend>
        {BOT_COUNTS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="bots"
              checked={botCount.value === count}
              onChange={() => {
                botCount.value = count;
              }}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
};
